import { useState } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../components/Button.tsx';
import { buttonClass } from '../components/buttonStyles.ts';
import { PageActions, TextPage } from '../components/TextPage.tsx';
import { useText } from '../texts/useText.ts';

/** Shown when a bug reaches the router: the error on request, and a link home. */
export function ErrorPage() {
  const t = useText();
  const error = useRouteError();
  const [isShown, setShown] = useState(false);
  return (
    <TextPage as="main" title={t('site.wentWrong')}>
      <p>{t('site.wentWrongHelp')}</p>
      <PageActions>
        <a className={buttonClass('primary')} href="/">
          {t('site.backToHome')}
        </a>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t('site.hideError') : t('site.showError')}
        </Button>
      </PageActions>
      {isShown && (
        <pre className="my-4 max-w-full rounded-control bg-base-200 p-4 font-[ui-monospace,monospace] text-note/normal wrap-anywhere whitespace-pre-wrap">
          {describe(error)}
        </pre>
      )}
    </TextPage>
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error, null, 2);
}
