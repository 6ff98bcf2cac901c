import type { Literal } from '../solver/sat/Propagator.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import type { ClueModels } from './ClueModels.ts';
import type { Conclusion } from './Conclusion.ts';
import { fewerFacts, type Claim } from './shrink.ts';

/** Maximum number of steps of a search for further cells that the same clues force. */
const MOST_STEPS = 60;

/**
 * A minimal set of clues that forces the color of a cell, found by removing clues in halves, then
 * one by one (QuickXplain: Junker 2004). Includes all open cells whose color the set forces. Null
 * if the color does not follow, or if the time is over.
 */
export function smallestClueSet(
  models: ClueModels,
  { literal, facts }: Pick<Claim, 'literal' | 'facts'>,
  all: readonly ClueRef[],
  suppositions: readonly Literal[],
  isLate: () => boolean,
): Conclusion | null {
  const follows = (clues: readonly ClueRef[]): boolean =>
    !isLate() && models.freshProver(clues).proves(literal, facts, isLate);
  const clues = divide([], false, all);
  if (isLate() || !models.freshProver(clues).proves(literal, facts, isLate)) return null;
  const needed = fewerFacts(models, { literal, facts, clues }, isLate);
  const prover = models.prover(clues);
  const others = suppositions.flatMap((supposed) => {
    const other = supposed ^ 1;
    return other !== literal && prover.coreOf(other, needed, isLate, MOST_STEPS) ? [other] : [];
  });
  return { literals: [literal, ...others], facts: needed, clues, cause: { type: 'answers' } };

  function divide(
    held: readonly ClueRef[],
    isNew: boolean,
    from: readonly ClueRef[],
  ): readonly ClueRef[] {
    if (isNew && follows(held)) return [];
    if (from.length <= 1) return from;
    const middle = from.length >> 1;
    const [first, second] = [from.slice(0, middle), from.slice(middle)];
    const ofSecond = divide([...held, ...first], true, second);
    const ofFirst = divide([...held, ...ofSecond], ofSecond.length > 0, first);
    return [...ofFirst, ...ofSecond];
  }
}
