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
import { IconButton } from '../components/IconButton.tsx';
import type { BoardStore } from '../store/boardStore.ts';
import { solverWords, type SolverWords } from './solverText.ts';
import { puzzleText, useCluesFor, type SolverRun } from './useSolverRun.ts';

const SolverDialog = lazy(() =>
  import('./SolverDialog.tsx').then(({ SolverDialog }) => ({ default: SolverDialog })),
);

/** Solutions that tell whether there is one, or more. */
const ENOUGH = 2;

/**
 * Solves the puzzle on the board: which solver, what it found, and what it found put on the board. The run is the page's: it
 * goes on while the panel is not shown.
 */
export function SolverPanel({ store, run }: { store: BoardStore; run: SolverRun }) {
  useCluesFor(run, store);
  const grid = useSelector(store.actor, ({ context }) => context.grid);
  const snapshot = useSelector(run, (it) => it);
  const [choiceId, setChoice] = useState(() => run.getSnapshot().context.request.solver);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const titleId = useId();
  const choice = choiceOf(choiceId);
  if (!choice) return null;
  const isSearching = snapshot.matches('searching');
  const obstacle = whyNot(choice, grid);
  return (
    <section className="solver" aria-labelledby={titleId}>
      <div className="solver-head">
        <h2 className="group-label" id={titleId}>
          Solver
        </h2>
        <select
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
      <Result words={solverWords(snapshot, grid)} store={store} />
      {obstacle !== null && !isSearching && <p className="solver-note">{obstacle}</p>}
      <SolverButton run={run} choice={choice} grid={grid} isDisabled={obstacle !== null} />
      <Suspense>{isInfoOpen && <SolverDialog onClose={() => setInfoOpen(false)} />}</Suspense>
    </section>
  );
}

/** Why a choice cannot solve the puzzle here; null if it can. */
function whyNot(choice: SolverChoice, grid: Grid): string | null {
  const environment = {
    webAssembly: typeof WebAssembly === 'object',
    isolation: window.crossOriginIsolated,
  };
  const obstacle = obstacleTo(choice, environment);
  if (obstacle !== null) return obstacle;
  if (canSolve(choice, grid)) return null;
  if (SOLVER_CHOICES.some(({ supports }) => supports(grid)))
    return 'This solver does not know all clues of this puzzle.';
  return `${NO_SOLVER}.`;
}

function SolverButton({
  run,
  choice,
  grid,
  isDisabled,
}: {
  run: SolverRun;
  choice: SolverChoice;
  grid: Grid;
  isDisabled: boolean;
}) {
  const state = useSelector(run, ({ value }) => value);
  if (state === 'searching')
    return (
      <button
        type="button"
        className="button"
        data-kind="outline"
        onClick={() => run.send({ type: 'solver.stop' })}
      >
        Cancel
      </button>
    );
  return (
    <button
      type="button"
      className="button"
      disabled={isDisabled}
      onClick={() =>
        run.send({
          type: 'solver.start',
          request: { grid: puzzleText(grid), solver: choice.id, most: ENOUGH },
          atMs: performance.now(),
        })
      }
    >
      {state === 'idle' ? 'Solve' : 'Solve again'}
    </button>
  );
}

const ICONS = {
  good: CircleCheck,
  busy: LoaderCircle,
  many: Copy,
  bad: CircleAlert,
} as const;

/** What was found so far, with a way to see it. */
function Result({ words, store }: { words: SolverWords; store: BoardStore }) {
  const { tone, head, note, found } = words;
  const Icon = tone === 'none' ? null : ICONS[tone];
  return (
    <>
      <div
        className="solver-result"
        data-tone={tone}
        role={head === '' && note !== '' ? 'alert' : 'status'}
      >
        {Icon && <Icon aria-hidden />}
        {head && <span className="solver-finding">{head}</span>}
        {note && <span className="solver-note">{note}</span>}
      </div>
      {found.length > 0 && (
        <div className="solver-found">
          {found.map(({ label, grid }) => (
            <button
              key={label}
              type="button"
              className="button"
              data-kind="outline"
              onClick={() => store.actor.send({ type: 'colors.take', from: grid })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
