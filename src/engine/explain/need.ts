import { boardOf } from '../judging/boardOf.ts';
import type { Grid } from '../grid/grid.ts';
import type { Cause, Literal } from '../solver/sat/Reason.ts';
import { canonicalPuzzle } from './canonicalPuzzle.ts';
import { ClueModels } from './ClueModels.ts';
import { withoutColors } from './coloring.ts';
import { StepMaker } from './StepMaker.ts';

/**
 * Count the rounds of a solve in which only deductions of one kind give a cell: a player who does
 * not know them gets stuck there. Null if single deductions of all kinds do not solve the puzzle.
 * Yields after every round.
 */
export function* countNeeds(
  grid: Grid,
  isOfKind: (cause: Cause) => boolean,
): Generator<void, number | null> {
  const puzzle = canonicalPuzzle(grid);
  const models = new ClueModels(boardOf(withoutColors(puzzle)));
  const maker = new StepMaker(models);
  const cells = maker.literals.length;
  let facts = maker.readFacts(puzzle).literals;
  for (let needs = 0; ;) {
    if (facts.length === cells) return needs;
    yield;
    const own = new Set<Literal>();
    const others = new Set<Literal>();
    for (const { literal, cause } of models.fullModel.direct(facts)) {
      if (literal === null) return null;
      (isOfKind(cause) ? own : others).add(literal);
    }
    if (others.size === 0) needs++;
    const found = others.size > 0 ? others : own;
    if (found.size === 0) return null;
    facts = [...facts, ...found];
  }
}
