import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { signOut } from '#contract/auth.ts';
import { call } from '../api/client.ts';
import { Button } from '../components/Button.tsx';
import { buttonClass } from '../components/buttonStyles.ts';
import { notify } from '../platform/notices.ts';
import { useText } from '../texts/useText.ts';
import { keepReturn, noteSignedIn } from './signedIn.ts';
import { useMe } from './useMe.ts';

/** In the header: the way to sign in, or who is signed in and the way out. */
export function AccountEntry() {
  const t = useText();
  const me = useMe();
  const { pathname, search } = useLocation();
  if (me === undefined) return null;
  if (me === null)
    return (
      <Link
        className={buttonClass('plain', 'small')}
        to="/auth"
        onClick={() => keepReturn(pathname + search)}
      >
        {t('account.signIn')}
      </Link>
    );
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="max-w-40 truncate max-sm:hidden">{me.name}</span>
      <LogoutButton />
    </span>
  );
}

function LogoutButton() {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const logOut = async () => {
    setBusy(true);
    try {
      await call(signOut, {});
      noteSignedIn(false);
      window.location.reload();
    } catch (error) {
      setBusy(false);
      notify({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Button size="small" disabled={isBusy} onClick={() => void logOut()}>
      {t('account.logOut')}
    </Button>
  );
}
