import { parseGridText } from '#engine/codec/gridText.ts';
import { distanceOf, turnedColors } from '#engine/generate/likeness.ts';
import { invariant } from '#base/invariant.ts';
import { LEAST_SCORE, type Candidate } from './candidates.ts';

/** Number of puzzles in the pack. */
const PACK_SIZE = 400;
/** Least share of the cells in which two solutions of one family differ, in percent. */
const LEAST_DISTANCE = 10;
/** Points by which a puzzle falls for each one of its size, or of its grade, that is chosen. */
const SAME_SIDE = 3;
const SAME_GRADE = 2;

/** The reason why a puzzle is not in the pack. */
export type Refusal = 'dull' | 'low score' | 'like another' | 'enough of its kind';

/** The chosen puzzles, and the number of the others by family and reason. */
export interface Choice {
  readonly chosen: readonly Candidate[];
  readonly refused: ReadonlyMap<string, ReadonlyMap<Refusal, number>>;
}

/** Choose the best puzzles of each family, of various sizes and grades. */
export function choose(families: readonly (readonly Candidate[])[]): Choice {
  const refused = new Map<string, Map<Refusal, number>>();
  const refuse = ({ family }: Candidate, reason: Refusal) => {
    const counts = refused.get(family) ?? new Map<Refusal, number>();
    refused.set(family, counts.set(reason, (counts.get(reason) ?? 0) + 1));
  };
  const ranked = families.map((candidates) => rank(candidates, refuse));
  const chosen = ranked.map((): Candidate[] => []);
  // The families take turns, so that those with few good puzzles leave their share to the others.
  for (
    let round = 0, left = PACK_SIZE;
    left > 0 && ranked.some((it) => it.length > round);
    round++
  ) {
    ranked.forEach((list, index) => {
      const next = list[round];
      if (next && left-- > 0) chosen[index]?.push(next);
    });
  }
  ranked.forEach((list, index) => {
    for (const other of list.slice(chosen[index]?.length)) refuse(other, 'enough of its kind');
  });
  return { chosen: chosen.flatMap((list) => list.toSorted(byDifficulty)), refused };
}

/** The fine puzzles of a family, in the order in which they are taken. */
function rank(
  candidates: readonly Candidate[],
  refuse: (candidate: Candidate, reason: Refusal) => void,
): readonly Candidate[] {
  const left = candidates.filter((candidate) => {
    if (candidate.isDull) refuse(candidate, 'dull');
    else if (candidate.score < LEAST_SCORE) refuse(candidate, 'low score');
    else return true;
    return false;
  });
  const taken: Candidate[] = [];
  const pointsOf = ({ score, side, grade }: Candidate) =>
    score -
    SAME_SIDE * taken.filter((it) => it.side === side).length -
    SAME_GRADE * taken.filter((it) => it.grade === grade).length;
  while (left.length > 0) {
    const points = left.map(pointsOf);
    const [best] = left.splice(points.indexOf(Math.max(...points)), 1);
    invariant(best, 'the list has an item');
    if (taken.some((it) => isLike(it, best))) refuse(best, 'like another');
    else taken.push(best);
  }
  return taken;
}

function isLike(a: Candidate, b: Candidate): boolean {
  return (
    a.side === b.side &&
    distanceOf(turnedColors(gridOf(a)), turnedColors(gridOf(b))) < LEAST_DISTANCE
  );
}

function gridOf({ text }: Candidate) {
  const grid = parseGridText(text);
  invariant(grid.ok, 'a text that was written here can be read');
  return grid.value;
}

function byDifficulty(a: Candidate, b: Candidate): number {
  return (
    a.rating.hardest - b.rating.hardest || a.rating.minutes - b.rating.minutes || a.side - b.side
  );
}
