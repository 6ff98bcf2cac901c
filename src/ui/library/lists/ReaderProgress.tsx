import { useQuery } from '@tanstack/react-query';
import { MAX_TOLD_PUZZLES, type CollectionProgress as Progress } from '#contract/collections.ts';
import type { CollectionBrief } from '#contract/shapes.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { clockTime } from '#ui/shared/components/clockTime.ts';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { collectionProgress } from './listQueries.ts';

/**
 * The reader's progress on a collection; null while it is loaded, and for visitors who are not
 * signed in.
 */
export function useCollectionProgress(
  { id, autoPopulate, puzzleCount }: CollectionBrief,
  reader: string | null,
): Progress | null {
  const isEnabled = reader !== null && autoPopulate === null && puzzleCount !== 0;
  const query = { ...collectionProgress(id, reader), enabled: isEnabled };
  return useQuery(query, queryClient).data ?? null;
}

/**
 * The reader's progress: a tile for each puzzle of a series, where solved tiles merge and the next
 * one has a ring. Long series and collections without an order get a bar.
 */
export function ReaderProgress({
  collection: { isSeries, puzzleCount },
  progress,
}: {
  collection: CollectionBrief;
  progress: Progress | null;
}) {
  const t = useText();
  const of = progress?.puzzles ?? puzzleCount ?? 0;
  const { solved, msTimeUsed, tiles } = progress ?? { solved: 0, msTimeUsed: 0, tiles: null };
  if (of === 0) return null;
  return (
    <div className="mt-5 max-w-90">
      {isSeries && of <= MAX_TOLD_PUZZLES ? (
        <Tiles tiles={tiles ?? Array.from({ length: of }, () => false)} isKnown={tiles !== null} />
      ) : (
        <ProgressBar
          className="block w-full"
          value={solved}
          max={of}
          label={t('lists.solvedOf', { solved, of })}
        />
      )}
      <p className="mt-2 flex min-h-[1.45em] flex-wrap justify-between gap-x-4 text-meta text-muted">
        {progress && (
          <>
            <span>{t('lists.solvedOf', { solved, of })}</span>
            {msTimeUsed > 0 && (
              <span className="tabular-nums">
                {t('lists.timeInAll', { time: clockTime(msTimeUsed) })}
              </span>
            )}
          </>
        )}
      </p>
    </div>
  );
}

/** Light themes need a border, because a solved tile has the color of the page. */
const RIM = 'border-[light-dark(var(--color-line),transparent)]';

/** The tiles are hidden from screen readers: the text below them is equivalent. */
function Tiles({ tiles, isKnown }: { tiles: readonly boolean[]; isKnown: boolean }) {
  const next = isKnown ? tiles.indexOf(false) : -1;
  return (
    <span className="-ms-1 flex flex-wrap gap-y-1.5" aria-hidden>
      {tiles.map((isSolved, i) => {
        const joinsLeft = isSolved && tiles[i - 1] === true;
        const joinsRight = isSolved && tiles[i + 1] === true;
        const left = joinsLeft
          ? 'border-s border-s-(--board-seam-light)'
          : 'ms-1 rounded-s-key border-s';
        const right = joinsRight ? '' : 'rounded-e-key border-e';
        const color = isSolved
          ? `border-y ${RIM} bg-(--board-light)`
          : 'border-transparent bg-(--board-gray)';
        const ring = i === next ? 'outline-2 outline-offset-2 outline-primary' : '';
        return (
          <span
            key={i}
            className={`h-6.5 min-w-5 flex-1 forced-color-adjust-none ${left} ${right} ${color} ${ring}`}
          />
        );
      })}
    </span>
  );
}
