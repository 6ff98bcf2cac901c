import { ChevronUp } from 'lucide-react';
import type { LegendRow } from '#engine/judging/legend.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { CluePicture } from './CluePicture.tsx';
import { isAtRest } from './isAtRest.ts';
import type { RowSelection } from './RulesPanel.tsx';
import { spokenCard } from './spokenRow.ts';
import { useLegend } from './useLegend.ts';

const HANDLE =
  'relative flex h-12 w-full items-end justify-between rounded-t-drawer px-5 pb-2 before:absolute before:top-2.5 before:left-[calc(50%-20px)] before:h-1 before:w-10 before:rounded-[2px] before:bg-line-strong';
/** There is no room for the strip on low phones, except beside the board of one on its side. */
const STRIP =
  'flex snap-x snap-proximity scrollbar-none gap-2.5 overflow-x-auto px-5 pt-0.5 pb-3 low:hidden tall:pb-7 flat:[@media(height>=380px)]:flex flat:[@media(height>=380px)]:pb-1';
const CARD =
  'group/card flex h-[122px] w-[110px] flex-none snap-center flex-col items-center justify-between rounded-surface bg-fill-1 px-2 pt-3 pb-2 text-label/[1.1] aria-pressed:bg-fill-2 data-[state=error]:bg-fault-fill not-focus-visible:data-[state=error]:inset-ring-[1.5px] not-focus-visible:data-[state=error]:inset-ring-error';
const PICTURE =
  'h-17 w-19 place-items-center [&>svg]:h-full [&>svg]:max-h-17 [&>svg]:w-auto [&>svg]:max-w-19';

/**
 * The rules of a phone: a handle that opens all of them, and a strip of cards, what is wrong first.
 */
export function RuleStrip({
  store,
  selection: { selected, onSelect },
  onAll,
}: {
  store: BoardStore;
  selection: RowSelection;
  onAll: () => void;
}) {
  const legend = useLegend(store);
  return (
    <>
      <button type="button" className={HANDLE} aria-haspopup="dialog" onClick={onAll}>
        <span className="text-label text-muted italic">Rules and symbols</span>
        <span className="flex items-center gap-1 text-meta text-muted">
          All {legend.length}
          <ChevronUp className="size-4" aria-hidden />
        </span>
      </button>
      <div className={STRIP} role="group" aria-label="Rules and symbols">
        {errorsFirst(legend).map((row) => (
          <button
            key={row.key}
            type="button"
            className={CARD}
            data-state={row.shownState}
            aria-pressed={selected === row.key}
            aria-label={spokenCard(row)}
            onClick={() => onSelect(selected === row.key ? null : row.key)}
          >
            <CluePicture row={row} isDim={isAtRest(row)} className={PICTURE} />
            <span className="grid min-h-[2.2em] place-items-center text-balance group-data-[state=satisfied]/card:text-muted">
              {row.brief}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

function errorsFirst(legend: readonly LegendRow[]): readonly LegendRow[] {
  return [
    ...legend.filter(({ state }) => state === 'error'),
    ...legend.filter(({ state }) => state !== 'error'),
  ];
}
