import { ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LegendRow } from '#engine/judging/legend.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { CluePicture } from './CluePicture.tsx';
import { isAtRest, useLegend, spokenRow } from './legendRows.ts';
import type { RowSelection } from './RulesPanel.tsx';

needTexts('rules', 'symbols', 'clues');

const HANDLE =
  'relative flex h-12 w-full flex-none items-end justify-between rounded-t-drawer px-5 pb-2 before:absolute before:top-2.5 before:left-[calc(50%-20px)] before:h-1 before:w-10 before:rounded-[2px] before:bg-line-strong low:h-10 low:pb-1.5 flat:px-2.5';
/**
 * A scrolling row; on phones in landscape, wrapping rows with room for the longest word in a card.
 * Hidden in portrait windows that are lower than any phone.
 */
const STRIP =
  'flex snap-x snap-proximity scrollbar-none gap-2.5 overflow-x-auto px-5 pt-0.5 pb-3 low:gap-2 low:pb-2 tall:pb-7 flat:grid flat:grid-cols-[repeat(auto-fill,minmax(min(214px,100%),1fr))] flat:overflow-visible flat:px-2.5 [@media(height<560px)_and_(orientation:portrait)]:hidden';
/** Picture above the text; in low windows next to it, unless a word has no room there. */
export const STRIP_CARD =
  'flex h-[122px] flex-none snap-center flex-col gap-1.5 rounded-surface bg-fill-1 px-2.5 pt-2.5 pb-1.5 text-start text-note/[1.2] wrap-break-word low:h-17 low:flex-row low:items-center low:gap-2.5 low:rounded-dock low:py-1.5 flat:h-auto! flat:min-h-17 flat:w-auto! flat:flex-wrap';
const CARD = `group/card w-38 low:w-47 data-[state=error]:bg-fault-fill not-focus-visible:data-[state=error]:inset-ring-[1.5px] not-focus-visible:data-[state=error]:inset-ring-error ${STRIP_CARD}`;
const PICTURE =
  'h-13 w-fit flex-none place-items-center low:w-13 [&>svg]:h-full [&>svg]:max-h-13 [&>svg]:w-auto [&>svg]:max-w-19 low:[&>svg]:max-w-13';
const WORDS =
  'line-clamp-3 min-w-0 flat:min-w-min flat:flex-1 group-data-[state=satisfied]/card:text-muted [&_em]:not-italic not-group-data-[state=satisfied]/card:[&_em]:text-accent';

/**
 * The rules on a phone: a button that opens all of them, and a strip of cards with their texts,
 * faults first. A press selects a card; its full text is shown by the parent.
 */
export function RuleStrip({
  store,
  selection: { selected, onSelect },
  onAll,
  children,
}: {
  store: BoardStore;
  selection: RowSelection;
  onAll: () => void;
  /** Cards of the puzzle itself, between broken and other rules. */
  children?: ReactNode;
}) {
  const t = useText();
  const legend = useLegend(store);
  const card = (row: LegendRow) => (
    <button
      key={row.key}
      type="button"
      className={CARD}
      data-state={row.shownState}
      aria-expanded={selected === row.key}
      aria-label={spokenRow(t, row)}
      onClick={() => onSelect(row.key)}
    >
      <PartBoundary text={t.say(row.explain)} about={row}>
        <CluePicture row={row} isDim={isAtRest(row)} className={PICTURE} />
        <span className={WORDS}>
          <CardWords row={row} />
        </span>
      </PartBoundary>
    </button>
  );
  return (
    <>
      <button type="button" className={HANDLE} aria-haspopup="dialog" onClick={onAll}>
        <span className="min-w-0 truncate text-label text-muted italic">
          {t('play.rulesAndSymbols')}
        </span>
        <span className="flex flex-none items-center gap-1 text-meta text-muted">
          {t('play.allClues', { count: legend.length })}
          <ChevronUp className="size-4" aria-hidden />
        </span>
      </button>
      <div className={STRIP} role="group" aria-label={t('play.rulesAndSymbols')}>
        {legend.filter(({ state }) => state === 'error').map(card)}
        {children}
        {legend.filter(({ state }) => state !== 'error').map(card)}
      </div>
    </>
  );
}

/** The sentence of a rule; name and counts of a symbol. */
function CardWords({ row }: { row: LegendRow }) {
  const t = useText();
  if (row.kind === 'rule') return <Sentence text={t.say(row.explain)} />;
  return (
    <>
      <span className="font-semibold">{t.say(row.title)}</span>
      <br />
      <span className="text-muted">{t.say(row.caption)}</span>
    </>
  );
}
