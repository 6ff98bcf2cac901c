import type { ClueRef, Literal } from '../solver/sat/Reason.ts';
import type { ClueModels } from './ClueModels.ts';
import { MOST_CLUES } from './costs.ts';
import { collectGrounds, type Direct, type SingleStepModel } from './SingleStepModel.ts';

/** A supposition that leads to a contradiction, with an estimate of the chain's difficulty. */
export interface Probe {
  readonly supposed: Literal;
  readonly clues: readonly ClueRef[];
  readonly facts: readonly Literal[];
  readonly weight: number;
}

/** Measures the deductions on the trail that the last conflict needs, after the facts. */
export function weigh(model: SingleStepModel, supposed: Literal): Probe {
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

/** A deduction from many clues, as the shortest possible what-if. */
export function asProbe({ literal, facts, clues }: Direct): readonly Probe[] {
  if (literal === null || clues.length <= MOST_CLUES) return [];
  return [{ supposed: literal ^ 1, facts, clues, weight: facts.length + 3 * clues.length }];
}

/** Probes sorted by the difficulty of their first chains, with the clues of these chains. */
export function shortestFirst(
  model: SingleStepModel,
  probes: readonly Probe[],
  facts: readonly Literal[],
  isLate: () => boolean,
): readonly Probe[] {
  const played = probes.map((probe) => {
    const whatIf = isLate() ? null : model.whatIf(probe.supposed, facts);
    if (!whatIf) return { probe, weight: Infinity };
    const { clues } = collectGrounds(whatIf);
    return { probe: { ...probe, clues }, weight: model.weightOf(whatIf) };
  });
  return played
    .sort((a, b) => a.weight - b.weight || a.probe.weight - b.probe.weight)
    .map(({ probe }) => probe);
}

/** The results of trying suppositions. */
export interface Suppositions {
  /** Suppositions that propagation refutes. */
  readonly refuted: readonly Probe[];
  /** Other suppositions, the ones with the most consequences first. */
  readonly others: readonly Literal[];
}

/** Try suppositions of single cells, each on its own. */
export function trySuppositions(
  models: ClueModels,
  facts: readonly Literal[],
  suppositions: readonly Literal[],
  isLate: () => boolean,
): Suppositions {
  const run = tryEachSupposition(models, facts, suppositions, isLate);
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return value;
  }
}

/** As `trySuppositions`, with a pause after each one. The models must not be used in a pause. */
export function* tryEachSupposition(
  models: ClueModels,
  facts: readonly Literal[],
  suppositions: readonly Literal[],
  isLate: () => boolean,
): Generator<void, Suppositions> {
  const model = models.fullModel;
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
    yield;
  }
  others.sort((a, b) => b.size - a.size);
  return { refuted, others: others.map(({ supposed }) => supposed) };
}
