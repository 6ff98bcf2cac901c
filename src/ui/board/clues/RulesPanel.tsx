import { memo, Suspense, useState } from 'react';
import { capitalized } from '#texts/capitalized.ts';
import { findPlayback } from '#engine/play/playback.ts';
import type { LegendRow } from '#engine/judging/legend.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { LabeledList } from '#ui/shared/components/LabeledList.tsx';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { CluePicture } from './CluePicture.tsx';
import { spokenRow, isAtRest, useLegend } from './legendRows.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';

needTexts('rules', 'symbols', 'clues');

/** Lazy: few puzzles make music. */
const VoiceList = lazyPart(async () => (await import('#ui/board/music/VoiceList.tsx')).VoiceList);

const ROW =
  'group/clue grid w-full items-center rounded-control text-start transition-colors hover:bg-fill-1 aria-expanded:bg-fill-1 data-[state=error]:bg-fault-fill data-[state=error]:inset-ring-[1.5px] data-[state=error]:inset-ring-error';
const ROWS = {
  rule: 'grid-cols-[84px_1fr] gap-x-4 px-2 py-2.5 text-[16.5px]/[1.34] score:grid-cols-[minmax(0,1fr)] score:gap-y-2.5',
  symbol: 'grid-cols-[52px_1fr] gap-x-2 py-1.5 ps-1.5 pe-0.5',
} as const;
const PICTURE =
  'score:group-data-[kind=rule]/clue:w-24 [&>svg]:h-auto [&>svg]:max-h-21 [&>svg]:w-full';
const ERROR_TEXT = 'block text-meta/[1.3] group-data-[state=error]/clue:text-fault';

/** The open row of the legend, and the handler that opens one. */
export interface RowSelection {
  readonly selected: string | null;
  readonly onSelect: (key: string | null) => void;
  /** True if the page shows the text of an open row elsewhere. */
  readonly isElsewhere?: boolean;
}

/** Rules as rows and symbols in columns, with pictures and live states; the voices of music. */
export function RulesPanel({ store, selection }: { store: BoardStore; selection: RowSelection }) {
  const t = useText();
  const legend = useLegend(store);
  const isMusic = useBoardSnapshot(store, ({ board }) => findPlayback(board.grid) !== null);
  const rules = legend.filter(({ kind }) => kind === 'rule');
  return (
    <>
      {legend.length === 0 && <p className="px-2 text-muted">{t('play.noClues')}</p>}
      {rules.length > 0 && (
        <LabeledList
          label={t('play.rules')}
          className="grid own-layer sm:max-lg:portrait:grid-cols-2 sm:max-lg:portrait:gap-x-4"
        >
          {rules.map((row) => (
            <ClueRow key={row.key} row={row} {...selectionOf(row, selection)} />
          ))}
        </LabeledList>
      )}
      <SymbolsPanel store={store} selection={selection} hasRoom={legend.length <= MOST_WHOLE} />
      <Suspense>{isMusic && <VoiceList store={store} />}</Suspense>
    </>
  );
}

/** Up to this number of rows, each symbol has its whole sentence. */
const MOST_WHOLE = 5;

/** Symbols with pictures and live states, in columns unless they have room. */
export function SymbolsPanel({
  store,
  selection,
  hasRoom = false,
}: {
  store: BoardStore;
  selection: RowSelection;
  /** True if each symbol has its whole sentence. */
  hasRoom?: boolean;
}) {
  const t = useText();
  const symbols = useLegend(store).filter(({ kind }) => kind === 'symbol');
  if (symbols.length === 0) return null;
  return (
    <LabeledList
      label={t('play.symbols')}
      className={`grid gap-x-1.5 gap-y-0.5 own-layer ${hasRoom ? '' : 'symbol-columns'}`}
    >
      {symbols.map((row) => (
        <ClueRow key={row.key} row={row} isWhole={hasRoom} {...selectionOf(row, selection)} />
      ))}
    </LabeledList>
  );
}

function selectionOf({ key }: LegendRow, { selected, onSelect, isElsewhere }: RowSelection) {
  return { isOpen: isElsewhere ? undefined : selected === key, onSelect };
}

const ClueRow = memo(function ClueRow({
  row,
  isWhole = false,
  isOpen,
  onSelect,
}: {
  row: LegendRow;
  /** True if a symbol has its whole sentence. */
  isWhole?: boolean;
  /** Undefined if rows do not open. */
  isOpen: boolean | undefined;
  onSelect: (key: string | null) => void;
}) {
  const t = useText();
  // A row stays open when another one is pressed: if it closed, that one would move.
  const [isHeld, setHeld] = useState(false);
  const isShown = isOpen === undefined ? undefined : isOpen || isHeld;
  const onPress = () => {
    if (isOpen !== undefined) setHeld(!isShown);
    if (isOpen || !isShown) onSelect(isOpen ? null : row.key);
  };
  return (
    <li>
      <button
        type="button"
        className={`${ROW} ${ROWS[row.kind]}`}
        data-kind={row.kind}
        data-state={row.shownState}
        aria-expanded={isShown}
        aria-label={spokenRow(t, row)}
        onClick={onPress}
      >
        <PartBoundary text={t.say(row.explain)} about={row}>
          <CluePicture row={row} isDim={isAtRest(row)} className={PICTURE} />
          {row.kind === 'rule' ? (
            <RuleWords row={row} />
          ) : (
            <SymbolWords row={row} isWhole={isWhole} />
          )}
        </PartBoundary>
      </button>
      {isShown && <OpenSentence row={row} isWhole={isWhole} />}
    </li>
  );
});

function RuleWords({ row }: { row: LegendRow }) {
  const t = useText();
  return (
    <span
      className={`min-w-0 wrap-anywhere [&_em]:not-italic ${isAtRest(row) ? 'text-muted' : '[&_em]:text-accent'}`}
    >
      <Sentence text={t.say(row.explain)} />
      {row.state === 'error' && row.errorDescription && (
        <span className={ERROR_TEXT}>{t.say(row.errorDescription.short)}</span>
      )}
    </span>
  );
}

function SymbolWords({ row, isWhole }: { row: LegendRow; isWhole: boolean }) {
  const t = useText();
  const error = row.state === 'error' ? row.errorDescription?.short : undefined;
  return (
    <span className={`min-w-0 leading-[1.2] ${isAtRest(row) ? 'text-muted' : ''}`}>
      <span className="text-[15px]/[1.2] font-semibold">{t.say(row.title)}</span>
      <br />
      <span
        className={`${isWhole ? '' : 'line-clamp-2'} text-label/[1.25] wrap-anywhere text-muted group-data-[state=error]/clue:text-fault [&_em]:not-italic`}
      >
        {isWhole && error === undefined ? (
          <Sentence text={t.say(row.explain)} />
        ) : (
          t.say(error ?? row.caption)
        )}
      </span>
    </span>
  );
}

function OpenSentence({ row, isWhole }: { row: LegendRow; isWhole: boolean }) {
  const t = useText();
  const description = row.state === 'error' ? row.errorDescription?.long : undefined;
  return (
    <p className="px-2 pt-1 pb-3 wrap-anywhere text-[15px]/[1.42] text-muted [&_em]:text-base-content [&_em]:not-italic">
      <Sentence text={row.kind === 'rule' || (isWhole && !description) ? '' : t.say(row.explain)} />
      {description && (
        <span className={ERROR_TEXT}>{capitalized(t.say(description), t.language)}.</span>
      )}
    </p>
  );
}
