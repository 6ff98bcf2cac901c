import type { Literal, Cause, ClueRef } from '../solver/sat/Reason.ts';
import type { ClueModels } from './ClueModels.ts';
import { MOST_CLUES } from './costs.ts';
import type { Conclusion, WhatIf } from './Step.ts';
import { collectGrounds, type SingleStepModel } from './SingleStepModel.ts';
import type { Probe } from './probes.ts';
import { fewerFacts } from './shrink.ts';

type IsLate = () => boolean;
type DirectCause = Exclude<Cause, { readonly type: 'learnt' }>;

/** Number of clues above which several are left out together at first. */
const MOST_TRIED = 8;

/**
 * The shortest explanation of a refuted supposition. Unneeded clues and facts are left out, unless
 * the chain would get longer: facts that the board shows are not deduced again. If no deduction
 * precedes the contradiction, the conclusion is an ordinary deduction.
 */
export function smallestWhatIf(
  models: ClueModels,
  { supposed, clues }: Pick<Probe, 'supposed' | 'clues'>,
  facts: readonly Literal[],
  isLate: IsLate,
): Conclusion | null {
  const first = models.singleStep(clues).whatIf(supposed, facts);
  if (!first) return null;
  const shortest = withLess(models, withFewerClues(models, first, facts, isLate), isLate);
  const grounds = collectGrounds(shortest);
  if (grounds.clues.length === 1) return allWays(models, { supposed, ...grounds }, isLate);
  const contradiction = causeOf(shortest);
  const found = { literals: [supposed ^ 1], ...grounds };
  return shortest.links.length === 1 && grounds.clues.length <= MOST_CLUES
    ? { ...found, cause: contradiction }
    : { ...found, cause: { type: 'whatIf', contradiction }, whatIf: shortest };
}

/**
 * The same conclusion, minimized until no clue and no fact can be left out: with fewer clues, a
 * what-if may need fewer facts, and the reverse. What-ifs with inner ones are not changed.
 */
export function minimizeAssumptions(
  models: ClueModels,
  conclusion: Conclusion,
  isLate: IsLate,
): Conclusion {
  let best = conclusion;
  for (;;) {
    const { literals, facts, clues, cause, whatIf } = best;
    const [literal] = literals;
    if (literal === undefined) return best;
    if (cause.type === 'answers') {
      const other = allWays(models, { supposed: literal ^ 1, facts, clues }, isLate);
      return sizeOf(other) < sizeOf(best) ? other : best;
    }
    const isPlain = cause.type === 'whatIf' && whatIf?.links.every(({ inner }) => !inner);
    if (isPlain !== true) return best;
    const other = smallestWhatIf(models, { supposed: literal ^ 1, clues }, facts, isLate);
    if (!other || sizeOf(other) >= sizeOf(best)) return best;
    best = other;
  }
}

/** Number of facts and clues of a conclusion. */
function sizeOf({ facts, clues }: Conclusion): number {
  return facts.length + clues.length;
}

/** The cause of a what-if's contradiction. */
function causeOf({ links }: WhatIf): DirectCause {
  const cause = links.at(-1)?.cause;
  return !cause || cause.type === 'learnt' ? { type: 'clause' } : cause;
}

/**
 * Leave out clues as long as that makes the what-if easier. Of many clues, half are left out
 * together at first, then fewer, in the end one at a time.
 */
function withFewerClues(
  models: ClueModels,
  first: WhatIf,
  facts: readonly Literal[],
  isLate: IsLate,
): WhatIf {
  let best = first;
  const { length } = collectGrounds(first).clues;
  for (let size = length > MOST_TRIED ? length >> 1 : 1; size >= 1; size >>= 1) {
    const named = collectGrounds(best).clues;
    for (let start = 0; start < named.length; start += size) {
      const left = new Set(named.slice(start, start + size));
      const { clues } = collectGrounds(best);
      const rest = clues.filter((it) => !left.has(it));
      if (rest.length === 0 || rest.length === clues.length || isLate()) continue;
      const other = easierWith(models, rest, best, facts);
      if (other) best = other;
    }
  }
  return best;
}

/** An easier what-if that needs only these clues; null if there is none. */
function easierWith(
  models: ClueModels,
  clues: readonly ClueRef[],
  known: WhatIf,
  facts: readonly Literal[],
): WhatIf | null {
  const model = models.singleStep(clues);
  // Most clues are needed. A failed propagation shows that faster than a chain in rounds.
  if (!model.refutes(known.supposed, facts)) return null;
  const other = model.whatIf(known.supposed, facts);
  return other && isEasier(models.fullModel, other, known) ? other : null;
}

/**
 * Leave out facts, then clues, because a what-if with fewer facts may need fewer clues. Repeated
 * while it names many clues, since their number decides which what-if is the easiest.
 */
function withLess(models: ClueModels, first: WhatIf, isLate: IsLate): WhatIf {
  let best = first;
  for (;;) {
    const { facts, clues } = collectGrounds(best);
    const fewer = withFewerFacts(models, best, isLate);
    best = withFewerClues(models, fewer, collectGrounds(fewer).facts, isLate);
    const left = collectGrounds(best);
    const isSmaller = left.facts.length + left.clues.length < facts.length + clues.length;
    if (!isSmaller || left.clues.length <= MOST_CLUES || isLate()) return best;
  }
}

/** True if a what-if from fewer clues is not harder to follow, or uses no other facts. */
function isEasier(model: SingleStepModel, other: WhatIf, known: WhatIf): boolean {
  if (model.weightOf(other) <= model.weightOf(known)) return true;
  const before = new Set(collectGrounds(known).facts);
  return (
    model.countDeductions(other) <= model.countDeductions(known) &&
    collectGrounds(other).facts.every((it) => before.has(it))
  );
}

/** Leave out facts, one at a time, as long as the what-if does not get longer. */
function withFewerFacts(models: ClueModels, first: WhatIf, isLate: IsLate): WhatIf {
  const { supposed } = first;
  const { fullModel } = models;
  let best = first;
  for (const fact of collectGrounds(first).facts) {
    const { facts, clues } = collectGrounds(best);
    const rest = facts.filter((it) => it !== fact);
    if (rest.length === facts.length || isLate()) continue;
    const model = models.singleStep(clues);
    // Most facts are needed. A failed propagation shows that faster than a chain in rounds.
    if (!model.refutes(supposed, rest)) continue;
    const other = model.whatIf(supposed, rest);
    if (other && fullModel.countDeductions(other) <= fullModel.countDeductions(best)) best = other;
  }
  return best;
}

/** The conclusion of a what-if about one clue: all ways to satisfy the clue share the color. */
function allWays(
  models: ClueModels,
  { supposed, facts, clues }: Pick<Probe, 'supposed' | 'facts' | 'clues'>,
  isLate: IsLate,
): Conclusion {
  const literal = supposed ^ 1;
  const needed = fewerFacts(models, { literal, facts, clues }, isLate);
  const chain = models.singleStep(clues).whatIf(supposed, needed);
  const conclusion: Conclusion = {
    literals: [literal],
    facts: needed,
    clues,
    cause: { type: 'answers' },
  };
  return chain ? { ...conclusion, whatIf: chain } : conclusion;
}

/**
 * Extend a conclusion to all open cells whose other color the same facts and clues refute, in at
 * most `most` deductions.
 */
export function extendToForcedCells(
  models: ClueModels,
  conclusion: Conclusion,
  suppositions: readonly Literal[],
  most: number,
): Conclusion {
  const { clues, facts } = conclusion;
  const model = models.singleStep(clues);
  const literals = new Set(conclusion.literals);
  const others = suppositions.filter((it) => !literals.has(it ^ 1) && !literals.has(it));
  for (const supposed of model.refutedAmong(others, facts)) {
    const whatIf = model.whatIf(supposed, facts);
    if (whatIf && model.countDeductions(whatIf) <= most) literals.add(supposed ^ 1);
  }
  return { ...conclusion, literals: [...literals] };
}
