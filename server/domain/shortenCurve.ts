import type { Rating } from '#engine/explain/rate.ts';

type Curve = Rating['curve'];
type Round = Curve[number];

/** Limit of stored rounds; pictures show no more of them. */
export const MAX_ROUNDS = 200;

/**
 * Shorten the course of a solve for storage and transfer: neighboring rounds are merged, with the
 * level of the harder one.
 */
export function shortenCurve(curve: Curve): Curve {
  if (curve.length <= MAX_ROUNDS) return curve;
  const size = Math.ceil(curve.length / MAX_ROUNDS);
  const parts: Round[] = [];
  for (let from = 0; from < curve.length; from += size)
    parts.push(curve.slice(from, from + size).reduce(together));
  return parts;
}

function together(a: Round, b: Round): Round {
  return { level: a.level > b.level ? a.level : b.level, width: a.width + b.width };
}
