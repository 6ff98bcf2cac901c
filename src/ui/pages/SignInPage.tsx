import { message } from '#texts/message.ts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { noteSignedIn, takeReturn } from '#ui/people/account/signedIn.ts';
import { signInProblem } from '#ui/people/account/signInProblem.ts';
import { SignInPanel } from '#ui/people/account/SignInPanel.tsx';
import { useMe } from '#ui/people/account/useMe.ts';
import { TextPage } from '#ui/shared/components/TextPage.tsx';
import { network } from '#ui/shared/platform/network.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/useText.ts';

/** Sign in or sign up, in one place. */
export function SignInPage() {
  const t = useText();
  const me = useMe();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSignedIn = me !== null && me !== undefined;
  /** The kept path can be taken once: signing in here goes there before the account is read. */
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    if (isSignedIn) {
      hasLeft.current = true;
      notify({ kind: 'success', message: message('account.signedIn') });
      void navigate(takeReturn(), { replace: true });
    } else if (network.current() !== 'online') {
      notify({ kind: 'error', message: message('account.offline') });
      void navigate('/', { replace: true });
    }
  }, [isSignedIn, navigate]);
  const problem = signInProblem(search.get('error'));
  const onSignedIn = () => {
    hasLeft.current = true;
    noteSignedIn(true);
    void navigate(takeReturn(), { replace: true });
  };
  return (
    // As high as the window: the footer stays where it is when it is known how to sign in here.
    <div className="min-h-dvh">
      <TextPage as="div" title={t('account.title')}>
        <p className="text-muted">{t('account.intro')}</p>
        {problem !== null && (
          <p className="text-error" role="alert">
            {t.say(problem)}
          </p>
        )}
        <SignInPanel onSignedIn={onSignedIn} />
      </TextPage>
    </div>
  );
}
