import type { Literal } from '../solver/sat/Reason.ts';
import type { ClueModels } from './ClueModels.ts';
import type { Conclusion, WhatIf } from './Step.ts';
import { LONG_CHAIN } from './costs.ts';
import { collectGrounds, type SingleStepModel } from './SingleStepModel.ts';
import { Supposition } from './Supposition.ts';
import { refute } from './refute.ts';
import { weigh, type Probe } from './probes.ts';
import { fewerClues, fewerFacts, type Claim } from './shrink.ts';
import { smallestWhatIf } from './whatIfSteps.ts';

type IsLate = () => boolean;

/** Maximum number of clues for which each is left out in turn; more take too long. */
const MOST_TRIED = 16;

/** Number of suppositions inside each other where nothing simpler is found. */
const MOST_DEPTH = 3;

/** Refuted suppositions inside another one, by the literal that follows. */
type InnerProbes = ReadonlyMap<Literal, Probe>;

/**
 * Refutations of suppositions inside which others are refuted, in rounds until nothing new follows.
 * The shortest come first. `isLate` ends the search, which tries the suppositions in their order.
 */
export function nestedWhatIfs(
  models: ClueModels,
  suppositions: readonly Literal[],
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): readonly Conclusion[] {
  const { fullModel } = models;
  const found: { readonly conclusion: Conclusion; readonly length: number }[] = [];
  for (const supposed of suppositions) {
    if (isLate() || found.some(({ length }) => length <= LONG_CHAIN)) break;
    const conclusion = nestedOn(fullModel, supposed, facts, open, isLate);
    if (conclusion?.whatIf)
      found.push({ conclusion, length: fullModel.countDeductions(conclusion.whatIf) });
  }
  return found.sort((a, b) => a.length - b.length).map(({ conclusion }) => conclusion);
}

/**
 * A what-if from fewer clues and facts, with inner suppositions if needed; the given one if there
 * is none.
 */
export function fromFewerClues(
  models: ClueModels,
  first: Conclusion,
  open: readonly Literal[],
  isLate: IsLate,
): Conclusion {
  const supposed = (first.literals[0] ?? 0) ^ 1;
  if (first.clues.length > MOST_TRIED) return first;
  const claim = { literal: supposed ^ 1, facts: first.facts, clues: first.clues };
  const kept = fewerClues(models, claim, isLate);
  if (!kept) return first;
  const found =
    whatIfFrom(models, { ...claim, clues: kept.clues }, open, isLate) ??
    oneByOne(models, claim, open, isLate);
  if (!found || isTooLong(models.fullModel, found, first)) return first;
  if (found.whatIf?.links.some(({ inner }) => inner)) return found;
  return smallestWhatIf(models, { supposed, clues: found.clues }, found.facts, isLate) ?? found;
}

/** True if a what-if is longer than another one, and than players can follow. */
function isTooLong(
  model: SingleStepModel,
  { whatIf: found }: Conclusion,
  { whatIf: first }: Conclusion,
): boolean {
  if (!found || !first) return false;
  const length = model.countDeductions(found);
  return length > LONG_CHAIN && length > model.countDeductions(first);
}

/**
 * A what-if from fewer clues, for the case that the clues a search needs do not suffice for
 * what-ifs. A clue is left out if inner suppositions still refute the supposition. Null if no clue
 * can be left out.
 */
function oneByOne(
  models: ClueModels,
  { literal, facts, clues }: Claim,
  open: readonly Literal[],
  isLate: IsLate,
): Conclusion | null {
  let kept = clues;
  for (const clue of clues) {
    const rest = kept.filter((it) => it !== clue);
    const model = models.singleStep(rest);
    if (refuteInside(model, literal ^ 1, facts, open, isLate)) kept = rest;
  }
  if (kept.length === clues.length) return null;
  return nestedOn(models.singleStep(kept), literal ^ 1, facts, open, isLate);
}

/**
 * The what-if of a claim that is proved. The facts are first those of the board. If they do not
 * lead to a contradiction, only facts that a proof needs are used, and the others count as open
 * cells.
 */
function whatIfFrom(
  models: ClueModels,
  { literal, facts, clues }: Claim,
  open: readonly Literal[],
  isLate: IsLate,
): Conclusion | null {
  const all = nestedOn(models.singleStep(clues), literal ^ 1, facts, open, isLate);
  if (all) return all;
  const fewer = fewerFacts(models, { literal, facts, clues }, isLate);
  const unknown = facts.flatMap((it) => (fewer.includes(it) ? [] : [it, it ^ 1]));
  const others = [...open, ...unknown];
  return nestedOn(models.singleStep(clues), literal ^ 1, fewer, others, isLate);
}

/** A what-if on one model; null if it does not lead to a contradiction in time. */
function nestedOn(
  model: SingleStepModel,
  supposed: Literal,
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): Conclusion | null {
  const whatIf = refute(model, new Supposition(model, supposed, facts), { open, isLate });
  return whatIf && conclusionOf(whatIf);
}

/**
 * The what-if of a conclusion that only a search has proved, with inner ones inside inner ones.
 * Null if there is none in time.
 */
export function deepWhatIf(
  models: ClueModels,
  { literals, clues }: Conclusion,
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): Conclusion | null {
  const [literal] = literals;
  if (literal === undefined) return null;
  const model = models.singleStep(clues);
  const start = new Supposition(model, literal ^ 1, facts);
  const whatIf = refute(model, start, { open, isLate, depth: MOST_DEPTH });
  return whatIf && conclusionOf(whatIf);
}

function conclusionOf(whatIf: WhatIf): Conclusion {
  const { facts, clues } = collectGrounds(whatIf);
  const contradiction = whatIf.links.at(-1)?.cause ?? { type: 'clause' };
  const cause = { type: 'whatIf', contradiction } as const;
  return { literals: [whatIf.supposed ^ 1], facts, clues, cause, whatIf };
}

/** True if a supposition is refuted by refuting others inside it. */
export function refutesInside(
  models: ClueModels,
  supposed: Literal,
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): boolean {
  return refuteInside(models.fullModel, supposed, facts, open, isLate) !== null;
}

/**
 * The literals that follow from a supposition by refuting others, until they give a contradiction.
 * Null if there is none.
 */
function refuteInside(
  model: SingleStepModel,
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
