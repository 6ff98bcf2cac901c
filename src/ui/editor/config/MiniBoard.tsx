import { useState, type KeyboardEvent } from 'react';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import { TRAY_MARGIN } from '#engine/picture/geometry.ts';
import { message, type Text } from '#texts/message.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { spokenPlace } from '#engine/clues/spokenPlaces.ts';
import { useElementMap } from '#ui/shared/platform/elements.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { paintedByKey, usePainting, type Brush } from './usePainting.ts';

/** Width of fields in the popup. */
const ROOM_PX = 278;
/** Least size of cells for touch. */
const LEAST_PX = 24;
const MOST_PX = 40;

/** Size of the cells of a board in the form; null if they would be too small for touch. */
export function miniCellPx({ width, height }: Pick<Grid, 'width' | 'height'>): number | null {
  const cellPx = Math.floor(ROOM_PX / (Math.max(width, height) + 2 * TRAY_MARGIN));
  return cellPx < LEAST_PX ? null : Math.min(MOST_PX, cellPx);
}

interface MiniBoardProps {
  readonly label: Text;
  readonly grid: Grid;
  readonly cellPx: number;
  readonly brush: Brush;
  readonly onChange: (grid: Grid) => void;
}

/**
 * A small board in a form, painted like the main board: by drags with either button, by fills, and
 * by keys on the focused cell. A stroke is one change.
 */
export function MiniBoard({ label, grid, cellPx, brush, onChange }: MiniBoardProps) {
  const t = useText();
  const { shown, pointer } = usePainting({ grid, cellPx, brush, onChange });
  const [cursor, setCursor] = useState<Cell>(0);
  const cells = useElementMap<Cell>();
  const { width, height } = grid;
  const margin = TRAY_MARGIN * cellPx;
  const onKeyDown = (event: KeyboardEvent) => {
    const target = movedCell(cursor, event.key, grid);
    const painted = target === null ? paintedByKey(grid, cursor, brush, event) : null;
    if (target === null && painted === null) return;
    event.preventDefault();
    if (target !== null) cells.get(target)?.focus();
    if (painted !== null && painted !== grid) onChange(painted);
  };
  return (
    <div className="relative mx-auto w-max max-w-full touch-none select-none">
      <BoardPicture grid={shown} cellSize={cellPx} isExample symbols="none" />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells have the focus */}
      <div
        className="absolute"
        style={{ inset: margin }}
        role="grid"
        aria-label={t.say(label)}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => event.preventDefault()}
        {...pointer}
      >
        {Array.from({ length: height }, (_, y) => (
          <div key={y} className="flex" role="row">
            {Array.from({ length: width }, (_, x) => {
              const cell = y * width + x;
              return (
                <div
                  key={x}
                  ref={cells.refFor(cell)}
                  className="rounded-[6px] focus-visible:z-1"
                  style={{ width: cellPx, height: cellPx }}
                  role="gridcell"
                  data-cell={cell}
                  tabIndex={cell === Math.min(cursor, width * height - 1) ? 0 : -1}
                  aria-label={t.say(spokenCell(shown, cell))}
                  onFocus={() => setCursor(cell)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function spokenCell({ width, tiles }: Grid, cell: Cell): Text {
  const place = spokenPlace(width, cell);
  const tile = tiles[cell];
  if (!tile?.exists) return message('tools.noCell', { place });
  const { color, fixed } = tile;
  return message(fixed ? 'tools.fixedCell' : 'tools.cell', { place, color });
}

/** The cell that a key moves to; null for other keys. */
function movedCell(cell: Cell, key: string, { width, height }: Grid): Cell | null {
  const x = cell % width;
  const y = Math.floor(cell / width);
  switch (key) {
    case 'ArrowLeft':
      return x > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return x < width - 1 ? cell + 1 : cell;
    case 'ArrowUp':
      return y > 0 ? cell - width : cell;
    case 'ArrowDown':
      return y < height - 1 ? cell + width : cell;
    case 'Home':
      return cell - x;
    case 'End':
      return cell - x + width - 1;
    default:
      return null;
  }
}
