import { Minus, Plus } from 'lucide-react';
import { resizeProblem } from '#engine/edit/resize.ts';
import type { Anchor, Size } from '#engine/grid/anchor.ts';
import type { Document } from '#machines/document.ts';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { resizedDocument } from './sizeChange.ts';

type SideName = 'top' | 'left' | 'right' | 'bottom';

interface SideOfBoard {
  readonly side: SideName;
  /** The part that stays when a line is added or removed on this side. */
  readonly anchor: Anchor;
  readonly place: string;
}

const SIDES: readonly SideOfBoard[] = [
  { side: 'top', anchor: { x: 'start', y: 'end' }, place: 'col-start-2 row-start-1' },
  { side: 'left', anchor: { x: 'end', y: 'start' }, place: 'col-start-1 row-start-2' },
  { side: 'right', anchor: { x: 'start', y: 'start' }, place: 'col-start-3 row-start-2' },
  { side: 'bottom', anchor: { x: 'start', y: 'start' }, place: 'col-start-2 row-start-3' },
];

/** The size of a board with more or fewer lines on a side. */
function sizeAfter({ width, height }: Size, side: SideName, by: 1 | -1): Size {
  return side === 'top' || side === 'bottom'
    ? { width, height: height + by }
    : { width: width + by, height };
}

/** True if a board can have a size, with at least one row and one column. */
function isPossible(board: Size, next: Size): boolean {
  return Math.min(next.width, next.height) > 0 && resizeProblem(board, next) === null;
}

/** Buttons around a small board, which add or remove a row or a column on each side. */
export function SideButtons({
  document,
  onEdit,
}: {
  document: Pick<Document, 'grid' | 'solution'>;
  /** Gets the resized document, one step. */
  onEdit: (change: Partial<Document>) => void;
}) {
  const t = useText();
  const { grid } = document;
  const edit = ({ side, anchor }: SideOfBoard, by: 1 | -1) => {
    const change = resizedDocument(document, sizeAfter(grid, side, by), anchor);
    if (change.ok && change.value) onEdit(change.value);
  };
  return (
    <div
      className="grid w-fit grid-cols-[auto_auto_auto] items-center justify-items-center rounded-surface bg-fill-1 p-1"
      role="group"
      aria-label={t('create.sides')}
    >
      <span className="col-start-2 row-start-2 px-2 text-meta whitespace-nowrap text-muted lining-nums tabular-nums">
        {`${grid.width} × ${grid.height}`}
      </span>
      {SIDES.map((it) => (
        <span key={it.side} className={`flex ${it.place}`}>
          {([-1, 1] as const).map((by) => (
            <IconButton
              key={by}
              icon={by < 0 ? Minus : Plus}
              label={t(by < 0 ? 'create.removeAt' : 'create.addAt', { side: it.side })}
              size="size-10 pointer-coarse:size-12"
              isDisabled={!isPossible(grid, sizeAfter(grid, it.side, by))}
              onPress={() => edit(it, by)}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
