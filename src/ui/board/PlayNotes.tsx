import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { boardOf } from '#engine/clues/boardOf.ts';
import { judge } from '#engine/clues/judge.ts';
import type { Judgement } from '#engine/clues/judgement.ts';
import { Button } from '../components/Button.tsx';
import { ErrorSwatch } from '../components/ErrorSwatch.tsx';
import type { BoardFeed } from './boardFeed.ts';
import { firstFault } from './firstFault.ts';
import { checkWords, foresightWords } from './playWords.ts';
import { useBoardNews } from './useBoardNews.ts';
import type { Play } from './usePlay.ts';

/** What play has to say: a trial under way, a mistake that is final, the answer of a check or of foresight. */
export function PlayNotes({ feed, play }: { feed: BoardFeed; play: Play }) {
  const { checked, foresight } = play;
  const { width } = feed.current().board;
  const trials = useSelector(feed.actor, ({ context }) => context.trials.length);
  const isFinal = useSelector(feed.actor, ({ context }) => context.isFinal);
  return (
    <div className="notes" role="status">
      {isFinal && <MistakeNote feed={feed} />}
      {trials > 0 && <TrialNote feed={feed} depth={trials} />}
      {checked && <p className="note">{checkWords(checked)}</p>}
      {foresight?.answer && <p className="note">{foresightWords(foresight.answer, width)}</p>}
    </div>
  );
}

/** A trial under way: whether it contradicts, and the two ways to end it. */
function TrialNote({ feed, depth }: { feed: BoardFeed; depth: number }) {
  const isContradicted = useIsContradicted(feed);
  return (
    <div className="note" data-wrong={isContradicted || undefined}>
      <p>
        {isContradicted && <ErrorSwatch size={18} />}
        {depth === 1 ? 'Trial' : `Trial ${depth}`}
        {isContradicted
          ? ': this cannot be, something in it is wrong.'
          : ': what you paint now is only tried.'}
      </p>
      <div className="note-actions">
        <Button
          size="small"
          aria-keyshortcuts="K"
          onClick={() => feed.actor.send({ type: 'trial.keep' })}
        >
          Keep
        </Button>
        <Button
          size="small"
          kind={isContradicted ? 'primary' : 'plain'}
          aria-keyshortcuts="D"
          onClick={() => feed.actor.send({ type: 'trial.drop' })}
        >
          Drop
        </Button>
      </div>
    </div>
  );
}

/** Whether something is broken that was not when the trial began. */
function useIsContradicted(feed: BoardFeed): boolean {
  const isBroken = useBoardNews(feed, (news) => firstFault(news) !== null);
  const start = useSelector(feed.actor, ({ context }) => context.trials.at(-1));
  const solution = useSelector(feed.actor, ({ context }) => context.solution);
  const wasBroken = useMemo(
    () => start !== undefined && hasError(judge(boardOf(start), solution)),
    [start, solution],
  );
  return isBroken && !wasBroken;
}

function hasError({ rules, symbols }: Judgement): boolean {
  return (
    rules.some(({ state }) => state === 'error') ||
    [...symbols.values()].some((states) => states.includes('error'))
  );
}

/** Where colors are final: a mistake, and the one step back that is allowed. */
function MistakeNote({ feed }: { feed: BoardFeed }) {
  const isWrong = useBoardNews(feed, ({ judgement }) => judgement.final === 'error');
  if (!isWrong) return null;
  return (
    <div className="note" data-wrong>
      <p>
        <ErrorSwatch size={18} />
        This is not as it should be. One step back helps.
      </p>
      <div className="note-actions">
        <Button
          size="small"
          kind="primary"
          aria-keyshortcuts="Z"
          onClick={() => feed.actor.send({ type: 'history.undo' })}
        >
          Take it back
        </Button>
      </div>
    </div>
  );
}
