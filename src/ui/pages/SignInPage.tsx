import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SIGN_IN_PROBLEMS } from '#contract/auth.ts';
import { noteSignedIn, takeReturn } from '../account/signedIn.ts';
import { SignInPanel } from '../account/SignInPanel.tsx';
import { useMe } from '../account/useMe.ts';
import { TextPage } from '../components/TextPage.tsx';
import { notify } from '../platform/notices.ts';

/** Sign in or sign up, in one place. */
export function SignInPage() {
  const me = useMe();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSignedIn = me !== null && me !== undefined;
  useEffect(() => {
    if (isSignedIn) {
      notify({ kind: 'success', message: 'Signed in automatically' });
      void navigate(takeReturn(), { replace: true });
    } else if (!navigator.onLine) {
      notify({ kind: 'error', message: 'Failed to sign in because you are offline' });
      void navigate('/', { replace: true });
    }
  }, [isSignedIn, navigate]);
  const problem = problemOf(search.get('error'));
  const onSignedIn = () => {
    noteSignedIn(true);
    void navigate(takeReturn(), { replace: true });
  };
  return (
    <TextPage as="div" title="Continue with an account">
      <p className="text-muted">Sign in or sign up here</p>
      {problem !== null && (
        <p className="text-error" role="alert">
          {problem}
        </p>
      )}
      <SignInPanel onSignedIn={onSignedIn} />
    </TextPage>
  );
}

/** Our own sentence for what an address says; null for one without a problem. */
function problemOf(code: string | null): string | null {
  if (code === null) return null;
  const known = Object.entries(SIGN_IN_PROBLEMS).find(([name]) => name === code);
  return known?.[1] ?? 'The sign-in did not work. Please try again.';
}
