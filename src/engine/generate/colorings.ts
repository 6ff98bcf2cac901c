import { compile, paint } from '#engine/solving/compile.ts';
import { findModel } from '#engine/solving/solve.ts';
import type { Grid } from '../grid/grid.ts';
import type { Coloring } from './Family.ts';

/** Pauses of a search after which a board is given up. */
const MOST_PAUSES = 60;
/** Work of one pause, and of stating the rules for one cell. */
const WORK_PER_PAUSE = 2;
const WORK_PER_CELL = 0.01;

/** Colors a board by the solver: colors are tried at random, in random order. */
export function bySearch(shareOfDark: number): Coloring {
  return function* search(board, draws, work): Generator<void, Grid | null> {
    const compiled = compile(board);
    work.spend(WORK_PER_CELL * board.tiles.length);
    for (const dark of new Set(Array.from(compiled.dark))) {
      if (dark < 0) continue;
      compiled.search.setPhase(draws.isLucky(shareOfDark) ? dark : dark ^ 1);
      compiled.search.bump(dark >> 1, draws.share());
    }
    const run = findModel(compiled, []);
    for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
      const { done, value } = run.next();
      work.spend(WORK_PER_PAUSE);
      if (done === true) {
        const { trail } = compiled.search;
        return value
          ? paint(compiled.board, compiled.dark, (it) => trail.value[it] === 1).grid
          : null;
      }
      yield;
    }
    return null;
  };
}
