import { canSwitchSymbols, compile, compileBoard } from '#engine/solving/compile.ts';
import { findModel } from '#engine/solving/solve.ts';
import { boardOf } from '../judging/boardOf.ts';
import { judge } from '../judging/judge.ts';
import type { Grid } from '../grid/grid.ts';
import { ClueSwitches } from './ClueSwitches.ts';
import { withClues, type ClueGroup } from './clueSets.ts';
import { Counterexamples, literalsOf, puzzleOf } from './Counterexamples.ts';
import type { Work } from './Work.ts';

/**
 * Tells whether some groups of clues are enough: the groups of them that suffice, or null. Yields
 * regularly, so that the caller can stop.
 */
export type Oracle = (kept: ReadonlySet<number>) => Generator<void, ReadonlySet<number> | null>;

/** `unique`: there is no other solution. `level3`: every cell follows without a what-if. */
export type Test = 'unique' | 'level3';

/** Work of a question, for each cell and each clue, and of 256 steps of a fresh search. */
const WORK_PER_CELL = 0.004;
const WORK_PER_CLUE = 0.006;
const WORK_PER_PAUSE = 3;
/** Factor for a question that states all clues again. */
const FRESH = 6;

/** The oracle of a test for the clues of a solution. */
export function oracleFor(
  test: Test,
  solution: Grid,
  groups: readonly ClueGroup[],
  work: Work,
): Oracle {
  const canSwitch =
    groups.every((group) => group.every(({ symbol }) => symbol === null)) ||
    canSwitchSymbols(withClues(solution, groups.flat()));
  const perQuestion = WORK_PER_CELL * solution.tiles.length + WORK_PER_CLUE * groups.length;
  const spend = () => {
    work.spend(canSwitch ? perQuestion : FRESH * perQuestion);
  };
  if (!canSwitch) return freshOracle(test, solution, groups, { spend, work });
  return test === 'unique'
    ? uniqueOracle(solution, groups, { spend, work })
    : levelOracle(solution, groups, spend);
}

interface Spending {
  readonly spend: () => void;
  readonly work: Work;
}

function uniqueOracle(solution: Grid, groups: readonly ClueGroup[], spending: Spending): Oracle {
  const others = new Counterexamples(solution, groups, spending);
  return function* ask(kept) {
    spending.spend();
    yield;
    const other = yield* others.find(kept);
    return other.type === 'none' ? other.core : null;
  };
}

function levelOracle(solution: Grid, groups: readonly ClueGroup[], spend: () => void): Oracle {
  const switches = new ClueSwitches(solution, groups, true);
  const { search, dark } = switches.compiled;
  const cells = Array.from(dark).filter((it) => it >= 0);
  return function* ask(kept) {
    spend();
    yield;
    const { value } = search.trail;
    if (!search.assume(switches.assumptions(kept)) || !search.propagateAll()) return null;
    if (cells.some((it) => value[it] === 0)) return null;
    const needed = new Set(cells.map((it) => (value[it] === 1 ? it : it ^ 1)));
    for (const literal of needed) {
      for (const it of search.reasonOf(literal)?.because ?? []) needed.add(it);
    }
    return switches.groupsOf(
      [...needed].filter((it) => search.reasonOf(it) === null),
      kept,
    );
  };
}

/** States the clues again for each question, because they depend on each other. */
function freshOracle(
  test: Test,
  solution: Grid,
  groups: readonly ClueGroup[],
  { spend, work }: Spending,
): Oracle {
  return function* ask(kept) {
    spend();
    yield;
    const puzzle = puzzleOf(solution, groups, kept);
    if (test === 'level3') {
      const { search, dark } = compileBoard(boardOf(puzzle), { isStepwise: true });
      const isWhole = search.assume([]) && search.propagateAll();
      const isOpen = Array.from(dark).some((it) => it >= 0 && search.trail.value[it] === 0);
      return isWhole && !isOpen ? kept : null;
    }
    const painted = { ...puzzle, tiles: paintedTiles(solution, puzzle) };
    if (judge(boardOf(painted), null).final === 'error') return null;
    const compiled = compile(puzzle);
    compiled.search.addClause(literalsOf(solution, compiled.dark).map((it) => it ^ 1));
    const run = findModel(compiled, []);
    for (;;) {
      const { done, value } = run.next();
      if (done === true) return value ? null : kept;
      work.spend(WORK_PER_PAUSE);
      if (work.isSpent) return null;
      yield;
    }
  };
}

function paintedTiles(solution: Grid, puzzle: Grid): Grid['tiles'] {
  return puzzle.tiles.map((tile, cell) => (tile.fixed ? tile : (solution.tiles[cell] ?? tile)));
}
