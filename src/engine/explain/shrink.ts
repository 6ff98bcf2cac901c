import type { ClueRef } from '../solver/sat/Reason.ts';
import type { Literal } from '../solver/sat/Propagator.ts';
import type { ClueModels } from './ClueModels.ts';

/** A literal that follows from facts and clues. */
export interface Claim {
  readonly literal: Literal;
  readonly facts: readonly Literal[];
  readonly clues: readonly ClueRef[];
}

type IsLate = () => boolean;

/** Steps of a search that tries to do with less: what takes longer is not easier to see. */
const MOST_STEPS = 120;
/** The same for what one clue says, where a search is short even if it takes many steps. */
const MOST_STEPS_OF_ONE = 3000;

/** Leave out clues, one at a time, that the claim does not need; null if it is not proved. */
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

/** Leave out facts, one at a time, that the claim does not need. Those listed first go first. */
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
