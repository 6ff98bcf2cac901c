import type { Literal } from '../solver/sat/Reason.ts';
import { lengthOfInner } from './costs.ts';
import type { RefutationPlan } from './refutationPlan.ts';
import { collectGrounds, type SingleStepModel } from './SingleStepModel.ts';
import type { WhatIf, WhatIfLink } from './Step.ts';
import { Supposition } from './Supposition.ts';

/**
 * The chain of a plan from facts, with the inner suppositions that the contradiction needs. Null if
 * the deductions do not lead to a contradiction.
 */
export function playPlan(
  model: SingleStepModel,
  plan: RefutationPlan,
  facts: readonly Literal[],
): WhatIf | null {
  return continued(model, new Supposition(model, plan.supposed, facts), plan);
}

/** As `playPlan`. Inner suppositions whose color is known by then are left out. */
function continued(
  model: SingleStepModel,
  outer: Supposition,
  { inner }: RefutationPlan,
): WhatIf | null {
  for (const plan of inner) {
    const whatIf = outer.play();
    if (whatIf) return whatIf;
    const { known } = outer;
    if (known.includes(plan.supposed) || known.includes(plan.supposed ^ 1)) continue;
    const start = new Supposition(model, plan.supposed, known, outer.trace);
    const refuted = continued(model, start, plan);
    if (!refuted) continue;
    const { link, size } = innerLinkOf(model, refuted);
    outer.add(link.literal, link, size);
  }
  return outer.play();
}

/** The result of an inner what-if. */
interface InnerLink {
  readonly link: WhatIfLink & { readonly literal: Literal };
  /** Its number of deductions. */
  readonly size: number;
}

function innerLinkOf(model: SingleStepModel, inner: WhatIf): InnerLink {
  const { facts, clues } = collectGrounds(inner);
  const cause = inner.links.at(-1)?.cause ?? { type: 'clause' };
  const link = { literal: inner.supposed ^ 1, because: facts, cause, clues, inner };
  return { link, size: lengthOfInner(model.countDeductions(inner)) };
}
