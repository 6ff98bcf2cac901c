import { ChevronUp } from 'lucide-react';
import type { LegendRow } from '#engine/judging/legend.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { CluePicture, type RowSelection } from './RulesPanel.tsx';
import { useLegend } from './useLegend.ts';

/** The rules of a phone: a handle that opens all of them, and a strip of cards, what is wrong first. */
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
      <button type="button" className="drawer-handle" aria-haspopup="dialog" onClick={onAll}>
        <span className="group-label">Rules and symbols</span>
        <span className="drawer-count">
          All {legend.length}
          <ChevronUp aria-hidden />
        </span>
      </button>
      <div className="rule-strip" role="group" aria-label="Rules and symbols">
        {errorsFirst(legend).map((row) => (
          <button
            key={row.key}
            type="button"
            className="strip-card"
            data-state={row.state}
            aria-pressed={selected === row.key}
            onClick={() => onSelect(selected === row.key ? null : row.key)}
          >
            <CluePicture row={row} />
            <span className="strip-name">{row.brief}</span>
            {row.state === 'error' && <span className="sr-only">, broken</span>}
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
