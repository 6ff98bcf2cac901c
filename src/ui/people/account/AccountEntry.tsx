import { RefreshCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { isOutdated } from '#ui/shared/api/siteVersion.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { useNetwork, useOutage, type Network } from '#ui/shared/platform/network.ts';
import { updateSite } from '#ui/shared/platform/serviceWorker.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { keepReturn } from './signedIn.ts';
import { useMe } from './useMe.ts';
import type { Me } from '#contract/users.ts';

/**
 * The state of the visitor's account in the header. `unknown`: the session is being loaded.
 * `notSignedIn`: signed out in the editor, where signing in would leave the page.
 */
export type AccountState =
  | { readonly kind: 'unknown' | 'signedOut' | 'notSignedIn' | 'offline' | 'outdated' }
  | { readonly kind: 'signedIn'; readonly me: Me };

const EDITOR = /^\/create(?:\/|$)/;

/** Compute the account state for the header. */
export function accountState({
  me,
  network,
  isOutdated,
  path,
}: {
  /** Undefined while it is loaded. */
  me: Me | null | undefined;
  network: Network;
  isOutdated: boolean;
  path: string;
}): AccountState {
  if (network !== 'online') return { kind: 'offline' };
  if (isOutdated) return { kind: 'outdated' };
  if (me === undefined) return { kind: 'unknown' };
  if (me) return { kind: 'signedIn', me };
  return { kind: EDITOR.test(path) ? 'notSignedIn' : 'signedOut' };
}

/**
 * The account area of the header: a link to sign in, notifications and account menu, or the reason
 * why they are missing.
 */
export function AccountEntry() {
  const t = useText();
  const { pathname, search } = useLocation();
  const state = accountState({
    me: useMe(),
    network: useNetwork(),
    isOutdated: useSyncExternalStore(isOutdated.subscribe, isOutdated.current),
    path: pathname,
  });
  switch (state.kind) {
    case 'unknown':
      return <AccountSkeleton />;
    case 'signedOut':
      return (
        <Link
          className={`${buttonClass('plain', 'small')} min-w-38`}
          to="/auth"
          aria-label={t('account.signIn')}
          onClick={() => keepReturn(pathname + search)}
        >
          <span className="max-sm:hidden">{t('account.signIn')}</span>
          <span className="sm:hidden">{t('account.signInShort')}</span>
        </Link>
      );
    case 'notSignedIn':
      return <Note text={t('account.notSignedIn')} />;
    case 'offline':
      return <Offline />;
    case 'outdated':
      return <UpdateSite />;
    case 'signedIn':
      return (
        <>
          <Bell />
          <AccountMenu me={state.me} />
        </>
      );
  }
}

/** The placeholder of bell and picture, of the same size. */
function AccountSkeleton() {
  return (
    <span className="flex h-10 w-21 flex-none justify-end max-sm:w-25" aria-hidden>
      <span className="size-9 rounded-full bg-fill-1" />
    </span>
  );
}

function Offline() {
  const t = useText();
  const isMaintained = useOutage()?.kind === 'maintenance';
  return <Note text={isMaintained ? t('chrome.maintenance') : t('chrome.offline')} />;
}

/** A disabled button with the reason. */
function Note({ text }: { text: string }) {
  return (
    <span className="flex min-w-38 justify-end">
      <Button size="small" disabled>
        {text}
      </Button>
    </span>
  );
}

function UpdateSite() {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  return (
    <span className="flex min-w-38 justify-end">
      <Button
        size="small"
        kind="outline"
        disabled={isBusy}
        onClick={() => {
          setBusy(true);
          void updateSite();
        }}
      >
        <RefreshCw className="size-4" aria-hidden />
        {t('chrome.updateSite')}
      </Button>
    </span>
  );
}
