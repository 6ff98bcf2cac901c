import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { askNow } from '#ui/shared/api/reach.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { OutageMessage } from '#ui/shared/components/OutageMessage.tsx';
import { PageActions, TextPage } from '#ui/shared/components/TextPage.tsx';
import { isEmbedded } from '#ui/shared/platform/embedding.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { PageAwayError, type PagePlace } from './pageErrors.ts';

const FIRST_DELAY_MS = 3000;
const LONGEST_DELAY_MS = 60_000;

interface Props {
  readonly as: PagePlace;
  readonly error: unknown;
}

/**
 * Shown in place of a page while the server does not answer. The address stays, and the page opens
 * by itself when the server is back.
 */
export function AwayPage(props: Props) {
  return props.error instanceof PageAwayError ? (
    <DataAway {...props} error={props.error} />
  ) : (
    <ScriptAway {...props} />
  );
}

/** The data could not be loaded: the loader of the page runs again. */
function DataAway({ as, error }: Props & { error: PageAwayError }) {
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  useRetry(error, retry);
  return <Away as={as} error={error} onRetry={retry} />;
}

/**
 * The script could not be loaded. Browsers remember that, so the document is loaded again; not
 * before the server answers, because the visitor would lose the site.
 */
function ScriptAway(props: Props) {
  const isAway = useNetwork() === 'offline';
  const wasAway = useRef(false);
  useEffect(() => void askNow(), []);
  useEffect(() => {
    if (!isAway && wasAway.current) window.location.reload();
    wasAway.current = isAway;
  }, [isAway]);
  return isAway ? <Away {...props} /> : <NotHere as={props.as} />;
}

/** Retry when the network is back, and with growing delays while retries fail. */
function useRetry(error: PageAwayError, retry: () => void): void {
  const network = useNetwork();
  const delayMs = useRef(network === 'online' ? FIRST_DELAY_MS : 0);
  const newest = useRef(retry);
  useEffect(() => {
    newest.current = retry;
  });
  useEffect(() => {
    if (network !== 'online') return undefined;
    const timer = setTimeout(() => newest.current(), delayMs.current);
    delayMs.current = Math.min(Math.max(2 * delayMs.current, FIRST_DELAY_MS), LONGEST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [error, network]);
}

function Away({ as: Tag, error, onRetry }: Props & { onRetry?: () => void }) {
  const t = useText();
  usePageTitle(null);
  const home = (
    <a className={buttonClass()} href="/">
      {t('site.backToHome')}
    </a>
  );
  return (
    <Tag className="flex min-h-dvh items-start justify-center px-page pt-16 pb-20 max-sm:pt-8">
      <OutageMessage
        as="h1"
        reason={error instanceof PageAwayError ? error.reason : null}
        onRetry={onRetry}
        further={isEmbedded() ? null : home}
      />
    </Tag>
  );
}

/** A script that can't be loaded though the server answers: the site was updated. */
function NotHere({ as }: { as: PagePlace }) {
  const t = useText();
  return (
    <TextPage as={as} title={t('frame.notHere')}>
      <p>{t('frame.notHereHelp')}</p>
      <PageActions>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {t('frame.tryAgain')}
        </Button>
        <a className={buttonClass()} href="/">
          {t('site.backToHome')}
        </a>
      </PageActions>
    </TextPage>
  );
}
