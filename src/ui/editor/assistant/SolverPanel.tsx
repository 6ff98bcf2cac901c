import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, Copy, Info, LoaderCircle } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useId, useMemo, useState, type Ref } from 'react';
import { message, type Text } from '#texts/message.ts';
import { changedCells } from '#engine/grid/changes.ts';
import { canSolve, findChoice, SOLVER_CHOICES, type SolverChoice } from '#solvers/choices.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { Button, buttonClass, IconButton } from '#ui/shared/components/Button.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { solverText, type SolverText } from './solverText.ts';
import { usePuzzle } from './usePuzzle.ts';
import { obstacleHere, startSolver } from './startSolver.ts';
import { useChangeSince, useEndOfStaleRun, type SolverRun } from './useSolverRun.ts';
import { usePrefetchSolvers } from './prefetchSolvers.ts';

needTexts('solver', 'rules', 'symbols', 'clues');

const SolverDialog = lazyDialog(async () => (await import('./SolverDialog.tsx')).SolverDialog);

const NOTE = 'whitespace-pre-line text-muted';
const BUTTONS = 'flex flex-wrap gap-2.5 *:flex-1';
/** Room around the button when the focus scrolls it into view: its result is below it. */
const IN_SIGHT = '*:scroll-mt-20 *:scroll-mb-40';

/**
 * Solves the puzzle on the board: choice of a solver, result, and buttons that put solutions on the
 * board. The page owns the run, which continues while the panel is not mounted.
 */
export function SolverPanel({
  store,
  run,
  buttonRef,
  onHighlight = ignore,
}: {
  store: BoardStore;
  run: SolverRun;
  /** The button that starts and stops. */
  buttonRef?: Ref<HTMLButtonElement>;
  /** Gets the cells that differ between two solutions while these are shown. */
  onHighlight?: (cells: readonly Cell[]) => void;
}) {
  const t = useText();
  const puzzle = usePuzzle(store);
  useEndOfStaleRun(run, puzzle);
  usePrefetchSolvers();
  const snapshot = useSelector(run, (it) => it);
  const change = useChangeSince(run, puzzle);
  const [choiceId, setChoice] = useState(() => run.getSnapshot().context.request.solver);
  const titleId = useId();
  const choice = findChoice(choiceId);
  if (!choice) return null;
  const isSearching = snapshot.matches('searching');
  const obstacle = whyNot(choice, puzzle);
  const text = solverText(t, snapshot, puzzle, change);
  return (
    <section
      className="solver mx-2 mt-3 flex flex-col gap-3 rounded-dialog border border-line bg-fill-1 px-5 pt-3.5 pb-5"
      aria-labelledby={titleId}
    >
      <PanelHead titleId={titleId} choice={choice} isFixed={isSearching} onChoice={setChoice} />
      {/* Results are below the button, so that it stays where it is. */}
      <div className={`${BUTTONS} ${IN_SIGHT}`}>
        <SolverButton
          ref={buttonRef}
          run={run}
          choice={choice}
          puzzle={puzzle}
          isDisabled={obstacle !== null}
        />
      </div>
      <Claim text={text} />
      {obstacle !== null && !isSearching && <p className={NOTE}>{t.say(obstacle)}</p>}
      <div className={`${BUTTONS} empty:hidden`}>
        <FoundButtons
          key={snapshot.context.startedMs}
          text={text}
          store={store}
          onHighlight={onHighlight}
        />
      </div>
    </section>
  );
}

function ignore(): void {
  // No board highlights cells here.
}

/** The choice of a solver, and the button that opens the list of solvers. */
function PanelHead({
  titleId,
  choice,
  isFixed,
  onChoice,
}: {
  titleId: string;
  choice: SolverChoice;
  isFixed: boolean;
  onChoice: (id: string) => void;
}) {
  const t = useText();
  const [isInfoOpen, setInfoOpen] = useState(false);
  return (
    <div className="flex items-center gap-1">
      <h2 className="flex-1 text-label text-muted italic" id={titleId}>
        {t('solver.panel')}
      </h2>
      <select
        className="min-h-10 min-w-0 rounded-control px-2 text-control text-muted hover:bg-fill-1 hover:text-base-content pointer-coarse:min-h-12 [&>option]:bg-base-200 [&>option]:text-base-content"
        aria-label={t('solver.choice')}
        value={choice.id}
        disabled={isFixed}
        onChange={({ target }) => onChoice(target.value)}
      >
        {SOLVER_CHOICES.map(({ id, title }) => (
          <option key={id} value={id}>
            {t.say(title)}
          </option>
        ))}
      </select>
      <IconButton
        icon={Info}
        label={t('solver.about')}
        opensDialog
        onPress={() => setInfoOpen(true)}
      />
      <Suspense>{isInfoOpen && <SolverDialog onClose={() => setInfoOpen(false)} />}</Suspense>
    </div>
  );
}

/** The reason why a solver can't solve the puzzle here; null if it can. */
function whyNot(choice: SolverChoice, puzzle: Grid): Text | null {
  const obstacle = obstacleHere(choice);
  if (obstacle !== null) return obstacle;
  if (canSolve(choice, puzzle)) return null;
  if (SOLVER_CHOICES.some(({ supports }) => supports(puzzle))) return message('solver.knowsNotAll');
  return message('solver.nobodyKnows');
}

function SolverButton({
  ref,
  run,
  choice,
  puzzle,
  isDisabled,
}: {
  ref: Ref<HTMLButtonElement> | undefined;
  run: SolverRun;
  choice: SolverChoice;
  puzzle: Grid;
  isDisabled: boolean;
}) {
  const t = useText();
  const state = useSelector(run, ({ value }) => value);
  if (state === 'searching')
    return (
      <Button ref={ref} kind="outline" onClick={() => run.send({ type: 'solver.stop' })}>
        {t('solver.cancel')}
      </Button>
    );
  return (
    <Button ref={ref} disabled={isDisabled} onClick={() => startSolver(run, puzzle, choice)}>
      {state === 'idle' ? t('solver.solve') : t('solver.solveAgain')}
    </Button>
  );
}

const ICONS = {
  good: { Icon: CircleCheck, color: 'text-success' },
  busy: { Icon: LoaderCircle, color: 'text-muted' },
  many: { Icon: Copy, color: '' },
  bad: { Icon: CircleAlert, color: 'text-error' },
} as const;

/** The result so far, and the puzzle that it is for. */
function Claim({ text: { tone, head, note } }: { text: SolverText }) {
  const icon = tone === 'none' ? null : ICONS[tone];
  return (
    <div
      className="grid grid-cols-[auto_1fr] items-center gap-x-3 empty:hidden data-[tone=none]:*:col-span-full"
      data-tone={tone}
      role={head === '' && note !== '' ? 'alert' : 'status'}
    >
      {icon && <icon.Icon className={`row-span-2 size-8 stroke-[1.6] ${icon.color}`} aria-hidden />}
      {head && <span className="text-[19px]/[1.3]">{head}</span>}
      {note && <span className={NOTE}>{note}</span>}
    </div>
  );
}

/**
 * Buttons that put solutions on the board. The second of two solutions is shown with the cells
 * marked in which it differs; the marks can be shown on any board.
 */
function FoundButtons({
  text: { found },
  store,
  onHighlight,
}: {
  text: SolverText;
  store: BoardStore;
  onHighlight: (cells: readonly Cell[]) => void;
}) {
  const t = useText();
  const [isMarked, setMarked] = useState(false);
  const [first, second] = found;
  const differing = useMemo(
    () => (first && second ? changedCells(first.grid, second.grid) : []),
    [first, second],
  );
  useHighlight(isMarked ? differing : NO_CELLS, onHighlight);
  return (
    <>
      {found.map(({ label, grid }, index) => (
        <Button
          key={label}
          kind="outline"
          onClick={() => {
            store.actor.send({ type: 'colors.take', from: grid });
            setMarked(index > 0);
          }}
        >
          {label}
        </Button>
      ))}
      {second && (
        <button
          type="button"
          className={`${buttonClass('outline')} aria-pressed:bg-fill-2 aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary`}
          aria-pressed={isMarked}
          onClick={() => setMarked(!isMarked)}
        >
          {t('solver.difference')}
        </button>
      )}
    </>
  );
}

const NO_CELLS: readonly Cell[] = [];

/** Highlight cells on the board until they change or the component unmounts. */
function useHighlight(cells: readonly Cell[], onHighlight: (cells: readonly Cell[]) => void): void {
  const text = cells.join();
  const show = useEffectEvent(onHighlight);
  useEffect(() => {
    if (text === '') return undefined;
    show(text.split(',').map(Number));
    return () => show(NO_CELLS);
  }, [text]);
}
