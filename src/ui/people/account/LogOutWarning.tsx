import { useState } from 'react';
import { Link } from 'react-router';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { logOut } from './logOut.ts';

/** Asks before logging out of an account that has no way to sign in again. */
export function LogOutWarning({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await logOut();
    } catch (error) {
      setBusy(false);
      notify({ kind: 'error', message: describeFailure(error) });
    }
  };
  return (
    <Dialog
      title={t('ownAccount.logOutTitle')}
      description={t('ownAccount.logOutWarning')}
      onClose={onClose}
    >
      <p className="mt-2 flex flex-wrap justify-end gap-2">
        <Button disabled={isBusy} onClick={() => void leave()}>
          {t('ownAccount.logOutAnyway')}
        </Button>
        <Link className={buttonClass('primary')} to="/settings#account" onClick={onClose}>
          {t('ownAccount.addSignInMethod')}
        </Link>
      </p>
    </Dialog>
  );
}
