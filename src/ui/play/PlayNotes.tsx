import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Judgement } from '#engine/clues/verdict.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { ErrorSwatch } from '#ui/shared/components/ErrorSwatch.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { focusedElement, tabbableCell } from '#ui/shared/platform/focus.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { checkText, foresightText } from './playText.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useNoteArrival } from '#ui/workspace/noteArrival.ts';
import type { Play } from './usePlay.ts';

/** Notes of the play: a trial, a final mistake, the result of a check, the answer of foresight. */
export default function PlayNotes({ store, play }: { store: BoardStore; play: Play }) {
  const t = useText();
  const { checked, foresight } = play;
  const { width } = store.current().board;
  const trials = useSelector(store.actor, ({ context }) => context.trials.length);
  return (
    <div className="flex flex-col gap-2 empty:hidden" role="status">
      {store.mode.isFinal && <MistakeNote store={store} />}
      {trials > 0 && <TrialNote store={store} depth={trials} />}
      {checked && <PlayNote>{t.say(checkText(checked))}</PlayNote>}
      {foresight?.answer && (
        // The key changes with each use, so that an equal answer is announced again.
        <PlayNote key={`foresight ${foresight.shows}`}>
          {t.say(foresightText(foresight.answer, width))}
        </PlayNote>
      )}
    </div>
  );
}

/**
 * The note of a trial: a contradiction if there is one, and buttons that keep or discard the trial.
 */
function TrialNote({ store, depth }: { store: BoardStore; depth: number }) {
  const t = useText();
  const isContradicted = useIsContradicted(store);
  return (
    <PlayNote
      isWrong={isContradicted}
      actions={
        <>
          <Button size="small" aria-keyshortcuts="K" onClick={() => endTrial(store, 'trial.keep')}>
            {t('play.keepTrial')}
          </Button>
          <Button
            size="small"
            kind={isContradicted ? 'primary' : 'plain'}
            aria-keyshortcuts="D"
            onClick={() => endTrial(store, 'trial.drop')}
          >
            {t('play.dropTrial')}
          </Button>
        </>
      }
    >
      {isContradicted && <ErrorSwatch size={18} />}
      {t(isContradicted ? 'play.trialContradicted' : 'play.trial', { depth })}
    </PlayNote>
  );
}

/** End the last trial. The board takes the focus from buttons that leave with it. */
function endTrial({ actor }: BoardStore, type: 'trial.keep' | 'trial.drop'): void {
  actor.send({ type });
  queueMicrotask(() => {
    if (focusedElement() === null) tabbableCell()?.focus({ preventScroll: true });
  });
}

/** True if a clue is violated that was not when the trial began. */
function useIsContradicted(store: BoardStore): boolean {
  const isBroken = useBoardSnapshot(store, (snapshot) => snapshot.faults.length > 0);
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

/** The note of a mistake where colors are final, with a button for the one undo that is allowed. */
function MistakeNote({ store }: { store: BoardStore }) {
  const t = useText();
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
          {t('play.takeMistakeBack')}
        </Button>
      }
    >
      <ErrorSwatch size={18} />
      {t('play.mistake')}
    </PlayNote>
  );
}

const NOTE =
  'rounded-control px-3 py-2.5 text-aside max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-x-3 max-xl:gap-y-1 max-xl:py-1 phone:flex-nowrap phone:justify-between phone:gap-y-2 phone:py-1 flat:max-[640px]:flex-wrap [&_svg]:mr-2 [&_svg]:inline-block [&_svg]:align-[-3px]';

/** A note with buttons. */
function PlayNote({
  isWrong = false,
  actions,
  children,
}: {
  isWrong?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}) {
  useNoteArrival(isWrong);
  return (
    <div className={`${NOTE} ${isWrong ? 'bg-fault-fill' : 'bg-fill-1'}`}>
      <p>{children}</p>
      {actions && (
        <div className="mt-2 flex gap-2 max-xl:mt-0 phone:flex-none flat:max-[640px]:gap-1 flat:max-[640px]:*:px-2.5">
          {actions}
        </div>
      )}
    </div>
  );
}
