import type { Literal } from '../solver/sat/Propagator.ts';
import type { Cause } from '../solver/sat/Reason.ts';
import type { ClueModels } from './ClueModels.ts';
import { MOST_CLUES } from './costs.ts';
import type { Conclusion, WhatIf } from './Conclusion.ts';
import { groundsOf } from './FrozenModel.ts';
import type { Probe } from './probes.ts';
import { fewerFacts } from './shrink.ts';

type IsLate = () => boolean;
type DirectCause = Exclude<Cause, { readonly type: 'learnt' }>;

/** Clues above which it takes too long to try without each of them. */
const MOST_TRIED = 8;

/**
 * The shortest explanation of a refuted supposition. Clues and facts that it does not need go, but
 * none without which it would be longer: what a board shows is not deduced again. Where nothing
 * has to be deduced before the contradiction, that is one deduction like others.
 */
export function smallestWhatIf(
  models: ClueModels,
  { supposed, clues }: Probe,
  facts: readonly Literal[],
  isLate: IsLate,
): Conclusion | null {
  const first = models.frozen(clues).whatIf(supposed, facts);
  if (!first) return null;
  const shortest = withFewerFacts(models, withFewerClues(models, first, facts, isLate), isLate);
  const grounds = groundsOf(shortest);
  if (grounds.clues.length === 1) return allWays(models, shortest, isLate);
  const contradiction = causeOf(shortest);
  const found = { literals: [supposed ^ 1], ...grounds };
  return shortest.links.length === 1 && grounds.clues.length <= MOST_CLUES
    ? { ...found, cause: contradiction }
    : { ...found, cause: { type: 'whatIf', contradiction }, whatIf: shortest };
}

/** What the contradiction of a what-if follows by. */
function causeOf({ links }: WhatIf): DirectCause {
  const cause = links.at(-1)?.cause;
  return !cause || cause.type === 'learnt' ? { type: 'clause' } : cause;
}

/** Leave out clues, one at a time, as long as that makes the what-if easier. */
function withFewerClues(
  models: ClueModels,
  first: WhatIf,
  facts: readonly Literal[],
  isLate: IsLate,
): WhatIf {
  const { supposed } = first;
  let best = first;
  const named = groundsOf(first).clues;
  for (const clue of named.length > MOST_TRIED ? [] : named) {
    const { clues } = groundsOf(best);
    const rest = clues.filter((it) => it !== clue);
    if (rest.length === 0 || rest.length === clues.length || isLate()) continue;
    const other = models.frozen(rest).whatIf(supposed, facts);
    if (other && models.whole.weightOf(other) <= models.whole.weightOf(best)) best = other;
  }
  return best;
}

/** Leave out facts, one at a time, as long as the what-if becomes no longer. */
function withFewerFacts(models: ClueModels, first: WhatIf, isLate: IsLate): WhatIf {
  const { supposed } = first;
  const { whole } = models;
  let best = first;
  for (const fact of groundsOf(first).facts) {
    const { facts, clues } = groundsOf(best);
    const rest = facts.filter((it) => it !== fact);
    if (rest.length === facts.length || isLate()) continue;
    const other = models.frozen(clues).whatIf(supposed, rest);
    if (other && whole.lengthOf(other) <= whole.lengthOf(best)) best = other;
  }
  return best;
}

/** A what-if about one clue: all ways to satisfy that have the color in common. */
function allWays(models: ClueModels, whatIf: WhatIf, isLate: IsLate): Conclusion {
  const { supposed } = whatIf;
  const { facts, clues } = groundsOf(whatIf);
  const literal = supposed ^ 1;
  const needed = fewerFacts(models, { literal, facts, clues }, isLate);
  const chain = models.frozen(clues).whatIf(supposed, needed);
  const conclusion: Conclusion = {
    literals: [literal],
    facts: needed,
    clues,
    cause: { type: 'answers' },
  };
  return chain ? { ...conclusion, whatIf: chain } : conclusion;
}

/**
 * The same conclusion with all open cells of which the other color is refuted by the same facts and
 * clues, in no more deductions than `most`.
 */
export function withLikeCells(
  models: ClueModels,
  conclusion: Conclusion,
  suppositions: readonly Literal[],
  most: number,
): Conclusion {
  const model = models.frozen(conclusion.clues);
  const literals = new Set(conclusion.literals);
  for (const supposed of suppositions) {
    if (literals.has(supposed ^ 1) || literals.has(supposed)) continue;
    if (!model.refutes(supposed, conclusion.facts)) continue;
    const whatIf = model.whatIf(supposed, conclusion.facts);
    if (whatIf && model.lengthOf(whatIf) <= most) literals.add(supposed ^ 1);
  }
  return { ...conclusion, literals: [...literals] };
}
