import type { ClueRef, Literal } from '../solver/sat/Reason.ts';
import type { ClueModels } from './ClueModels.ts';

/** A literal that follows from facts and clues. */
export interface Claim {
  readonly literal: Literal;
  readonly facts: readonly Literal[];
  readonly clues: readonly ClueRef[];
}

type IsLate = () => boolean;

/**
 * Maximum number of steps of a search with fewer facts or clues. A longer proof is not easier to
 * see.
 */
const MOST_STEPS = 120;
/** The same for one clue, whose search is fast even with many steps. */
const MOST_STEPS_OF_ONE = 3000;

/** Leave out clues that the claim does not need, one at a time; null if the claim is not proved. */
export function fewerClues(
  models: ClueModels,
  { literal, facts, clues }: Claim,
  isLate: IsLate,
): Pick<Claim, 'clues'> | null {
  if (!models.prover(clues).proves(literal, facts, isLate)) return null;
  let kept = clues;
  for (const clue of clues) {
    if (kept.length <= 1) break;
    const rest = kept.filter((it) => it !== clue);
    if (models.prover(rest).coreOf(literal, facts, isLate, MOST_STEPS)) kept = rest;
  }
  return { clues: kept };
}

/** Leave out facts that the claim does not need, one at a time, in the given order. */
export function fewerFacts(
  models: ClueModels,
  { literal, facts, clues }: Claim,
  isLate: IsLate,
): readonly Literal[] {
  const prover = models.prover(clues);
  const most = clues.length === 1 ? MOST_STEPS_OF_ONE : MOST_STEPS;
  let kept = prover.coreOf(literal, facts, isLate) ?? facts;
  for (const fact of [...kept]) {
    if (!kept.includes(fact)) continue;
    const rest = kept.filter((it) => it !== fact);
    kept = prover.coreOf(literal, rest, isLate, most) ?? kept;
  }
  return kept;
}
