import { useId, type KeyboardEvent } from 'react';
import type { Anchor, AnchorEnd } from '#engine/grid/anchor.ts';
import { useElementMap } from '#ui/shared/platform/elements.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const ENDS: readonly AnchorEnd[] = ['start', 'middle', 'end'];
const PLACES: readonly Anchor[] = ENDS.flatMap((y) => ENDS.map((x) => ({ x, y })));
const COLUMNS = ENDS.length;

const PAD = 'grid w-fit grid-cols-3 rounded-control bg-fill-1 p-0.5';
const PLACE =
  'relative grid size-10 place-items-center rounded-chip hover:bg-fill-1 has-focus-visible:inset-ring-2 has-focus-visible:inset-ring-primary pointer-coarse:size-12';
const TILE =
  'size-4.5 rounded-key border border-line-strong peer-checked:border-transparent peer-checked:bg-primary forced-colors:peer-checked:bg-[Highlight]';

/**
 * Choice of the corner, side or middle that stays in place during a resize. The arrow keys move
 * over the pad.
 */
export function AnchorPad({
  anchor,
  onAnchor,
}: {
  anchor: Anchor;
  onAnchor: (anchor: Anchor) => void;
}) {
  const t = useText();
  const name = useId();
  const radios = useElementMap<number>();
  const chosen = PLACES.findIndex(({ x, y }) => x === anchor.x && y === anchor.y);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepped(chosen, event.key);
    if (next === null) return;
    event.preventDefault();
    const place = PLACES[next];
    if (place) onAnchor(place);
    radios.get(next)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its radio buttons have the focus
    <div className={PAD} role="radiogroup" aria-label={t('create.whatStays')} onKeyDown={onKeyDown}>
      {PLACES.map((place, index) => (
        <span key={index} className={PLACE}>
          <input
            ref={radios.refFor(index)}
            className="peer absolute inset-0 cursor-pointer appearance-none focus:ring-0"
            type="radio"
            name={name}
            aria-label={t('create.anchor', place)}
            checked={index === chosen}
            onChange={() => onAnchor(place)}
          />
          <span className={TILE} />
        </span>
      ))}
    </div>
  );
}

/** The place that an arrow key moves to, within the pad; null for other keys. */
function stepped(index: number, key: string): number | null {
  const x = index % COLUMNS;
  switch (key) {
    case 'ArrowLeft':
      return x > 0 ? index - 1 : index;
    case 'ArrowRight':
      return x < COLUMNS - 1 ? index + 1 : index;
    case 'ArrowUp':
      return index >= COLUMNS ? index - COLUMNS : index;
    case 'ArrowDown':
      return index + COLUMNS < PLACES.length ? index + COLUMNS : index;
    default:
      return null;
  }
}
