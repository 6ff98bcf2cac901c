import { Suspense } from 'react';
import { useRouteError } from 'react-router';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { PageAwayError, PageNotHereError, type PagePlace } from './pageErrors.ts';

interface ErrorProps {
  readonly as: PagePlace;
}

/** Loaded with their first use, or ahead by `LateParts`. */
const AwayPage = lazyPart(async () => (await import('./AwayPage.tsx')).AwayPage, Missing);
const UnexpectedPage = lazyPart(
  async () => (await import('./UnexpectedPage.tsx')).UnexpectedPage,
  Missing,
);

/** Shown in place of a page that failed. `main` if no layout surrounds it. */
export function ErrorPage({ as }: ErrorProps) {
  const error = useRouteError();
  return (
    <Suspense>
      {error instanceof PageAwayError || isMissing(error) ? (
        <AwayPage as={as} error={error} />
      ) : (
        <UnexpectedPage as={as} error={error} />
      )}
    </Suspense>
  );
}

/** The messages of browsers for a dynamic import that failed. */
const NO_SCRIPT = /dynamically imported module|importing a module script failed/i;

function isMissing(error: unknown): boolean {
  if (error instanceof PageNotHereError) return true;
  return error instanceof TypeError && NO_SCRIPT.test(error.message);
}

/** Shown if neither a page nor the page for errors can be loaded. */
function Missing({ as: Tag }: ErrorProps) {
  const t = useText();
  return (
    <Tag className="px-page py-16">
      <h1 className="mb-5 text-title">{t('frame.notHere')}</h1>
      <a className={buttonClass('primary')} href={window.location.href}>
        {t('frame.tryAgain')}
      </a>
    </Tag>
  );
}
