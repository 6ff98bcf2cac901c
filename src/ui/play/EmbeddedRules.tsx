import type { LegendRow } from '#engine/judging/legend.ts';
import { CluePicture } from '#ui/board/clues/CluePicture.tsx';
import { isAtRest, spokenRow, useLegend } from '#ui/board/clues/legendRows.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import { needTexts, useText } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/** A scrolling row: one card takes the whole width, several take what their texts need. */
const STRIP = 'flex flex-none snap-x snap-proximity scrollbar-none gap-1.5 overflow-x-auto';
const CARD =
  'group/card flex min-h-9 w-max max-w-62 flex-none snap-start items-center gap-2 rounded-control bg-fill-1 px-2 py-1 text-start text-label/[1.2] wrap-break-word only:w-full only:max-w-full data-[state=error]:bg-fault-fill not-focus-visible:data-[state=error]:inset-ring-[1.5px] not-focus-visible:data-[state=error]:inset-ring-error';
/** Without a picture in frames that have no pixel to spare. */
const PICTURE =
  'size-8 flex-none place-items-center [&>svg]:h-full [&>svg]:max-h-8 [&>svg]:w-auto [&>svg]:max-w-8 [@media(height<360px)]:hidden';
const WORDS =
  'line-clamp-2 min-w-0 group-data-[state=satisfied]/card:text-muted [&_em]:not-italic not-group-data-[state=satisfied]/card:[&_em]:text-accent';

/**
 * The rules and symbols of a puzzle in a frame without room beside the board: one row of cards,
 * faults first. A press on a card opens all of them.
 */
export function EmbeddedRules({ store, onOpen }: { store: BoardStore; onOpen: () => void }) {
  const t = useText();
  const legend = useLegend(store);
  if (legend.length === 0) return null;
  return (
    <div className={STRIP} role="group" aria-label={t('play.rulesAndSymbols')}>
      {legend
        .toSorted((a, b) => Number(b.state === 'error') - Number(a.state === 'error'))
        .map((row) => (
          <button
            key={row.key}
            type="button"
            className={CARD}
            data-state={row.shownState}
            aria-haspopup="dialog"
            aria-label={spokenRow(t, row)}
            onClick={onOpen}
          >
            <PartBoundary text={t.say(row.explain)} about={row}>
              <CluePicture row={row} isDim={isAtRest(row)} className={PICTURE} />
              <span className={WORDS}>
                <CardWords row={row} />
              </span>
            </PartBoundary>
          </button>
        ))}
    </div>
  );
}

/** The sentence of a rule; name and count of a symbol. */
function CardWords({ row }: { row: LegendRow }) {
  const t = useText();
  if (row.kind === 'rule') return <Sentence text={t.say(row.explain)} />;
  return (
    <>
      <span className="font-semibold">{t.say(row.title)}</span>{' '}
      <span className="text-muted">{t.say(row.caption)}</span>
    </>
  );
}
