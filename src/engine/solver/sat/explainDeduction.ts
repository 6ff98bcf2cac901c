import { invariant } from '#base/invariant.ts';
import type { Propagator } from './Propagator.ts';
import type { Literal } from './Reason.ts';
import type { Trail } from './Trail.ts';

let areReasonsChecked = false;

/**
 * Check every reason from now on, in all searches of this process or worker. For tests and
 * development builds: a wrong reason makes learnt clauses and hints wrong, far from its cause.
 */
export function enableReasonChecks(): void {
  areReasonsChecked = true;
}

/** The literals that force `literal`, by its propagator; all true before trail position `limit`. */
export function explainDeduction(
  propagator: Propagator | undefined,
  literal: Literal,
  payload: number,
  limit: number,
  trail: Trail,
): Literal[] {
  const because: Literal[] = [];
  propagator?.explain(literal, payload, limit, because);
  if (areReasonsChecked) checkReason(propagator, because, limit, trail);
  return because;
}

/** Throws if checks are enabled and a conflict names a literal that is not true. */
export function checkConflict(
  propagator: Propagator | undefined,
  because: readonly Literal[],
  trail: Trail,
): void {
  if (areReasonsChecked) checkReason(propagator, because, trail.size, trail);
}

function checkReason(
  propagator: Propagator | undefined,
  because: readonly Literal[],
  limit: number,
  trail: Trail,
): void {
  const wrong = because.find((it) => !trail.wasTrue(it, limit));
  const name = propagator?.constructor.name ?? 'no propagator';
  invariant(wrong === undefined, `${name} explains by literal ${wrong}, which was not true then`);
}
