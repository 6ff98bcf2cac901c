import type { Literal } from '../solver/sat/Propagator.ts';
import type { ClueModels } from './ClueModels.ts';
import type { Finding, WhatIf } from './Finding.ts';
import { groundsOf } from './FrozenModel.ts';
import type { Probe } from './probes.ts';
import { fewerClues, fewerFacts, type Claim } from './shrink.ts';

type IsLate = () => boolean;

/** Clues above which it takes too long to try without each of them. */
const MOST_TRIED = 8;

/** Number of deductions in a what-if. */
function lengthOf({ links }: WhatIf, isCell: (literal: Literal) => boolean): number {
  return links.reduce((sum, { literal, inner }) => {
    const own = literal !== null && isCell(literal) ? 1 : 0;
    return sum + own + (inner ? 1 + lengthOf(inner, isCell) : 0);
  }, 0);
}

/** The shortest explanation of a refuted supposition: facts and clues that it does not need go. */
export function smallestWhatIf(
  models: ClueModels,
  { supposed, clues: known, facts: all }: Probe,
  isLate: IsLate,
): Finding | null {
  // Deductions in rounds may need other facts and clues than those in the order of the search.
  const first = models.frozen(known).whatIf(supposed, all);
  const start = first ? groundsOf(first) : { clues: known, facts: all };
  let { clues, facts } = start;
  for (const clue of start.clues.length > MOST_TRIED ? [] : start.clues) {
    const rest = clues.filter((it) => it !== clue);
    if (rest.length > 0 && !isLate() && models.frozen(rest).refutes(supposed, facts)) clues = rest;
  }
  const model = models.frozen(clues);
  for (const fact of start.facts) {
    const rest = facts.filter((it) => it !== fact);
    if (!isLate() && model.refutes(supposed, rest)) facts = rest;
  }
  const least = leastWhatIf(models, supposed, { facts, clues }, isLate);
  const whatIf = least ?? model.whatIf(supposed, facts);
  if (!whatIf) return null;
  const grounds = groundsOf(whatIf);
  if (grounds.clues.length === 1) return allWays(models, whatIf, isLate);
  const contradiction = whatIf.links.at(-1)?.cause ?? { type: 'clause' };
  return {
    literals: [supposed ^ 1],
    facts: grounds.facts,
    clues: grounds.clues,
    cause: { type: 'whatIf', contradiction },
    whatIf,
    ...(!least && { isLoose: true }),
  };
}

/**
 * The what-if from what a complete search needs of facts and clues; null if propagation from that
 * leads to no contradiction.
 */
function leastWhatIf(
  models: ClueModels,
  supposed: Literal,
  { facts, clues }: Pick<Claim, 'facts' | 'clues'>,
  isLate: IsLate,
): WhatIf | null {
  const claim = { literal: supposed ^ 1, facts, clues };
  const fewer = fewerClues(models, claim, isLate)?.clues ?? clues;
  const least = fewerFacts(models, { ...claim, clues: fewer }, isLate);
  return models.frozen(fewer).whatIf(supposed, least);
}

/** A what-if about one clue: all ways to satisfy that have the color in common. */
function allWays(models: ClueModels, whatIf: WhatIf, isLate: IsLate): Finding {
  const { supposed } = whatIf;
  const { facts, clues } = groundsOf(whatIf);
  const literal = supposed ^ 1;
  const needed = fewerFacts(models, { literal, facts, clues }, isLate);
  const chain = models.frozen(clues).whatIf(supposed, needed);
  const finding: Finding = {
    literals: [literal],
    facts: needed,
    clues,
    cause: { type: 'answers' },
  };
  return chain ? { ...finding, whatIf: chain } : finding;
}

/**
 * The same finding with all open cells of which the other color is refuted by the same facts and
 * clues, in no more deductions than `most`.
 */
export function withLikeCells(
  models: ClueModels,
  finding: Finding,
  suppositions: readonly Literal[],
  most: number,
): Finding {
  const model = models.frozen(finding.clues);
  const literals = new Set(finding.literals);
  for (const supposed of suppositions) {
    if (literals.has(supposed ^ 1) || literals.has(supposed)) continue;
    if (!model.refutes(supposed, finding.facts)) continue;
    const whatIf = model.whatIf(supposed, finding.facts);
    const isCell = (literal: Literal) => model.isCell(literal);
    if (whatIf && lengthOf(whatIf, isCell) <= most) literals.add(supposed ^ 1);
  }
  return { ...finding, literals: [...literals] };
}
