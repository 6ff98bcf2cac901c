// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Profiler } from 'react';
import { createActor, fromCallback } from 'xstate';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import type { SolveReply, SolveRequest } from '#engine/solving/protocol.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { solverMachine, type SolverEvent, parseReply } from '#machines/solverMachine.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { SolverPanel } from '#ui/editor/assistant/SolverPanel.tsx';
import { useSolverProof, type SolverRun } from '#ui/editor/assistant/useSolverRun.ts';
import { createBoardStore, type BoardStore } from '#ui/board/boardStore.ts';

afterEach(cleanup);

const PUZZLE = '2x1|T2:Bn|Snumber,x=0,y=0,number=2';
const SOLUTION = '2x1|T2:Bb|Snumber,x=0,y=0,number=2';
const OTHER = '2x1|T2:Bw|Snumber,x=0,y=0,number=2';

/** A panel whose solver answers when the test says so. */
class TestPanel {
  /** Requests to solvers, in order. */
  readonly requests: SolveRequest[] = [];
  stops = 0;
  /** The cells that are marked on the board. */
  highlight: readonly Cell[] = [];
  /** How often the panel was rendered. */
  renders = 0;
  readonly #run;
  readonly #store: BoardStore;

  constructor(puzzle: string) {
    const solver = fromCallback<SolverEvent, SolveRequest>(({ input }) => {
      this.requests.push(input);
      return () => {
        this.stops++;
      };
    });
    this.#store = boardStoreOf(puzzle);
    this.#run = createActor(solverMachine.provide({ actors: { solver } })).start();
    this.show();
  }

  readonly #onHighlight = (cells: readonly Cell[]): void => {
    this.highlight = cells;
  };

  show(): void {
    render(
      <Profiler id="panel" onRender={() => this.renders++}>
        <SolverPanel store={this.#store} run={this.#run} onHighlight={this.#onHighlight} />
        <Proof store={this.#store} run={this.#run} />
      </Profiler>,
    );
  }

  hide(): void {
    cleanup();
  }

  /** Make another puzzle of the one on the board. */
  edit(puzzle: string): void {
    act(() =>
      this.#store.actor.send({ type: 'document.edit', change: { grid: readGrid(puzzle) } }),
    );
  }

  undo(): void {
    act(() => this.#store.actor.send({ type: 'history.undo' }));
  }

  reply(...replies: readonly SolveReply[]): void {
    act(() => {
      for (const reply of replies)
        this.#run.send({
          type: 'solver.reply',
          reply: parseReply(reply),
          atMs: performance.now(),
        });
    });
  }

  paint(): void {
    act(() => {
      this.#store.actor.send({ type: 'key.move', step: 'right' });
      this.#store.actor.send({ type: 'key.paint', button: 'primary', fill: false });
    });
  }

  grid(): Grid {
    return this.#store.actor.getSnapshot().context.grid;
  }
}

/** The claims that the checklist of the page gets. */
function Proof({ store, run }: { store: BoardStore; run: SolverRun }) {
  return <output aria-label="Proof">{useSolverProof(run, store)}</output>;
}

function proof(): string {
  return screen.getByRole('status', { name: 'Proof' }).textContent;
}

function boardStoreOf(puzzle: string): BoardStore {
  const mode = WORKSPACE_MODES.create;
  const document = { grid: readGrid(puzzle), solution: null, metadata: NEW_METADATA };
  return createBoardStore(startPlay({ document, mode }), mode);
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function result(): string {
  const [claim] = screen.getAllByRole('status');
  return claim?.textContent ?? '';
}

describe('the solver panel', () => {
  it('offers all solvers, the automatic choice first', () => {
    new TestPanel(PUZZLE);
    const panel = screen.getByRole('region', { name: 'Solver' });
    const choice = within(panel).getByRole<HTMLSelectElement>('combobox', {
      name: 'Solver',
    });

    expect(choice.value).toBe('auto');
    expect(within(choice).getAllByRole('option').length).toBeGreaterThan(3);
    expect(within(panel).getByRole('button', { name: 'About solvers' })).toBeDefined();
  });

  it('asks the chosen solver for two solutions of the puzzle, without what was painted', () => {
    const panel = new TestPanel(PUZZLE);
    panel.paint();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'universal' } });

    press('Solve');

    expect(panel.requests).toEqual([
      { grid: '0_2x1|T2:Bn|C1:|Z|Snumber,x=0,y=0,number=2|R', solver: 'universal', most: 2 },
    ]);
  });

  it('tells of the search while it lasts; its solver cannot be changed then', () => {
    const panel = new TestPanel(PUZZLE);

    press('Solve');
    panel.reply({
      type: 'progress',
      progress: { decisions: 1200, conflicts: 3, propagations: 9, fixed: 1 },
    });

    expect(result()).toBe('Searching…1,200 guesses so far');
    expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Solve' })).toBeNull();
  });

  it('ends the search on Cancel', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');

    press('Cancel');

    expect(panel.stops).toBe(1);
    expect(result()).toContain('Stopped');
    expect(screen.getByRole('button', { name: 'Solve again' })).toBeDefined();
  });

  it('shows a proved solution on the board', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');

    panel.reply({ type: 'solution', grid: SOLUTION }, { type: 'none' });
    expect(result()).toContain('Exactly one solution');
    press('Show solution');

    expect(panel.grid().tiles).toEqual(readGrid(SOLUTION).tiles);
  });

  it('shows either of two solutions', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');
    panel.reply({ type: 'solution', grid: SOLUTION });
    panel.reply({ type: 'solution', grid: OTHER }, { type: 'enough' });

    expect(result()).toContain('More than one solution');
    press('Show second');
    expect(panel.grid().tiles).toEqual(readGrid(OTHER).tiles);
    press('Show first');
    expect(panel.grid().tiles).toEqual(readGrid(SOLUTION).tiles);
  });

  it('marks the cells in which the second solution differs', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');
    panel.reply({ type: 'solution', grid: SOLUTION });
    expect(screen.queryByRole('button', { name: 'Difference' })).toBeNull();
    panel.reply({ type: 'solution', grid: OTHER }, { type: 'enough' });
    expect(result()).toContain('differ in 1 cell');
    expect(panel.highlight).toEqual([]);

    press('Show second');
    expect(panel.highlight).toEqual([1]);
    press('Difference');
    expect(panel.highlight).toEqual([]);
    press('Difference');
    expect(panel.highlight).toEqual([1]);
    panel.edit('2x1|T2:nn');

    expect(panel.highlight).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Difference' })).toBeNull();
  });

  it('raises an alert when a run fails', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');

    panel.reply({ type: 'failed', message: 'The solver ran out of memory.' });

    expect(screen.getByRole('alert').textContent).toBe('The solver ran out of memory.');
  });

  it('fails when a solver answers with a text that is no grid', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');

    panel.reply({ type: 'solution', grid: 'no grid' });

    expect(screen.getByRole('alert').textContent).toMatch(/^Error while solving!/);
    expect(panel.stops).toBe(1);
  });
});

describe('a result', () => {
  it('stays while the board is painted, without a render', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');
    panel.reply({ type: 'none' });

    const { renders } = panel;
    panel.paint();

    expect(result()).toContain('No solution');
    expect(panel.renders).toBe(renders);
  });

  it('stays while the panel is not shown', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');
    panel.reply({ type: 'none' });

    panel.hide();
    panel.show();

    expect(result()).toContain('No solution');
  });

  it('says which change came after it, and is for no other puzzle', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');
    panel.reply({ type: 'solution', grid: SOLUTION }, { type: 'none' });
    expect(proof()).toBe('unique');

    panel.edit('2x1|T2:Bn|Snumber,x=0,y=0,number=1');

    expect(result()).toMatch(/^Exactly one solutionbefore this area number 1, proved in/);
    expect(screen.queryByRole('button', { name: 'Show solution' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Solve again' })).toBeDefined();
    expect(proof()).toBe('unknown');
  });

  it('holds again once the change is undone', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');
    panel.reply({ type: 'none' });

    panel.edit('2x1|T2:nn');
    expect(result()).toContain('before your changes');
    panel.undo();

    expect(result()).toMatch(/^No solutionproved in/);
    expect(proof()).toBe('unsolvable');
  });

  it('does not come when the puzzle is changed: the search ends', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');

    panel.edit('2x1|T2:nn');

    expect(panel.stops).toBe(1);
    expect(result()).toBe('');
    expect(screen.getByRole('button', { name: 'Solve' })).toBeDefined();
  });

  it('is of the old puzzle also if that was changed while the panel was not shown', () => {
    const panel = new TestPanel(PUZZLE);
    press('Solve');
    panel.reply({ type: 'none' });

    panel.hide();
    panel.edit('2x1|T2:nn');
    panel.show();

    expect(result()).toContain('before your changes');
  });
});

describe('a puzzle that a solver cannot solve', () => {
  it('is refused with the reason', () => {
    new TestPanel('2x1|T2:nn|C1:|Z|S|Rcustom,text=Hm:off_by_x,number=1');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'backtrack' } });

    expect(screen.getByText(/^No solver supports|^This solver doesn’t support/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Solve' }).disabled).toBe(true);
  });

  it('may be one that another solver can solve', () => {
    new TestPanel('2x1|T2:nn|C1:|Z|S|Rwrap_around,horizontal=wrap');
    const solve = screen.getByRole<HTMLButtonElement>('button', { name: 'Solve' });
    expect(solve.disabled).toBe(false);

    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'cspuz' } });

    expect(
      screen.getByText('This solver doesn’t support every clue in this puzzle.'),
    ).toBeDefined();
    expect(solve.disabled).toBe(true);
  });
});
