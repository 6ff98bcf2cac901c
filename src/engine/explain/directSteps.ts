import type { Literal, ClueRef } from '#engine/solver/sat/Reason.ts';
import type { ClueModels } from './ClueModels.ts';
import { clueSetKey } from './clueSet.ts';
import type { Conclusion } from './Step.ts';
import type { Direct } from './SingleStepModel.ts';
import { fewerClues, fewerFacts, type Claim } from './shrink.ts';

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

/** Maximum number of facts of one deduction that is easier to see than all ways of a clue. */
const MOST_SHOWN = 8;

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
    const shown = fewerShown(models, { literal, facts, clues: kept.clues });
    if (shown) return stepBy(models, literal, shown, kept.clues);
    return { literals: [literal], facts: fewer, clues: kept.clues, cause: { type: 'answers' } };
  }
  return stepBy(models, literal, facts, kept.clues) ?? stepBy(models, literal, facts, clues);
}

/**
 * Facts from which the literal follows by one deduction, although it follows from fewer facts by
 * comparing all ways. Null if there are no such facts, or too many to look at.
 */
function fewerShown(
  models: ClueModels,
  { literal, facts, clues }: Claim,
): readonly Literal[] | null {
  const model = models.singleStep(clues);
  const factsOf = (from: readonly Literal[]) =>
    model.direct(from).find((it) => it.literal === literal)?.facts;
  let kept = factsOf(facts);
  if (!kept) return null;
  for (const fact of kept) {
    if (!kept.includes(fact)) continue;
    kept = factsOf(kept.filter((it) => it !== fact)) ?? kept;
  }
  return kept.length <= MOST_SHOWN ? kept : null;
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
