import { BareButton } from '#ui/shared/components/Button.tsx';
import { Minus, Plus, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { message, type Text } from '#texts/message.ts';
import { focusedElement } from '#ui/shared/platform/focus.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { readNumber, stepNumber, type NumberBounds } from './numberEntry.ts';
import type { FieldIds } from './FieldRow.tsx';

const BOX =
  'inline-grid h-11 grid-cols-[40px_minmax(44px,64px)_40px] items-stretch rounded-control bg-base-100 inset-ring inset-ring-line-strong has-[input:focus]:inset-ring-2 has-[input:focus]:inset-ring-primary has-aria-invalid:inset-ring-2 has-aria-invalid:inset-ring-error pointer-coarse:h-12 pointer-coarse:grid-cols-[48px_minmax(44px,64px)_48px]';
const STEP =
  'grid place-items-center rounded-control text-muted not-disabled:hover:text-base-content disabled:text-faint [&>svg]:size-4.5';
/** The frame of the box shows the focus. */
const INPUT =
  'min-w-0 bg-transparent text-center text-[18px] tabular-nums focus-visible:ring-0 focus:outline-none';

/** Text of a box while it differs from the value. */
interface Draft {
  readonly text: string;
  /** The value at the time of the edit. If it changes elsewhere, the draft is dropped. */
  readonly over: number;
}

/** A number and the text of its box. `message` says why the text is invalid. */
interface NumberEntry {
  readonly text: string;
  readonly message: Text | undefined;
  readonly type: (text: string) => void;
  readonly step: (steps: number) => void;
  readonly leave: () => void;
}

/**
 * State of a number field: a valid text applies at once. An invalid one stays in the box with an
 * error message, and the last valid number stays in use.
 */
export function useNumberEntry(
  value: number,
  bounds: NumberBounds,
  onChange: (value: number) => void,
): NumberEntry {
  const [draft, setDraft] = useState<Draft | null>(null);
  const text = draft && Object.is(draft.over, value) ? draft.text : String(value);
  const read = draft && text !== String(value) ? readNumber(text, bounds) : null;
  return {
    text,
    message:
      read && !read.ok
        ? message('tools.still', { error: read.error, value: String(value) })
        : undefined,
    type(next) {
      const entered = readNumber(next, bounds);
      setDraft({ text: next, over: entered.ok ? entered.value : value });
      if (entered.ok && !Object.is(entered.value, value)) onChange(entered.value);
    },
    step(steps) {
      setDraft(null);
      const next = stepNumber(value, steps, bounds);
      if (!Object.is(next, value)) onChange(next);
    },
    leave() {
      if (read === null || read.ok) setDraft(null);
    },
  };
}

const KEY_STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

/**
 * A number between its two step buttons. On focus the text is selected, and the wheel changes the
 * number.
 */
export function NumberBox({
  value,
  bounds,
  entry,
  ids,
  label,
}: {
  value: number;
  bounds: NumberBounds;
  entry: NumberEntry;
  /** Ids of the row; without a row the box has its own label. */
  ids?: FieldIds;
  label: Text;
}) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  useWheel(input, entry.step);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = KEY_STEPS.get(event.key);
    if (steps === undefined) return;
    event.preventDefault();
    entry.step(steps);
  };
  const isEnd = (steps: number) => stepNumber(value, steps, bounds) === value;
  return (
    <span className={BOX}>
      <StepButton
        icon={Minus}
        label={t('tools.less', { label })}
        isEnd={isEnd(-1)}
        onPress={() => entry.step(-1)}
      />
      <input
        ref={input}
        className={INPUT}
        id={ids?.control}
        role="spinbutton"
        inputMode={Number.isInteger(bounds.step ?? 1) ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={entry.text}
        aria-label={ids ? undefined : t.say(label)}
        aria-valuenow={value}
        aria-valuemin={bounds.min}
        aria-valuemax={bounds.max}
        aria-invalid={entry.message === undefined ? undefined : true}
        aria-describedby={ids?.message}
        onChange={({ target }) => entry.type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={entry.leave}
        onKeyDown={onKeyDown}
      />
      <StepButton
        icon={Plus}
        label={t('tools.moreOf', { label })}
        isEnd={isEnd(1)}
        onPress={() => entry.step(1)}
      />
    </span>
  );
}

/** Not a tab stop, because the arrow keys do the same. */
function StepButton({
  icon: Icon,
  label,
  isEnd,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  isEnd: boolean;
  onPress: () => void;
}) {
  return (
    <BareButton
      className={STEP}
      tabIndex={-1}
      aria-label={label}
      disabled={isEnd}
      onClick={onPress}
    >
      <Icon aria-hidden />
    </BareButton>
  );
}

/** Change the number by the wheel while the field has the focus; otherwise the wheel scrolls. */
function useWheel(input: { readonly current: HTMLInputElement | null }, step: NumberEntry['step']) {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const { current } = input;
    if (!current) return undefined;
    const abort = new AbortController();
    const onWheel = (event: WheelEvent) => {
      if (focusedElement() !== current || event.deltaY === 0 || event.ctrlKey) return;
      event.preventDefault();
      latest.current(event.deltaY < 0 ? 1 : -1);
    };
    current.addEventListener('wheel', onWheel, { signal: abort.signal, passive: false });
    return () => abort.abort();
  }, [input]);
}
