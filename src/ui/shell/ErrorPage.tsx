import { useState } from 'react';
import { useRouteError } from 'react-router';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { PageActions, TextPage } from '#ui/shared/components/TextPage.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** A page could not be loaded: there is no network, or the site was updated. */
export class PageNotHereError extends Error {
  constructor(options: ErrorOptions) {
    super('missing', options);
    this.name = 'PageNotHereError';
  }
}

type Place = 'main' | 'div';

/** Shown in place of a page that failed. `main` if no layout surrounds it. */
export function ErrorPage({ as }: { as: Place }) {
  const error = useRouteError();
  if (isMissing(error)) return <NotHere as={as} />;
  return <Unexpected as={as} error={error} />;
}

/** The messages of browsers for a dynamic import that failed. */
const NO_SCRIPT = /dynamically imported module|importing a module script failed/i;

function isMissing(error: unknown): boolean {
  if (error instanceof PageNotHereError) return true;
  return error instanceof TypeError && NO_SCRIPT.test(error.message);
}

/** An unexpected error reached the router: its details on request, and a link home. */
function Unexpected({ as, error }: { as: Place; error: unknown }) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextPage as={as} title={t('site.wentWrong')}>
      <p>{t('site.wentWrongHelp')}</p>
      <PageActions>
        <HomeLink kind="primary" />
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

/** A page that can't be loaded now and is not cached. */
function NotHere({ as }: { as: Place }) {
  const t = useText();
  return (
    <TextPage as={as} title={t('frame.notHere')}>
      <p>{t('frame.notHereHelp')}</p>
      <PageActions>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {t('frame.tryAgain')}
        </Button>
        <HomeLink kind="plain" />
      </PageActions>
    </TextPage>
  );
}

/** A link home that reloads the site. */
function HomeLink({ kind }: { kind: 'primary' | 'plain' }) {
  const t = useText();
  return (
    <a className={buttonClass(kind)} href="/">
      {t('site.backToHome')}
    </a>
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error, null, 2);
}
