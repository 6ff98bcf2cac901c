import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Judgement } from '#engine/clues/judgement.ts';
import { Button } from '../components/Button.tsx';
import { ErrorSwatch } from '../components/ErrorSwatch.tsx';
import type { BoardStore } from '../store/boardStore.ts';
import { firstConflict } from '../legend/firstConflict.ts';
import { PlayNote } from './PlayNote.tsx';
import { checkText, foresightText } from './playText.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import type { Play } from './usePlay.ts';

/**
 * What play has to say: a trial under way, a mistake that is final, the answer of a check or of
 * foresight.
 */
export function PlayNotes({ store, play }: { store: BoardStore; play: Play }) {
  const { checked, foresight } = play;
  const { width } = store.current().board;
  const trials = useSelector(store.actor, ({ context }) => context.trials.length);
  return (
    <div className="flex flex-col gap-2 empty:hidden" role="status">
      {store.mode.isFinal && <MistakeNote store={store} />}
      {trials > 0 && <TrialNote store={store} depth={trials} />}
      {checked && <PlayNote>{checkText(checked)}</PlayNote>}
      {foresight?.answer && (
        // A new one each time, so that it is spoken again when it is asked for again.
        <PlayNote key={`foresight ${foresight.shows}`}>
          {foresightText(foresight.answer, width)}
        </PlayNote>
      )}
    </div>
  );
}

/** A trial under way: whether it contradicts, and the two ways to end it. */
function TrialNote({ store, depth }: { store: BoardStore; depth: number }) {
  const isContradicted = useIsContradicted(store);
  return (
    <PlayNote
      isWrong={isContradicted}
      actions={
        <>
          <Button
            size="small"
            aria-keyshortcuts="K"
            onClick={() => store.actor.send({ type: 'trial.keep' })}
          >
            Keep
          </Button>
          <Button
            size="small"
            kind={isContradicted ? 'primary' : 'plain'}
            aria-keyshortcuts="D"
            onClick={() => store.actor.send({ type: 'trial.drop' })}
          >
            Drop
          </Button>
        </>
      }
    >
      {isContradicted && <ErrorSwatch size={18} />}
      {depth === 1 ? 'Trial' : `Trial ${depth}`}
      {isContradicted
        ? ': this cannot be, something in it is wrong.'
        : ': what you paint now is only tried.'}
    </PlayNote>
  );
}

/** Whether something is broken that was not when the trial began. */
function useIsContradicted(store: BoardStore): boolean {
  const isBroken = useBoardSnapshot(store, (snapshot) => firstConflict(snapshot) !== null);
  const start = useSelector(store.actor, ({ context }) => context.trials.at(-1)?.grid);
  const solution = useSelector(store.actor, ({ context }) => context.solution);
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
function MistakeNote({ store }: { store: BoardStore }) {
  const isWrong = useSelector(store.actor, (snapshot) =>
    snapshot.matches({ finality: 'mistaken' }),
  );
  if (!isWrong) return null;
  return (
    <PlayNote
      isWrong
      actions={
        <Button
          size="small"
          kind="primary"
          aria-keyshortcuts="Z"
          onClick={() => store.actor.send({ type: 'history.undo' })}
        >
          Take it back
        </Button>
      }
    >
      <ErrorSwatch size={18} />
      This is not as it should be. One step back helps.
    </PlayNote>
  );
}
