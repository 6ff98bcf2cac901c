import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Direction, Orientation } from '#engine/grid/directions.ts';
import { turnBetween } from '#engine/glyph/glyph.ts';
import { DIRECTIONS, ORIENTATIONS } from '#engine/grid/neighborhood.ts';
import { message, type Text } from '#texts/message.ts';
import { hasFocusWithin } from '#ui/shared/platform/focus.ts';
import { useElementMap } from '#ui/shared/platform/elements.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import {
  HeldArrows,
  afterChord,
  directionFromKey,
  orientationFromKeys,
  toggled,
} from './paramsKeys.ts';
import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';

const FOUR = ['up', 'left', 'right', 'down'] as const;
const EIGHT = [
  'up-left',
  'up',
  'up-right',
  'left',
  'right',
  'down-left',
  'down',
  'down-right',
] as const;
const KEY =
  'grid size-11 place-items-center rounded-control bg-fill-2 text-muted hover:text-base-content aria-checked:bg-base-100 aria-checked:text-base-content aria-checked:inset-ring-2 aria-checked:inset-ring-primary pointer-coarse:size-12 forced-colors:aria-checked:outline-2';

/** Column and row of each arrow on the pad. */
const PLACES: Readonly<Record<Orientation, string>> = {
  'up-left': 'col-start-1 row-start-1',
  up: 'col-start-2 row-start-1',
  'up-right': 'col-start-3 row-start-1',
  left: 'col-start-1 row-start-2',
  right: 'col-start-3 row-start-2',
  'down-left': 'col-start-1 row-start-3',
  down: 'col-start-2 row-start-3',
  'down-right': 'col-start-3 row-start-3',
};

const NAMES: Readonly<Record<Orientation, Text>> = {
  'up-left': message('tools.upLeft'),
  up: message('tools.up'),
  'up-right': message('tools.upRight'),
  left: message('tools.left'),
  right: message('tools.right'),
  'down-left': message('tools.downLeft'),
  down: message('tools.down'),
  'down-right': message('tools.downRight'),
};

interface PadProps<Way extends Orientation> {
  readonly labelId: string;
  readonly ways: readonly Way[];
  readonly isOn: (way: Way) => boolean;
  readonly isToggle: boolean;
  readonly onPress: (way: Way) => void;
  /** An arrow key, and those that were held before it. */
  readonly onArrow: (event: {
    readonly arrow: Direction;
    readonly held: readonly Direction[];
  }) => void;
}

/**
 * Arrows on a 3 x 3 pad. If several can be on, each is a tab stop; if one can, the pad is a single
 * tab stop. Arrow keys set or toggle the arrows, two at once the diagonals.
 */
function Pad<Way extends Orientation>(props: PadProps<Way>) {
  const t = useText();
  const { labelId, ways, isOn, isToggle, onPress, onArrow } = props;
  const held = useHeldArrows();
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = directionFromKey(event.key);
    if (arrow === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!event.repeat) onArrow({ arrow, held: held.current?.press(arrow) ?? [] });
  };
  const chosen = ways.findIndex(isOn);
  const pad = useRef<HTMLDivElement>(null);
  const buttons = useElementMap<number>();
  useEffect(() => {
    // The focus moves with the choice, as among radio buttons.
    if (!isToggle && hasFocusWithin(pad.current)) buttons.get(chosen)?.focus();
  }, [isToggle, chosen, buttons]);
  return (
    <div
      ref={pad}
      className="grid w-max grid-cols-3 gap-0.5"
      role={isToggle ? 'group' : 'radiogroup'}
      aria-labelledby={labelId}
    >
      {ways.map((way, index) => (
        <button
          key={way}
          ref={buttons.refFor(index)}
          type="button"
          className={`${KEY} ${PLACES[way]}`}
          role={isToggle ? 'switch' : 'radio'}
          aria-checked={isOn(way)}
          aria-label={t.say(NAMES[way])}
          tabIndex={isToggle || index === Math.max(0, chosen) ? 0 : -1}
          onClick={() => onPress(way)}
          onKeyDown={onKeyDown}
        >
          <ArrowUp
            className="size-5"
            style={{ rotate: `${turnBetween('up', way)}deg` }}
            aria-hidden
          />
        </button>
      ))}
    </div>
  );
}

function useHeldArrows() {
  const held = useRef<HeldArrows | null>(null);
  useEffect(() => {
    const arrows = new HeldArrows(window);
    held.current = arrows;
    return () => arrows.destroy();
  }, []);
  return held;
}

/** One of four directions. */
export function DirectionField({ field, value, onChange }: FieldProps<'direction'>) {
  return (
    <FieldRow label={field.label} help={field.help} isGroup>
      {({ label }) => (
        <Pad
          labelId={label}
          ways={FOUR}
          isOn={(way) => way === value}
          isToggle={false}
          onPress={onChange}
          onArrow={({ arrow }) => onChange(arrow)}
        />
      )}
    </FieldRow>
  );
}

/** One of eight orientations. */
export function OrientationField({ field, value, onChange }: FieldProps<'orientation'>) {
  return (
    <FieldRow label={field.label} help={field.help} isGroup>
      {({ label }) => (
        <Pad
          labelId={label}
          ways={EIGHT}
          isOn={(way) => way === value}
          isToggle={false}
          onPress={onChange}
          onArrow={({ arrow, held }) => onChange(orientationFromKeys(arrow, held))}
        />
      )}
    </FieldRow>
  );
}

/** Any of four directions. */
export function DirectionToggleField({ field, value, onChange }: FieldProps<'directionToggle'>) {
  const toggle = (way: (typeof FOUR)[number]) => onChange(toggled(value, way, DIRECTIONS));
  return (
    <FieldRow label={field.label} help={field.help} isGroup>
      {({ label }) => (
        <Pad
          labelId={label}
          ways={FOUR}
          isOn={(way) => value.includes(way)}
          isToggle
          onPress={toggle}
          onArrow={({ arrow }) => toggle(arrow)}
        />
      )}
    </FieldRow>
  );
}

/** Any of eight orientations. */
export function OrientationToggleField({
  field,
  value,
  onChange,
}: FieldProps<'orientationToggle'>) {
  return (
    <FieldRow label={field.label} help={field.help} isGroup>
      {({ label }) => (
        <Pad
          labelId={label}
          ways={EIGHT}
          isOn={(way) => value.includes(way)}
          isToggle
          onPress={(way) => onChange(toggled(value, way, ORIENTATIONS))}
          onArrow={({ arrow, held }) => onChange(afterChord(value, arrow, held))}
        />
      )}
    </FieldRow>
  );
}
