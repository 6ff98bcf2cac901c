import { Link, useLoaderData } from 'react-router';
import { BlockedAppeal } from '#ui/people/account/BlockedAppeal.tsx';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { PageActions, TextPage } from '#ui/shared/components/TextPage.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { FailedSignIn } from './oauthLoader.ts';

/** Shown if the redirect from a provider did not lead to a session. */
export function OAuthCallbackPage() {
  const t = useText();
  const { problem, appeal } = useLoaderData<FailedSignIn>();
  return (
    <TextPage as="div" title={t('account.notSignedIn')}>
      <p role="alert">{t.say(problem)}</p>
      {appeal && <BlockedAppeal appeal={appeal} />}
      <PageActions>
        <Link className={buttonClass('primary')} to="/auth">
          {t('account.tryAgain')}
        </Link>
        <Link className={buttonClass()} to="/">
          {t('account.backHome')}
        </Link>
      </PageActions>
    </TextPage>
  );
}
