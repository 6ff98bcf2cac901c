import type { Literal } from '../solver/sat/Reason.ts';
import { lengthOfInner } from './costs.ts';
import { weigh, type Probe } from './probes.ts';
import { collectGrounds, type SingleStepModel } from './SingleStepModel.ts';
import type { WhatIf, WhatIfLink } from './Step.ts';
import { Supposition } from './Supposition.ts';

type IsLate = () => boolean;

/** Number of inner what-ifs that are played at a time. */
const MOST_PLAYED = 4;

/** The limits of a refutation. */
interface RefutationLimits {
  /** Literals that can be supposed inside. */
  readonly open: readonly Literal[];
  readonly isLate: IsLate;
  /** Number of suppositions inside each other, without the outermost one; 1 by default. */
  readonly depth?: number;
}

/**
 * Refute a supposition. Where its deductions end, others are refuted inside it: a cell whose colors
 * both fail, or else the easiest ones. Null if that does not lead to a contradiction in time.
 */
export function refute(
  model: SingleStepModel,
  outer: Supposition,
  limits: RefutationLimits,
): WhatIf | null {
  const { isLate, depth = 1 } = limits;
  for (;;) {
    const whatIf = outer.play();
    if (whatIf) return whatIf;
    if (isLate() || depth < 1) return null;
    const probes = refutedInside(model, outer, limits);
    const split = shortestSplit(model, outer, probes, limits);
    if (split) return split;
    const links = innerLinks(model, outer, probes, isLate);
    const deep = links.length === 0 && depth > 1 ? deepLink(model, outer, limits) : null;
    if (deep) links.push(deep);
    if (links.length === 0) return null;
    for (const { link, size } of links) outer.add(link.literal, link, size);
  }
}

/** The first inner what-if that needs others inside it; null if there is none in time. */
function deepLink(
  model: SingleStepModel,
  outer: Supposition,
  { open, isLate, depth = 1 }: RefutationLimits,
): InnerLink | null {
  const known = new Set(outer.known);
  for (const literal of open) {
    if (isLate()) return null;
    if (known.has(literal) || known.has(literal ^ 1)) continue;
    const start = new Supposition(model, literal, outer.known, outer.trace);
    const inner = refute(model, start, { open, isLate, depth: depth - 1 });
    if (inner) return linkOf(model, inner);
  }
  return null;
}

function linkOf(model: SingleStepModel, inner: WhatIf): InnerLink {
  const { facts, clues } = collectGrounds(inner);
  const cause = inner.links.at(-1)?.cause ?? { type: 'clause' };
  const link = { literal: inner.supposed ^ 1, because: facts, cause, clues, inner };
  return { link, size: lengthOfInner(model.countDeductions(inner)) };
}

/** The shortest what-if that ends with a cell of which both colors fail; null for none. */
function shortestSplit(
  model: SingleStepModel,
  outer: Supposition,
  probes: readonly Probe[],
  { isLate }: RefutationLimits,
): WhatIf | null {
  const byLiteral = new Map(probes.map((it) => [it.supposed, it]));
  const splits = probes
    .flatMap((probe) => {
      const other = byLiteral.get(probe.supposed ^ 1);
      return other ? [{ probe, weight: probe.weight + other.weight }] : [];
    })
    .sort((a, b) => a.weight - b.weight);
  let best: { readonly whatIf: WhatIf; readonly length: number } | null = null;
  for (const { probe } of splits.slice(0, MOST_PLAYED)) {
    if (best && isLate()) break;
    const [inner] = innerLinks(model, outer, [probe], () => false);
    if (!inner) continue;
    const own = outer.copy();
    own.add(inner.link.literal, inner.link, inner.size);
    const whatIf = own.play();
    const length = whatIf ? model.countDeductions(whatIf) : Infinity;
    if (whatIf && length < (best?.length ?? Infinity)) best = { whatIf, length };
  }
  return best ? best.whatIf : null;
}

/** The result of an inner what-if, and its number of deductions. */
interface InnerLink {
  readonly link: WhatIfLink & { readonly literal: Literal };
  readonly size: number;
}

/** The inner what-ifs of the easiest suppositions where the deductions of another one end. */
function innerLinks(
  model: SingleStepModel,
  outer: Supposition,
  probes: readonly Probe[],
  isLate: IsLate,
): InnerLink[] {
  const made = new Map<Literal, InnerLink>();
  for (const { supposed } of probes.slice(0, MOST_PLAYED)) {
    // Both colors of a cell fail: with one of them known, the supposition fails as well.
    if (isLate() || made.has(supposed)) continue;
    const inner = new Supposition(model, supposed, outer.known, outer.trace).play();
    if (!inner) continue;
    made.set(supposed ^ 1, linkOf(model, inner));
  }
  return [...made.values()];
}

/** Suppositions that propagation refutes inside another one, the easiest first. */
function refutedInside(
  model: SingleStepModel,
  outer: Supposition,
  { open, isLate }: RefutationLimits,
): readonly Probe[] {
  const { search } = model;
  if (!search.assume(outer.known) || !search.propagateAll()) return [];
  const { trail } = search;
  const { depth } = trail;
  const found: Probe[] = [];
  for (const literal of open) {
    if (isLate()) break;
    if (trail.value[literal] !== 0) continue;
    search.decide(literal);
    if (!search.propagate()) found.push(weigh(model, literal));
    search.backtrack(depth);
  }
  return found.sort((a, b) => a.weight - b.weight);
}
