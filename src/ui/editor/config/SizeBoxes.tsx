import { useState } from 'react';
import { resizeGrid } from '#engine/edit/resize.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { message, type Text } from '#texts/message.ts';
import { FieldRow } from './FieldRow.tsx';
import { NumberBox, useNumberEntry } from './NumberBox.tsx';

/** Sizes that an author can enter; a larger board from elsewhere stays as it is. */
const SIDE = { min: 1, max: 20, step: 1 } as const;

/** A board before it was resized, and its present state. */
interface Sizing {
  readonly whole: Grid;
  readonly sized: Grid;
}

/**
 * Width and height of a small board; the upper left corner stays. Cells that a smaller size cuts
 * off return with a larger one until the board is painted, because a box contains 1 while 12 is
 * typed.
 */
export function SizeBoxes({ grid, onChange }: { grid: Grid; onChange: (grid: Grid) => void }) {
  const [sizing, setSizing] = useState<Sizing>({ whole: grid, sized: grid });
  const whole = sizing.sized === grid ? sizing.whole : grid;
  const resize = (width: number, height: number) => {
    const resized = resizeGrid(whole, width, height);
    if (!resized.ok) return; // the bounds of the boxes exclude such sizes
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
