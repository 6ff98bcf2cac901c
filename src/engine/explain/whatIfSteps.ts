import type { ClueRef } from '../solver/sat/Reason.ts';
import type { Literal } from '../solver/sat/Propagator.ts';
import type { ClueModels } from './ClueModels.ts';
import type { Finding, Link, WhatIf } from './Finding.ts';
import { fewerClues, fewerFacts, type Claim } from './shrink.ts';
import { groundsOf, type FrozenModel } from './FrozenModel.ts';

type IsLate = () => boolean;

/** Clues above which it takes too long to try without each of them. */
const MOST_TRIED = 8;
const MOST_NESTED_CLUES = 16;

/** A supposition that leads to a contradiction, and how far away that seems. */
export interface Probe {
  readonly supposed: Literal;
  readonly clues: readonly ClueRef[];
  readonly facts: readonly Literal[];
  readonly weight: number;
}

/** Number of deductions in a what-if. */
export function lengthOf({ links }: WhatIf, isCell: (literal: Literal) => boolean): number {
  return links.reduce((sum, { literal, inner }) => {
    const own = literal !== null && isCell(literal) ? 1 : 0;
    return sum + own + (inner ? 1 + lengthOf(inner, isCell) : 0);
  }, 0);
}

/** The deductions on the trail that a contradiction needs: those after the facts. */
function weigh(model: FrozenModel, supposed: Literal): Probe {
  const { search } = model;
  const stack = [...search.lastConflict.because];
  const clues = new Set(search.lastConflict.clues);
  const facts = new Set<Literal>();
  const seen = new Set<Literal>();
  let steps = 0;
  for (let literal = stack.pop(); literal !== undefined; literal = stack.pop()) {
    if (seen.has(literal)) continue;
    seen.add(literal);
    if (literal === supposed) continue;
    const reason = search.reasonOf(literal);
    if (!reason) {
      facts.add(literal);
      continue;
    }
    if (model.isCell(literal)) steps++;
    for (const clue of reason.clues) clues.add(clue);
    stack.push(...reason.because);
  }
  const weight = 2 * steps + facts.size + 3 * clues.size;
  return { supposed, clues: [...clues], facts: [...facts], weight };
}

/** What suppositions lead to. */
export interface Suppositions {
  /** Those that propagation refutes. */
  readonly refuted: readonly Probe[];
  /** The others, those first from which most follows. */
  readonly others: readonly Literal[];
}

/** Try suppositions of single cells, each on its own. */
export function trySuppositions(
  models: ClueModels,
  facts: readonly Literal[],
  suppositions: readonly Literal[],
  isLate: IsLate,
): Suppositions {
  const model = models.whole;
  const { search } = model;
  const refuted: Probe[] = [];
  const others: { readonly supposed: Literal; readonly size: number }[] = [];
  if (!search.assume(facts) || !search.propagateAll()) return { refuted, others: [] };
  const { depth } = search.trail;
  for (const supposed of suppositions) {
    if (isLate()) break;
    if (search.trail.value[supposed] !== 0) continue;
    search.decide(supposed);
    if (!search.propagate()) refuted.push(weigh(model, supposed));
    else others.push({ supposed, size: search.trail.size });
    search.backtrack(depth);
  }
  others.sort((a, b) => b.size - a.size);
  return { refuted, others: others.map(({ supposed }) => supposed) };
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
  const whatIf = leastWhatIf(models, supposed, { facts, clues }, isLate);
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
  };
}

/**
 * The what-if from what a complete search needs of facts and clues, if propagation from that leads
 * to a contradiction as well; else from all of them.
 */
function leastWhatIf(
  models: ClueModels,
  supposed: Literal,
  { facts, clues }: Pick<Claim, 'facts' | 'clues'>,
  isLate: IsLate,
): WhatIf | null {
  const claim = { literal: supposed ^ 1, facts, clues };
  const fewer = clues.length > MOST_TRIED ? null : fewerClues(models, claim, isLate);
  for (const own of fewer && fewer.clues.length < clues.length ? [fewer.clues, clues] : [clues]) {
    const least = fewerFacts(models, { ...claim, clues: own }, isLate);
    const whatIf = models.frozen(own).whatIf(supposed, least);
    if (whatIf) return whatIf;
  }
  return models.frozen(clues).whatIf(supposed, facts);
}

/** A what-if about one clue: all ways to satisfy that have the color in common. */
function allWays(models: ClueModels, whatIf: WhatIf, isLate: IsLate): Finding {
  const { supposed } = whatIf;
  const { facts, clues } = groundsOf(whatIf);
  const literal = supposed ^ 1;
  const needed = fewerFacts(models, { literal, facts, clues }, isLate);
  const chain = models.frozen(clues).whatIf(supposed, needed);
  const finding: Finding = { literals: [literal], facts: needed, clues, cause: { type: 'answers' } };
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

/** A refuted supposition inside another one, by the literal that follows. */
type InnerProbes = ReadonlyMap<Literal, Probe>;

/**
 * A what-if in which other suppositions are refuted on the way, in rounds until nothing new follows.
 * Null if the supposition is not refuted so.
 */
export function nestedWhatIf(
  models: ClueModels,
  supposed: Literal,
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): Finding | null {
  const first = nestedOn(models, models.whole, supposed, facts, open, isLate);
  return first && fromFewerClues(models, first, open, isLate);
}

/**
 * A what-if from fewer clues and facts, with suppositions inside it where that is needed; the given
 * one if there is none.
 */
export function fromFewerClues(
  models: ClueModels,
  first: Finding,
  open: readonly Literal[],
  isLate: IsLate,
): Finding {
  const supposed = (first.literals[0] ?? 0) ^ 1;
  if (first.clues.length > MOST_NESTED_CLUES) return first;
  const claim = { literal: supposed ^ 1, facts: first.facts, clues: first.clues };
  const kept = fewerClues(models, claim, isLate);
  if (!kept) return first;
  return whatIfFrom(models, { ...claim, clues: kept.clues }, open, isLate) ?? first;
}

/** The what-if of what is proved of facts and clues, with as few facts as possible. */
export function whatIfFrom(
  models: ClueModels,
  { literal, facts, clues }: Claim,
  open: readonly Literal[],
  isLate: IsLate,
): Finding | null {
  const fewer = fewerFacts(models, { literal, facts, clues }, isLate);
  const unknown = facts.flatMap((it) => (fewer.includes(it) ? [] : [it, it ^ 1]));
  const others = [...open, ...unknown];
  return nestedOn(models, models.frozen(clues), literal ^ 1, fewer, others, isLate);
}

function nestedOn(
  models: ClueModels,
  model: FrozenModel,
  supposed: Literal,
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): Finding | null {
  const inner = refuteInside(model, supposed, facts, open, isLate);
  if (!inner) return null;
  const grounds = [...facts, ...inner.keys()];
  const last = model.whatIf(supposed, grounds);
  if (!last) return null;
  const given = innerLinks(models, last, inner);
  const whatIf = { supposed, links: [...given, ...last.links] };
  const { facts: needed, clues } = groundsOf(whatIf);
  const contradiction = last.links.at(-1)?.cause ?? { type: 'clause' };
  return {
    literals: [supposed ^ 1],
    facts: needed,
    clues,
    cause: { type: 'whatIf', contradiction },
    whatIf,
  };
}

/** Whether a supposition is refuted by refuting others under it. */
export function refutesInside(
  models: ClueModels,
  supposed: Literal,
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): boolean {
  return refuteInside(models.whole, supposed, facts, open, isLate) !== null;
}

/** What follows from a supposition by refuting others, until that gives a contradiction. */
function refuteInside(
  model: FrozenModel,
  supposed: Literal,
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): InnerProbes | null {
  const { search } = model;
  const { trail } = search;
  const found = new Map<Literal, Probe>();
  if (!search.assume([...facts, supposed])) return null;
  if (!search.propagateAll()) return found;
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const literal of open) {
      if (isLate()) return null;
      if (trail.value[literal] !== 0) continue;
      const { depth } = trail;
      search.decide(literal);
      if (!search.propagate()) {
        const probe = weigh(model, literal);
        search.backtrack(depth);
        found.set(literal ^ 1, probe);
        search.decide(literal ^ 1);
        if (!search.propagate()) return found;
      } else search.backtrack(depth);
    }
  }
  return null;
}

/** The inner suppositions that a chain needs, in their order, each with its own chain. */
function innerLinks(
  models: ClueModels,
  { links }: WhatIf,
  inner: InnerProbes,
): readonly Link[] {
  const needed = new Set(links.flatMap(({ because }) => because));
  const made: Link[] = [];
  for (const [literal, probe] of [...inner].reverse()) {
    if (!needed.has(literal)) continue;
    const chain = models.frozen(probe.clues).whatIf(probe.supposed, probe.facts);
    const grounds = chain ? groundsOf(chain) : probe;
    const cause = chain?.links.at(-1)?.cause ?? { type: 'clause' };
    for (const it of grounds.facts) needed.add(it);
    made.push({
      literal,
      because: grounds.facts,
      cause,
      clues: grounds.clues,
      inner: chain ?? { supposed: probe.supposed, links: [] },
    });
  }
  return made.reverse();
}
