/** Sets of candidates, of which one each is to be chosen. */
export type Sets = readonly (readonly number[])[];

/** Candidates that hit every set: always the best for the rest, without superfluous ones. */
export function greedyHitting(sets: Sets): readonly number[] {
  const chosen: number[] = [];
  const counts: number[] = [];
  for (const set of sets) for (const it of set) counts[it] = (counts[it] ?? 0) + 1;
  let open = sets;
  while (open.length > 0) {
    let best = -1;
    counts.forEach((count, candidate) => {
      if (count > (counts[best] ?? 0)) best = candidate;
    });
    if (best < 0) return chosen;
    chosen.push(best);
    open = open.filter((set) => {
      if (!set.includes(best)) return true;
      for (const it of set) counts[it] = (counts[it] ?? 0) - 1;
      return false;
    });
  }
  return withoutExtras(sets, chosen);
}

function withoutExtras(sets: Sets, chosen: readonly number[]): readonly number[] {
  let kept = chosen;
  for (const it of chosen) {
    const fewer = kept.filter((other) => other !== it);
    if (sets.every((set) => set.some((candidate) => fewer.includes(candidate)))) kept = fewer;
  }
  return kept;
}

/**
 * Candidates that hit every set, at most so many: `none` if there are none, null if the search took
 * more than `nodes` choices.
 */
export function hittingOf(
  sets: Sets,
  most: number,
  nodes: number,
): readonly number[] | 'none' | null {
  let left = nodes;
  const chosen: number[] = [];
  const barred = new Set<number>();

  function search(): boolean | null {
    if (--left < 0) return null;
    const open = sets.filter((set) => !set.some((it) => chosen.includes(it)));
    if (open.length === 0) return true;
    if (chosen.length + apart(open, barred) > most) return false;
    const next = fewestOpen(open, barred);
    const tried: number[] = [];
    let outcome: boolean | null = false;
    for (const it of next) {
      chosen.push(it);
      outcome = search();
      if (outcome === true) return true;
      chosen.pop();
      if (outcome === null) break;
      barred.add(it);
      tried.push(it);
    }
    for (const it of tried) barred.delete(it);
    return outcome;
  }

  const outcome = search();
  if (outcome === null) return null;
  return outcome ? [...chosen] : 'none';
}

/** A number of sets without a common candidate, which need one choice each. */
function apart(sets: Sets, barred: ReadonlySet<number>): number {
  const used = new Set<number>();
  let count = 0;
  for (const set of sets) {
    const left = set.filter((it) => !barred.has(it));
    if (left.some((it) => used.has(it))) continue;
    count++;
    for (const it of left) used.add(it);
  }
  return count;
}

/** The candidates of the set that has the fewest. */
function fewestOpen(sets: Sets, barred: ReadonlySet<number>): readonly number[] {
  let best: readonly number[] | null = null;
  for (const set of sets) {
    const left = set.filter((it) => !barred.has(it));
    if (best === null || left.length < best.length) best = left;
  }
  return best ?? [];
}
