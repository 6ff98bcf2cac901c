import type { Grid } from '../grid/grid.ts';
import type { Draws } from '../generate/draws.ts';
import type { TrueClue } from '../generate/Family.ts';
import { givensOf, trueClues } from '../generate/trueClues.ts';
import { GIVEN, SYMBOL_KINDS, type KindId } from './clueKinds.ts';

interface CandidateOptions {
  readonly kinds: readonly KindId[];
  /** Cells that get no clue. */
  readonly taken: ReadonlySet<number>;
  /** True if a symbol also gives the color of its cell. */
  readonly givesColors: boolean;
}

/** A true clue for each free cell of a solution, if there is one of these kinds. */
export function candidatesFor(
  solution: Grid,
  { kinds, taken, givesColors }: CandidateOptions,
  draws: Draws,
): readonly TrueClue[] {
  const symbols = SYMBOL_KINDS.filter(({ id }) => kinds.includes(id));
  const shareOfGivens = kinds.includes(GIVEN) ? 1 / (symbols.length + 1) : 0;
  const given = solution.tiles.map(() => draws.isLucky(shareOfGivens));
  const givens = givensOf(solution, (cell) => !taken.has(cell) && given[cell] === true);
  const others = trueClues(
    solution,
    {
      kinds: symbols,
      isPlace: (cell) => !taken.has(cell) && given[cell] === false,
      isGiven: givesColors,
    },
    draws,
  );
  return [...givens, ...others];
}
