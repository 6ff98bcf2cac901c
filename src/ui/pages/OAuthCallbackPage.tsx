import { Link, useLoaderData } from 'react-router';
import { buttonClass } from '../components/buttonStyles.ts';
import { PageActions, TextPage } from '../components/TextPage.tsx';

/** Shown only when the way back from a provider did not lead to a session. */
export function OAuthCallbackPage() {
  const problem = useLoaderData<string>();
  return (
    <TextPage as="div" title="Not signed in">
      <p role="alert">{problem}</p>
      <PageActions>
        <Link className={buttonClass('primary')} to="/auth">
          Try again
        </Link>
        <Link className={buttonClass()} to="/">
          Back to home
        </Link>
      </PageActions>
    </TextPage>
  );
}
