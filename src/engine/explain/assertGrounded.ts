import { invariant } from '#base/invariant.ts';
import type { Literal } from '../solver/sat/Reason.ts';
import type { Conclusion, WhatIf } from './Step.ts';

/**
 * Throws if a conclusion is based on a color that the board does not show, or if a deduction of its
 * what-if is based on anything but these facts, the supposition and earlier deductions.
 */
export function assertGrounded({ facts, whatIf }: Conclusion, shown: ReadonlySet<Literal>): void {
  const unknown = facts.find((it) => !shown.has(it));
  invariant(unknown === undefined, `literal ${unknown} is a fact of the board`);
  if (whatIf) assertOrdered(whatIf, new Set(facts));
}

function assertOrdered({ supposed, links }: WhatIf, facts: ReadonlySet<Literal>): void {
  const known = new Set([...facts, supposed]);
  for (const { literal, because, inner } of links) {
    const unknown = because.find((it) => !known.has(it));
    invariant(unknown === undefined, `literal ${unknown} is known before it is used`);
    if (inner) assertOrdered(inner, known);
    if (literal !== null) known.add(literal);
  }
}
