import type { Literal } from '../solver/sat/Reason.ts';
import type { ClueModels } from './ClueModels.ts';
import type { Conclusion, WhatIf } from './Step.ts';
import { LONG_CHAIN, openedBonus } from './costs.ts';
import { collectGrounds, type SingleStepModel } from './SingleStepModel.ts';
import { weigh, type Probe } from './probes.ts';
import { fewerClues, fewerFacts, type Claim } from './shrink.ts';
import { playPlan } from './playPlan.ts';
import { Planner, type RefutationPlan } from './refutationPlan.ts';
import { smallestWhatIf } from './whatIfSteps.ts';

type IsLate = () => boolean;

/** Maximum number of clues for which each is left out in turn; more take too long. */
const MOST_TRIED = 16;

/** Number of plans that are played before the best trial is chosen. */
const MOST_PLAYED = 24;

/**
 * The order in which deep what-ifs are tried: the number of suppositions inside each other, without
 * the outermost one, the number of outermost ones, and that of suppositions for each of them.
 */
const DEEP_TRIES = [
  { depth: 2, most: 8, mostSupposed: 1500 },
  { depth: 6, most: 6, mostSupposed: 1500 },
  { depth: 6, most: 4, mostSupposed: 8000 },
];

/** Refuted suppositions inside another one, by the literal that follows. */
type InnerProbes = ReadonlyMap<Literal, Probe>;

/** Limits of a search for what-ifs with inner ones. */
interface NestedLimits {
  /** Literals that can be supposed inside. */
  readonly open: readonly Literal[];
  readonly isLateForPlans: IsLate;
  readonly isLate: IsLate;
}

/** The result of a search for what-ifs with inner ones. */
interface NestedFound {
  readonly conclusions: readonly Conclusion[];
  /** Suppositions that are not refuted, the ones with the most consequences first. */
  readonly others: readonly Literal[];
}

/**
 * Refutations of suppositions inside which others are refuted. All of them are planned; then the
 * smallest plans are played until a chain is short enough to be shown. If none is, the best trials
 * come first: short ones after which many cells follow.
 */
export function nestedWhatIfs(
  models: ClueModels,
  suppositions: readonly Literal[],
  facts: readonly Literal[],
  { open, isLateForPlans, isLate }: NestedLimits,
): NestedFound {
  const { fullModel } = models;
  const planner = new Planner(fullModel, open, isLateForPlans);
  const plans: RefutationPlan[] = [];
  const failed: { readonly supposed: Literal; readonly reach: number }[] = [];
  for (const supposed of suppositions) {
    const plan = planner.plan(supposed, facts, 1);
    if (plan) plans.push(plan);
    else failed.push({ supposed, reach: planner.reach });
  }
  const others = failed.sort((a, b) => b.reach - a.reach).map(({ supposed }) => supposed);
  const found: { readonly conclusion: Conclusion; readonly weight: number }[] = [];
  for (const plan of plans.sort((a, b) => a.size - b.size).slice(0, MOST_PLAYED)) {
    if (found.length > 0 && isLate()) break;
    const whatIf = playPlan(fullModel, plan, facts);
    if (!whatIf) continue;
    const length = fullModel.countDeductions(whatIf);
    if (length <= LONG_CHAIN) return { conclusions: [conclusionOf(whatIf)], others };
    const opened = openedBonus(fullModel.opens([plan.supposed ^ 1], facts));
    found.push({ conclusion: conclusionOf(whatIf), weight: length - opened });
  }
  found.sort((a, b) => a.weight - b.weight);
  return { conclusions: found.map(({ conclusion }) => conclusion), others };
}

/**
 * The first refutation with inner what-ifs as deep inside each other as needed. Null if there is
 * none in time.
 */
export function deepWhatIf(
  model: SingleStepModel,
  suppositions: readonly Literal[],
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): Conclusion | null {
  const planner = new Planner(model, open, isLate);
  for (const { depth, most, mostSupposed } of DEEP_TRIES) {
    for (const supposed of suppositions.slice(0, most)) {
      if (isLate()) return null;
      const plan = planner.plan(supposed, facts, depth, mostSupposed);
      const whatIf = plan && playPlan(model, plan, facts);
      if (whatIf) return conclusionOf(whatIf);
    }
  }
  return null;
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
  const plan = new Planner(model, open, isLate).plan(supposed, facts, 1);
  const whatIf = plan && playPlan(model, plan, facts);
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
