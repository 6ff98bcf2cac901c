import { useSortable } from '@dnd-kit/sortable';
import { useCallback, type KeyboardEvent } from 'react';
import { paramsOf } from '#engine/clues/params.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { GlyphIcon } from '#ui/shared/components/GlyphIcon.tsx';
import type { ElementMap } from '#ui/shared/platform/elements.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { movePreset, PRESETS_WITH_KEYS, type Preset } from './presets.ts';

const CHIP =
  'flex min-h-10 max-w-full touch-manipulation items-center gap-2 rounded-control bg-fill-1 px-3 text-[15px] hover:bg-fill-2 aria-pressed:bg-primary aria-pressed:text-primary-content pointer-coarse:min-h-12 data-dragged:relative data-dragged:z-1 data-dragged:bg-base-300 data-dragged:text-base-content data-dragged:shadow-float';

const MOVE_KEYS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

/** One preset: drawing and name. A press selects it as the tool, a drag moves it. */
export function PresetChip({
  preset: { name, symbol },
  place,
  buttons,
  isChosen,
  onChoose,
}: {
  preset: Preset;
  place: number;
  /** Gets the button of the preset, by its index. */
  buttons: ElementMap<number>;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: name });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const forget = buttons.refFor(place)(element);
      setNodeRef(element);
      return () => {
        forget?.();
        setNodeRef(null);
      };
    },
    [buttons, place, setNodeRef],
  );
  const t = useText();
  const digit = place < PRESETS_WITH_KEYS ? (place + 1) % PRESETS_WITH_KEYS : null;
  const def = symbolById.get(symbol.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? MOVE_KEYS.get(event.key) : undefined;
    if (by === undefined) return;
    event.preventDefault();
    movePreset(name, place + by);
  };
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li className="max-w-full min-w-0">
      <button
        ref={ref}
        type="button"
        className={CHIP}
        style={{ transform: moved ?? undefined, transition }}
        title={digit === null ? name : t('create.presetTitle', { name, digit })}
        aria-keyshortcuts={digit === null ? undefined : `Shift+${digit}`}
        aria-pressed={isChosen}
        data-dragged={isDragging || undefined}
        {...listeners}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        {def && <GlyphIcon glyph={def.glyph(paramsOf(def, symbol))} size={20} />}
        <span className="truncate">{name}</span>
      </button>
    </li>
  );
}
