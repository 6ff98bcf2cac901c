import { Check } from 'lucide-react';
import { memo, useMemo } from 'react';
import { boardOf } from '#engine/judging/boardOf.ts';
import { exampleGrid } from '#engine/clues/exampleGrid.ts';
import type { LegendRow } from '#engine/judging/legend.ts';
import { BoardPicture } from '../components/BoardPicture.tsx';
import { WrapDiagram } from '../components/WrapDiagram.tsx';
import { Sentence } from '../components/Sentence.tsx';
import { VoiceList } from '../music/VoiceList.tsx';
import type { BoardStore } from '../store/boardStore.ts';
import { useLegend } from './useLegend.ts';

/** What a row of the legend needs from the page: which row is open, and a way to open one. */
export interface RowSelection {
  readonly selected: string | null;
  readonly onSelect: (key: string | null) => void;
}

/** Rules as rows, symbols in two columns, each with its picture and its live state; the voices of music. */
export function RulesPanel({ store, selection }: { store: BoardStore; selection: RowSelection }) {
  const legend = useLegend(store);
  const rules = legend.filter(({ kind }) => kind === 'rule');
  const symbols = legend.filter(({ kind }) => kind === 'symbol');
  return (
    <>
      {legend.length === 0 && (
        <p className="rules-empty">No rules, no symbols: paint as you like.</p>
      )}
      {rules.length > 0 && (
        <>
          <h2 className="group-label" id="rules-label">
            Rules
          </h2>
          <ul className="rule-rows" aria-labelledby="rules-label">
            {rules.map((row) => (
              <ClueRow key={row.key} row={row} {...selectionOf(row, selection)} />
            ))}
          </ul>
        </>
      )}
      {symbols.length > 0 && (
        <>
          <h2 className="group-label" id="symbols-label">
            Symbols
          </h2>
          <ul className="symbol-rows" aria-labelledby="symbols-label">
            {symbols.map((row) => (
              <ClueRow key={row.key} row={row} {...selectionOf(row, selection)} />
            ))}
          </ul>
        </>
      )}
      <VoiceList store={store} />
    </>
  );
}

function selectionOf({ key }: LegendRow, { selected, onSelect }: RowSelection) {
  return { isOpen: selected === key, onSelect };
}

const ClueRow = memo(function ClueRow({
  row,
  isOpen,
  onSelect,
}: {
  row: LegendRow;
  isOpen: boolean;
  onSelect: (key: string | null) => void;
}) {
  return (
    <li className={isOpen ? 'clue-item is-open' : 'clue-item'}>
      <button
        type="button"
        className="clue"
        data-kind={row.kind}
        data-state={row.state}
        aria-expanded={isOpen}
        onClick={() => onSelect(isOpen ? null : row.key)}
      >
        <CluePicture row={row} />
        {row.kind === 'rule' ? <RuleWords row={row} /> : <SymbolWords row={row} />}
      </button>
      {isOpen && <OpenSentence row={row} />}
    </li>
  );
});

function RuleWords({ row }: { row: LegendRow }) {
  return (
    <span className="clue-words">
      <Sentence text={row.explain} />
      <SpokenState row={row} />
      {row.state === 'error' && row.errorDescription && (
        <span className="clue-complaint">{row.errorDescription.short}</span>
      )}
    </span>
  );
}

function SymbolWords({ row }: { row: LegendRow }) {
  return (
    <span className="clue-words">
      <span className="clue-name">{row.title}</span>
      <br />
      <span className="clue-gloss">
        {row.state === 'error' && row.errorDescription ? row.errorDescription.short : row.caption}
      </span>
      <SpokenState row={row} />
    </span>
  );
}

/** The state in words, for those who do not see tint and tick. */
function SpokenState({ row: { state } }: { row: LegendRow }) {
  if (state === 'incomplete') return null;
  return <span className="spoken">, {state === 'error' ? 'broken' : state}</span>;
}

function OpenSentence({ row }: { row: LegendRow }) {
  const complaint = row.state === 'error' ? row.errorDescription?.long : undefined;
  return (
    <p className="clue-sentence">
      <Sentence text={row.kind === 'symbol' ? row.explain : ''} />
      {complaint && <span className="clue-complaint">{complaint}.</span>}
    </p>
  );
}

/**
 * A clue's small board, drawn as the board draws itself, with a tick when the clue holds. Joined sides are shown as
 * the arrow heads of the rim.
 */
export function CluePicture({ row }: { row: LegendRow }) {
  const grid = useMemo(() => exampleGrid(row.example), [row.example]);
  const { isWrapped, topology } = boardOf(grid);
  return (
    <span className="clue-picture">
      {isWrapped ? (
        <WrapDiagram topology={topology} size={84} />
      ) : (
        <BoardPicture grid={grid} isExample symbols="all" />
      )}
      {(row.state === 'satisfied' || row.state === 'ignored') && (
        <span className="clue-tick">
          <Check aria-hidden />
        </span>
      )}
    </span>
  );
}
