import { queryClient } from '#ui/shared/api/queryClient.ts';
import { completionQuery } from '#ui/saved/completion.ts';
import { reportRating } from '#ui/saved/solveReports.ts';
import { briefQuery, changeBrief } from './useBrief.ts';
import { useCompletion, useReader } from './useCompletion.ts';

export interface Rating {
  /** 1 to 10; null for none. */
  readonly own: number | null;
  /** Rate the puzzle. The same rating again removes it. */
  readonly rate: (value: number) => void;
}

/** The reader's rating of a puzzle that they solved; null for visitors. */
export function useRating(puzzleId: string): Rating | null {
  const reader = useReader() ?? null;
  const completion = useCompletion(puzzleId);
  if (reader === null) return null;
  const own = completion?.ratedDifficulty ?? null;
  const rate = (value: number) => {
    const next = value === own ? null : value;
    const { queryKey } = completionQuery(puzzleId, reader);
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ratedDifficulty: next });
    changeBrief(puzzleId, ({ ratedDifficulty }) => ({
      ratedDifficulty: moved(ratedDifficulty, own, next),
    }));
    void reportRating(puzzleId, next ?? 0).then(() =>
      queryClient.invalidateQueries(briefQuery(puzzleId)),
    );
  };
  return { own, rate };
}

/** The number of ratings from 1 to 10 each, after one has changed; null is no rating. */
export function moved(counts: readonly number[], from: number | null, to: number | null): number[] {
  return counts.map((count, i) => count + Number(i + 1 === to) - Number(i + 1 === from));
}
