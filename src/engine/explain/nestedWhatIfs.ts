import type { Literal } from '../solver/sat/Reason.ts';
import type { ClueModels } from './ClueModels.ts';
import type { Conclusion, WhatIfLink, WhatIf } from './Step.ts';
import { collectGrounds, type SingleStepModel } from './SingleStepModel.ts';
import { weigh, type Probe } from './probes.ts';
import { fewerClues, fewerFacts, type Claim } from './shrink.ts';
import { smallestWhatIf } from './whatIfSteps.ts';

type IsLate = () => boolean;

/** Maximum number of clues for which each is left out in turn; more take too long. */
const MOST_TRIED = 16;

/** Refuted suppositions inside another one, by the literal that follows. */
type InnerProbes = ReadonlyMap<Literal, Probe>;

/**
 * A what-if in which other suppositions are refuted, in rounds until nothing new follows. Null if
 * that does not refute the supposition.
 */
export function nestedWhatIf(
  models: ClueModels,
  supposed: Literal,
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): Conclusion | null {
  const first = nestedOn(models, models.fullModel, supposed, facts, open, isLate);
  return first && fromFewerClues(models, first, open, isLate);
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
  if (!found) return first;
  if (found.whatIf?.links.some(({ inner }) => inner)) return found;
  return smallestWhatIf(models, { supposed, clues: found.clues }, found.facts, isLate) ?? found;
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
  return nestedOn(models, models.singleStep(kept), literal ^ 1, facts, open, isLate);
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
  const all = nestedOn(models, models.singleStep(clues), literal ^ 1, facts, open, isLate);
  if (all) return all;
  const fewer = fewerFacts(models, { literal, facts, clues }, isLate);
  const unknown = facts.flatMap((it) => (fewer.includes(it) ? [] : [it, it ^ 1]));
  const others = [...open, ...unknown];
  return nestedOn(models, models.singleStep(clues), literal ^ 1, fewer, others, isLate);
}

function nestedOn(
  models: ClueModels,
  model: SingleStepModel,
  supposed: Literal,
  facts: readonly Literal[],
  open: readonly Literal[],
  isLate: IsLate,
): Conclusion | null {
  const inner = refuteInside(model, supposed, facts, open, isLate);
  if (!inner) return null;
  const grounds = [...facts, ...inner.keys()];
  const last = model.whatIf(supposed, grounds);
  if (!last) return null;
  const given = innerLinks(models, last, inner);
  const whatIf = { supposed, links: [...given, ...last.links] };
  const { facts: needed, clues } = collectGrounds(whatIf);
  const contradiction = last.links.at(-1)?.cause ?? { type: 'clause' };
  return {
    literals: [supposed ^ 1],
    facts: needed,
    clues,
    cause: { type: 'whatIf', contradiction },
    whatIf,
  };
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

/** The inner suppositions that a chain needs, in their order, each with its own chain. */
function innerLinks(
  models: ClueModels,
  { links }: WhatIf,
  inner: InnerProbes,
): readonly WhatIfLink[] {
  const needed = new Set(links.flatMap(({ because }) => because));
  const made: WhatIfLink[] = [];
  for (const [literal, probe] of [...inner].reverse()) {
    if (!needed.has(literal)) continue;
    const chain = models.singleStep(probe.clues).whatIf(probe.supposed, probe.facts);
    const grounds = chain ? collectGrounds(chain) : probe;
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
