import { message } from '#texts/message.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { noteSignedIn, takeReturn } from '#ui/people/account/signedIn.ts';
import { signInProblem, goToProvider, PROVIDER_NAMES } from '#ui/people/account/oauth.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { TextPage } from '#ui/shared/components/TextPage.tsx';
import { network, outage, useNetwork } from '#ui/shared/platform/network.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { otherAddress, siteInfo } from '#ui/shared/platform/siteInfo.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '#ui/shared/api/me.ts';
import { describeFailure, NoAnswerError } from '#ui/shared/api/apiErrors.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { OutageMessage } from '#ui/shared/components/OutageMessage.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { signUp } from '#ui/people/account/passkeys.ts';
import { invitationPath } from '#ui/people/account/invitationPath.ts';
import { SignUpNote, useCanSignUp } from '#ui/people/account/SignUpNote.tsx';
import { PasskeyForm } from '#ui/people/account/PasskeyForm.tsx';

/** Sign in or sign up, in one place. */
export function SignInPage() {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSignedIn = me !== null && me !== undefined;
  /**
   * The stored return path can be taken once: signing in here navigates before the account is
   * loaded.
   */
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    if (isSignedIn) {
      hasLeft.current = true;
      notify({ kind: 'success', message: message('account.signedIn') });
      void navigate(takeReturn(), { replace: true });
    } else if (network.current() === 'offlineMode' || outage.current()?.kind === 'noNetwork') {
      notify({ kind: 'error', message: message('account.offline') });
      void navigate('/', { replace: true });
    }
  }, [isSignedIn, navigate]);
  const invitation = search.get('invitation');
  const problem = signInProblem(search.get('error'));
  const onSignedIn = () => {
    hasLeft.current = true;
    noteSignedIn(true);
    void navigate(takeReturn(), { replace: true });
  };
  return (
    // As high as the window, so that the footer does not move when the providers are loaded.
    <div className="min-h-dvh">
      <TextPage as="div" title={t('account.title')}>
        <SignUpNote invitation={invitation} />
        {problem !== null && (
          <p className="text-error" role="alert">
            {t.say(problem)}
          </p>
        )}
        <SignInPanel invitation={invitation} onSignedIn={onSignedIn} />
      </TextPage>
    </div>
  );
}

/** All sign-in methods of this site; passkeys first if there are no others. */
export function SignInPanel({
  invitation,
  onSignedIn,
}: {
  /** The secret of the invitation in the address. */
  invitation: string | null;
  onSignedIn: () => void;
}) {
  const t = useText();
  const { data: providers, error, refetch } = useQuery(providersQuery, queryClient);
  const isOnline = useNetwork() === 'online';
  const site = useSyncExternalStore(siteInfo.subscribe, siteInfo.current);
  const address = otherAddress(site);
  const canSignUp = useCanSignUp(invitation);
  if (address !== null) return <OtherAddress address={address} />;
  if (!providers && (error instanceof NoAnswerError || !isOnline))
    return <OutageMessage onRetry={() => void refetch()} />;
  if (error) return <p role="status">{t.say(describeFailure(error))}</p>;
  if (!providers) return <p className="text-muted">{t('account.moment')}</p>;
  const others = providers.filter((provider) => provider !== 'passkey');
  return (
    <div className="flex max-w-110 flex-col gap-3">
      {others.map((provider, i) => (
        <Button
          key={provider}
          kind={i === 0 ? 'primary' : 'plain'}
          size="large"
          onClick={() => {
            noteSignedIn(false);
            goToProvider(
              provider,
              invitation === null ? '/auth' : invitationPath(invitation),
              invitation,
            );
          }}
        >
          {t('account.continueWith', { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
      {providers.includes('passkey') && (
        <PasskeyForm
          isFirst={others.length === 0}
          signUp={canSignUp ? (name) => signUp(name, invitation) : null}
          onSignedIn={onSignedIn}
        />
      )}
      <p className="text-note text-muted">{t('account.moreSoon')}</p>
    </div>
  );
}

/** Cookies, passkeys and redirects of providers belong to the address of the site alone. */
function OtherAddress({ address }: { address: string }) {
  return (
    <p role="status">
      <RichText
        id="account.otherAddress"
        values={{ address }}
        tags={{
          link: (inside) => (
            <a className="underline" href={`${address}/auth`}>
              {inside}
            </a>
          ),
        }}
      />
    </p>
  );
}
