import type { Literal } from '../solver/sat/Propagator.ts';
import type { ClueModels } from './ClueModels.ts';
import { clueSetKey } from './clueSet.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import type { Conclusion } from './Conclusion.ts';
import type { Direct } from './SingleStepModel.ts';
import { fewerClues, fewerFacts } from './shrink.ts';

/** The consequences of a board by one deduction each. */
export interface DirectLook {
  /** The easiest ones first, as far as that can be estimated before they are shrunk. */
  readonly candidates: readonly Direct[];
  /** Facts that contradict the clues. */
  readonly contradiction: Direct | null;
}

/** Find all direct deductions from these facts. */
export function lookDirectly(models: ClueModels, facts: readonly Literal[]): DirectLook {
  const found = models.fullModel.direct(facts);
  const contradiction = found.find(({ literal }) => literal === null) ?? null;
  const byKey = new Map<string, Direct>();
  for (const it of found) {
    if (it.literal === null) continue;
    const key = `${it.literal}: ${it.facts.join()} ${clueSetKey(it.clues)}`;
    if (!byKey.has(key)) byKey.set(key, it);
  }
  const candidates = [...byKey.values()].sort((a, b) => weightOf(a) - weightOf(b));
  return { candidates, contradiction };
}

function weightOf({ facts, clues }: Direct): number {
  return facts.length + 4 * clues.length;
}

/**
 * The smallest step of a deduction: with fewer clues, then with fewer facts, as long as the color
 * follows. With one clue the color may need more than one deduction. Null if it cannot be proved.
 */
export function smallestStep(
  models: ClueModels,
  { literal, facts, clues }: Direct,
  isLate: () => boolean,
): Conclusion | null {
  if (literal === null) return null;
  const kept = fewerClues(models, { literal, facts, clues }, isLate);
  if (!kept) return null;
  const fewer = fewerFacts(models, { literal, facts, clues: kept.clues }, isLate);
  const direct = stepBy(models, literal, fewer, kept.clues);
  if (direct) return direct;
  if (kept.clues.length === 1) {
    return { literals: [literal], facts: fewer, clues: kept.clues, cause: { type: 'answers' } };
  }
  return stepBy(models, literal, facts, kept.clues) ?? stepBy(models, literal, facts, clues);
}

/** A step by one deduction, with all cells that follow in the same way; null if there is none. */
function stepBy(
  models: ClueModels,
  literal: Literal,
  facts: readonly Literal[],
  clues: readonly ClueRef[],
): Conclusion | null {
  const direct = models.singleStep(clues).direct(facts);
  const cause = direct.find((it) => it.literal === literal)?.cause;
  if (!cause || cause.type === 'learnt') return null;
  const others = direct.flatMap((it) =>
    it.literal !== null && it.cause.type === cause.type ? [it.literal] : [],
  );
  return { literals: [...new Set([literal, ...others])], facts, clues, cause };
}
