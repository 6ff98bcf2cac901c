import type { Rating } from '#engine/explain/rate.ts';

type Curve = Rating['curve'];
type Round = Curve[number];

/** Rounds that are kept: a picture shows no more of them. */
export const MAX_ROUNDS = 200;

/**
 * The course of a solve in so few rounds that it may be stored and sent: of a longer one,
 * neighboring rounds are made one, as hard as the harder of them.
 */
export function shortCurve(curve: Curve): Curve {
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
