import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, Copy, Info, LoaderCircle } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { NO_SOLVER } from '#engine/solver/run/protocol.ts';
import {
  canSolve,
  choiceOf,
  obstacleTo,
  SOLVER_CHOICES,
  type SolverChoice,
} from '#solvers/choices.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/IconButton.tsx';
import type { BoardStore } from '../store/boardStore.ts';
import { solverText, type SolverText } from './solverText.ts';
import { usePuzzle } from './usePuzzle.ts';
import { useSolversAhead } from './useSolversAhead.ts';
import { puzzleText, useEndOfStaleRun, type SolverRun } from './useSolverRun.ts';

const SolverDialog = lazy(() =>
  import('./SolverDialog.tsx').then(({ SolverDialog }) => ({ default: SolverDialog })),
);

/** Solutions asked for: two tell a puzzle with one solution from others. */
const MAX_SOLUTIONS = 2;

const NOTE = 'whitespace-pre-line text-muted';

/**
 * Solves the puzzle on the board: the choice of a solver, its result, and buttons that put its
 * solutions on the board. The page owns the run, which goes on while the panel is not shown.
 */
export function SolverPanel({ store, run }: { store: BoardStore; run: SolverRun }) {
  const puzzle = usePuzzle(store);
  useEndOfStaleRun(run, puzzle);
  useSolversAhead();
  const snapshot = useSelector(run, (it) => it);
  const [choiceId, setChoice] = useState(() => run.getSnapshot().context.request.solver);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const titleId = useId();
  const choice = choiceOf(choiceId);
  if (!choice) return null;
  const isSearching = snapshot.matches('searching');
  const obstacle = whyNot(choice, puzzle);
  return (
    <section
      className="solver mx-2 mt-3 flex flex-col gap-3 rounded-dialog border border-line bg-fill-1 px-5 pt-3.5 pb-5"
      aria-labelledby={titleId}
    >
      <div className="flex items-center gap-1">
        <h2 className="flex-1 text-label text-muted italic" id={titleId}>
          Solver
        </h2>
        <select
          className="min-h-10 rounded-control px-2 text-control text-muted hover:bg-fill-1 hover:text-base-content [&>option]:bg-base-200 [&>option]:text-base-content"
          aria-label="Solver to use"
          value={choiceId}
          disabled={isSearching}
          onChange={({ target }) => setChoice(target.value)}
        >
          {SOLVER_CHOICES.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <IconButton
          icon={Info}
          label="About solvers"
          opensDialog
          onPress={() => setInfoOpen(true)}
        />
      </div>
      <Result text={solverText(snapshot, puzzle)} store={store} />
      {obstacle !== null && !isSearching && <p className={NOTE}>{obstacle}</p>}
      <SolverButton run={run} choice={choice} puzzle={puzzle} isDisabled={obstacle !== null} />
      <Suspense>{isInfoOpen && <SolverDialog onClose={() => setInfoOpen(false)} />}</Suspense>
    </section>
  );
}

/** Why a choice cannot solve the puzzle here; null if it can. */
function whyNot(choice: SolverChoice, puzzle: Grid): string | null {
  const environment = {
    webAssembly: typeof WebAssembly === 'object',
    isolation: window.crossOriginIsolated,
  };
  const obstacle = obstacleTo(choice, environment);
  if (obstacle !== null) return obstacle;
  if (canSolve(choice, puzzle)) return null;
  if (SOLVER_CHOICES.some(({ supports }) => supports(puzzle)))
    return 'This solver does not know all clues of this puzzle.';
  return `${NO_SOLVER}.`;
}

function SolverButton({
  run,
  choice,
  puzzle,
  isDisabled,
}: {
  run: SolverRun;
  choice: SolverChoice;
  puzzle: Grid;
  isDisabled: boolean;
}) {
  const state = useSelector(run, ({ value }) => value);
  if (state === 'searching')
    return (
      <Button kind="outline" onClick={() => run.send({ type: 'solver.stop' })}>
        Cancel
      </Button>
    );
  return (
    <Button
      disabled={isDisabled}
      onClick={() =>
        run.send({
          type: 'solver.start',
          request: { grid: puzzleText(puzzle), solver: choice.id, most: MAX_SOLUTIONS },
          atMs: performance.now(),
        })
      }
    >
      {state === 'idle' ? 'Solve' : 'Solve again'}
    </Button>
  );
}

const ICONS = {
  good: { Icon: CircleCheck, color: 'text-success' },
  busy: { Icon: LoaderCircle, color: 'text-muted' },
  many: { Icon: Copy, color: '' },
  bad: { Icon: CircleAlert, color: 'text-error' },
} as const;

/** What was found so far, with a way to see it. */
function Result({ text, store }: { text: SolverText; store: BoardStore }) {
  const { tone, head, note, found } = text;
  const icon = tone === 'none' ? null : ICONS[tone];
  return (
    <>
      <div
        className="grid grid-cols-[auto_1fr] items-center gap-x-3 empty:hidden data-[tone=none]:*:col-span-full"
        data-tone={tone}
        role={head === '' && note !== '' ? 'alert' : 'status'}
      >
        {icon && (
          <icon.Icon className={`row-span-2 size-8 stroke-[1.6] ${icon.color}`} aria-hidden />
        )}
        {head && <span className="text-[19px]/[1.3]">{head}</span>}
        {note && <span className={NOTE}>{note}</span>}
      </div>
      {found.length > 0 && (
        <div className="grid auto-cols-[1fr] grid-flow-col gap-2.5">
          {found.map(({ label, grid }) => (
            <Button
              key={label}
              kind="outline"
              onClick={() => store.actor.send({ type: 'colors.take', from: grid })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
