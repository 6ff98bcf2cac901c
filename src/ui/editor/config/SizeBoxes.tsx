import { useState } from 'react';
import { resizeGrid } from '#engine/edit/resize.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { message, type Text } from '#texts/message.ts';
import { FieldRow } from './FieldRow.tsx';
import { NumberBox, useNumberEntry } from './NumberBox.tsx';

/** A size that a small board may be given; a larger one from elsewhere stays. */
const SIDE = { min: 1, max: 20, step: 1 } as const;

/** A board as it was before it was resized, and as it is since then. */
interface Sizing {
  readonly whole: Grid;
  readonly sized: Grid;
}

/**
 * Width and height of a small board; the upper left corner stays. What a smaller size cuts off
 * comes back with a larger one until the board is painted: on its way to 12, a box says 1.
 */
export function SizeBoxes({ grid, onChange }: { grid: Grid; onChange: (grid: Grid) => void }) {
  const [sizing, setSizing] = useState<Sizing>({ whole: grid, sized: grid });
  const whole = sizing.sized === grid ? sizing.whole : grid;
  const resize = (width: number, height: number) => {
    const resized = resizeGrid(whole, width, height);
    if (!resized.ok) return; // the bounds of the boxes allow no such size
    setSizing({ whole, sized: resized.value });
    onChange(resized.value);
  };
  return (
    <>
      <SizeBox
        label={message('tools.columns')}
        side={grid.width}
        onSide={(width) => resize(width, grid.height)}
      />
      <SizeBox
        label={message('tools.rows')}
        side={grid.height}
        onSide={(height) => resize(grid.width, height)}
      />
    </>
  );
}

function SizeBox({
  label,
  side,
  onSide,
}: {
  label: Text;
  side: number;
  onSide: (side: number) => void;
}) {
  const entry = useNumberEntry(side, SIDE, onSide);
  return (
    <FieldRow label={label} message={entry.message}>
      {(ids) => <NumberBox value={side} bounds={SIDE} entry={entry} ids={ids} label={label} />}
    </FieldRow>
  );
}
