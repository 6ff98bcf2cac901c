import { Link, useLocation, useSearchParams } from 'react-router';
import { signInProblem } from './oauth.ts';
import { keepReturn } from './signedIn.ts';
import { useMe } from './useMe.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { askNow } from '#ui/shared/api/reach.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { useOutageCause } from '#ui/shared/platform/outageCause.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { ConfirmationProvider } from './Confirmation.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportAccount } from './ExportAccount.tsx';
import { Identities } from './Identities.tsx';
import { Picture } from './Picture.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';

/** The settings of the own account; for visitors a link to sign in. */
export default function AccountSettings() {
  const t = useText();
  const me = useMe();
  const isOnline = useNetwork() === 'online';
  const [search] = useSearchParams();
  if (!me && !isOnline) return <Offline />;
  if (me === undefined) return <p className="text-muted">{t('ownAccount.loading')}</p>;
  if (me === null) return <SignedOut />;
  const problem = signInProblem(search.get('error'));
  return (
    <div className="flex flex-col gap-7">
      {problem !== null && (
        <p className="text-error" role="alert">
          {t.say(problem)}
        </p>
      )}
      {!isOnline && <Offline />}
      <Picture me={me} />
      <ProfileForm key={me.id} me={me} />
      <ConfirmationProvider>
        <Identities />
        <Sessions />
        <ExportAccount />
        <DeleteAccount me={me} />
      </ConfirmationProvider>
    </div>
  );
}

function Offline() {
  const t = useText();
  const cause = useOutageCause();
  return (
    <div className="flex flex-col items-start gap-2.5" role="status">
      <p className="text-muted">{t('ownAccount.offline', { cause })}</p>
      <Button onClick={() => void askNow()}>{t('ownAccount.tryAgain')}</Button>
    </div>
  );
}

function SignedOut() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <div className="flex flex-col items-start gap-2.5">
      <p className="text-muted">{t('ownAccount.signedOut')}</p>
      <Link
        className={buttonClass('primary')}
        to="/auth"
        onClick={() => keepReturn(`${pathname}#account`)}
      >
        {t('ownAccount.signIn')}
      </Link>
    </div>
  );
}
