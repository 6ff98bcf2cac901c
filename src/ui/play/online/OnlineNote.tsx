import { CloudOff } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { keepReturn } from '#ui/people/account/signedIn.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { useReader } from './useCompletion.ts';

const NOTE = 'text-meta text-muted';

/** A note on how a solve is saved, for visitors who are signed out or offline. */
export function OnlineNote({ isSolved }: { isSolved: boolean }) {
  const t = useText();
  const network = useNetwork();
  const reader = useReader();
  const { pathname, search } = useLocation();
  if (network !== 'online')
    return (
      <p className={`${NOTE} flex items-center gap-2`}>
        <CloudOff className="size-4 flex-none" aria-hidden />
        {t('online.offline')}
      </p>
    );
  if (reader !== null) return null;
  return (
    <p className={NOTE}>
      <RichText
        id={isSolved ? 'online.signInSolved' : 'online.signIn'}
        tags={{
          link: (words) => (
            <Link
              className="text-base-content underline"
              to="/auth"
              onClick={() => keepReturn(pathname + search)}
            >
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}
