import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { message, type Text } from '#texts/message.ts';
import { askNow } from '#ui/shared/api/reach.ts';
import { network, useNetwork, useOutage, type Outage } from '#ui/shared/platform/network.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { needTexts, useText } from '#ui/shared/texts/texts.ts';
import { Button, buttonClass } from './Button.tsx';
import { StateMessage } from './StateMessage.tsx';

needTexts('guards');

interface Words {
  readonly title: Text;
  readonly lines: readonly Text[];
}

/**
 * The state of a page or a part that the server does not answer: the cause, and a button to try
 * again. The server is polled meanwhile (`reach.ts`), and calls are repeated when it is back.
 */
export function OutageMessage({
  as = 'h2',
  reason = null,
  onRetry,
  further,
}: {
  as?: 'h1' | 'h2' | 'h3';
  /** Shown if the server answers other calls. */
  reason?: Text | null;
  /** Called when the visitor tries again and the server was known to answer. */
  onRetry?: (() => void) | undefined;
  /** Further actions. */
  further?: ReactNode;
}) {
  const t = useText();
  const isOfflineMode = useNetwork() === 'offlineMode';
  const { title, lines } = wordsOf(useOutage(), isOfflineMode, reason);
  const actions = (
    <>
      {isOfflineMode ? (
        <Link className={buttonClass()} to="/settings">
          {t('site.settings')}
        </Link>
      ) : (
        <TryAgain onRetry={onRetry} />
      )}
      {further}
    </>
  );
  return (
    <StateMessage as={as} kind="away" title={t.say(title)} actions={actions}>
      {lines.map((line, i) => (
        <p key={i} className="not-first:mt-1.5">
          <TextOnceLoaded text={line} />
        </p>
      ))}
    </StateMessage>
  );
}

/** Asks the server at once. Stays enabled meanwhile, as it would lose the focus. */
function TryAgain({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    const wasOnline = network.current() === 'online';
    setAsking(true);
    const isThere = await askNow();
    setAsking(false);
    // Else the return of the network repeats the calls.
    if (wasOnline && isThere) onRetry?.();
  };
  return (
    <Button aria-busy={isAsking} onClick={() => void ask()}>
      {t('frame.tryAgain')}
    </Button>
  );
}

function wordsOf(outage: Outage | null, isOfflineMode: boolean, reason: Text | null): Words {
  if (isOfflineMode)
    return { title: message('guards.offline'), lines: [message('guards.offlineModeHelp')] };
  switch (outage?.kind) {
    case 'noNetwork':
      return { title: message('guards.offline'), lines: [message('guards.offlineHelp')] };
    case 'maintenance':
      return {
        title: message('guards.maintenance'),
        lines: [outage.sentence, message('guards.serverHelp')],
      };
    case 'unreachable':
    case undefined:
      return {
        title: message('guards.unreachable'),
        lines: [outage ? message('guards.serverHelp') : (reason ?? message('guards.serverHelp'))],
      };
  }
}
