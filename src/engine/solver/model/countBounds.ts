import type { Literal } from '../sat/Reason.ts';

/**
 * Largest distance between two variables of a clause, in the order of the variables. Clauses with
 * larger distances are ignored.
 */
export const WIDEST_CLAUSE = 8;

/** Clauses by their last variable in an order, as bits: the variable itself is the lowest bit. */
interface WindowedClauses {
  readonly span: number;
  readonly byLast: readonly (readonly { readonly mask: number; readonly falsified: number }[])[];
}

/** The least and the largest number of true literals among some. */
export interface CountBounds {
  readonly least: number;
  readonly most: number;
}

/**
 * Bounds for the number of true literals if all clauses hold that are about these literals alone.
 * Found by dynamic programming: a state is the values of the last variables, as far back as the
 * longest clause reaches. Clauses that reach too far are ignored, so that the bounds are then too
 * loose.
 */
export function countBounds(
  literals: readonly Literal[],
  clauses: Iterable<readonly Literal[]>,
): CountBounds {
  const variables = [...new Set(literals.map((it) => it >> 1))];
  const indexOf = new Map(variables.map((it, i) => [it, i]));
  const windowed = windowedClauses(indexOf, clauses);
  const gains = new Int32Array(variables.length);
  let negated = 0;
  for (const literal of literals) {
    const index = indexOf.get(literal >> 1) ?? 0;
    gains[index] = (gains[index] ?? 0) + ((literal & 1) === 0 ? 1 : -1);
    negated += literal & 1;
  }
  const most = largestSum(gains, windowed);
  const least = -largestSum(
    gains.map((it) => -it),
    windowed,
  );
  return { least: negated + least, most: negated + most };
}

function windowedClauses(
  indexOf: ReadonlyMap<number, number>,
  clauses: Iterable<readonly Literal[]>,
): WindowedClauses {
  const byLast = Array.from(indexOf, (): { mask: number; falsified: number }[] => []);
  let span = 0;
  for (const clause of clauses) {
    const indexes = clause.map((it) => indexOf.get(it >> 1) ?? NaN);
    const last = Math.max(...indexes);
    const width = last - Math.min(...indexes);
    const isAlwaysTrue = clause.some((it) => clause.includes(it ^ 1));
    if (isAlwaysTrue || !(width <= WIDEST_CLAUSE)) continue;
    let [mask, falsified] = [0, 0];
    clause.forEach((it, i) => {
      const bit = 1 << (last - (indexes[i] ?? 0));
      mask |= bit;
      if ((it & 1) === 1) falsified |= bit;
    });
    byLast[last]?.push({ mask, falsified });
    span = Math.max(span, width);
  }
  return { span, byLast };
}

const IMPOSSIBLE = -(2 ** 20);

/**
 * The largest sum of the gains of true variables; very small if the clauses contradict each other.
 */
function largestSum(gains: Int32Array, { span, byLast }: WindowedClauses): number {
  const kept = (1 << span) - 1;
  let sums = new Int32Array(kept + 1).fill(IMPOSSIBLE);
  let next = new Int32Array(kept + 1);
  sums[0] = 0;
  for (let at = 0; at < gains.length; at++) {
    const clauses = byLast[at] ?? [];
    next.fill(IMPOSSIBLE);
    for (let state = 0; state <= kept; state++) {
      const sum = sums[state] ?? 0;
      if (sum === IMPOSSIBLE) continue;
      for (let value = 0; value < 2; value++) {
        const bits = (state << 1) | value;
        if (clauses.some(({ mask, falsified }) => (bits & mask) === falsified)) continue;
        const reached = sum + value * (gains[at] ?? 0);
        if (reached > (next[bits & kept] ?? 0)) next[bits & kept] = reached;
      }
    }
    [sums, next] = [next, sums];
  }
  return sums.reduce((most, sum) => Math.max(most, sum), IMPOSSIBLE);
}
