import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '#engine/grid/grid.ts';
import type { ScreenBox } from '#ui/board/besideCell.ts';
import { followCell, type BoardViewport } from '#ui/board/boardViewport.ts';
import { ErrorSwatch } from '#ui/shared/components/ErrorSwatch.tsx';
import { useLayerHome } from '#ui/board/access/useKeyTable.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** The reason why the symbol in hand can't be placed at a point. */
export interface Clash {
  readonly text: string;
  readonly at: Point;
  readonly onPlaceAnyway: () => void;
}

const LINE =
  'fixed top-0 left-0 z-20 flex min-h-11.5 w-max max-w-[calc(100vw-16px)] items-center gap-3 rounded-control border border-line bg-base-300 ps-3.5 pe-1.5 text-aside shadow-float';

/**
 * A line next to the symbol in hand that names the conflict and offers to place the symbol anyway.
 * Screen readers get the same text from the assistant's panel.
 */
export function ClashLine({
  clash,
  ...place
}: Place & {
  /** The same object as long as its content is the same; null for no conflict. */
  clash: Clash | null;
}) {
  const { shown, hold, close } = useLingering(clash);
  return shown && <Line clash={shown} {...place} onHold={hold} onClose={close} />;
}

interface Place {
  /** Width of the board, in cells. */
  readonly columns: number;
  readonly viewport: BoardViewport;
}

function Line({
  clash: { text, at, onPlaceAnyway },
  columns,
  viewport,
  onHold,
  onClose,
}: Place & {
  clash: Clash;
  onHold: (isHeld: boolean) => void;
  onClose: () => void;
}) {
  const t = useText();
  const home = useLayerHome();
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => followCell(line.current, { at, columns, viewport }, below),
    [at, columns, viewport],
  );
  return createPortal(
    <div
      ref={line}
      className={LINE}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
    >
      <ErrorSwatch size={20} />
      <p className="line-clamp-2 py-1">{text}</p>
      <button
        type="button"
        className="min-h-9.5 flex-none rounded-chip px-3 text-muted hover:bg-fill-1 hover:text-base-content pointer-coarse:min-h-12"
        onClick={() => {
          onPlaceAnyway();
          onClose();
        }}
      >
        {t('assistant.placeAnyway')}
      </button>
    </div>,
    home,
  );
}

/**
 * The line stays for this time after the pointer has left the cell, so that the pointer can reach
 * it.
 */
const LINGER_MS = 600;

/** The last line, kept while the pointer is on it or may be moving to it. */
function useLingering(clash: Clash | null) {
  const [last, setLast] = useState(clash);
  const [isHeld, hold] = useState(false);
  if (clash !== null && clash !== last) setLast(clash);
  useEffect(() => {
    if (clash !== null || isHeld) return undefined;
    const timer = setTimeout(() => setLast(null), LINGER_MS);
    return () => clearTimeout(timer);
  }, [clash, isHeld]);
  const close = () => {
    hold(false);
    setLast(null);
  };
  return { shown: clash ?? last, hold, close };
}

const GAP_PX = 12;
/** Least distance from the line to the edge of the window. */
const RIM_PX = 8;

/** Centered below a box, or above it if there is no room. */
function below(
  box: ScreenBox,
  { width, height }: Pick<ScreenBox, 'width' | 'height'>,
  window: Pick<ScreenBox, 'width' | 'height'>,
): Pick<ScreenBox, 'left' | 'top'> {
  const under = box.top + box.height + GAP_PX;
  const over = box.top - GAP_PX - height;
  const left = box.left + (box.width - width) / 2;
  return {
    left: Math.max(RIM_PX, Math.min(left, window.width - width - RIM_PX)),
    top: under + height + RIM_PX <= window.height ? under : Math.max(RIM_PX, over),
  };
}
