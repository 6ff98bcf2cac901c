import { useState } from 'react';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { PageActions, TextPage } from '#ui/shared/components/TextPage.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { PagePlace } from './pageErrors.ts';

/** An unexpected error reached the router: its details on request, and a link home. */
export function UnexpectedPage({ as, error }: { as: PagePlace; error: unknown }) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextPage as={as} title={t('site.wentWrong')}>
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
