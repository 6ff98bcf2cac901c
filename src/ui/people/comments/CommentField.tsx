import { AtSign, Bold, EyeOff, Italic, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { iconButtonClass } from '#ui/shared/components/buttonStyles.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { writeMentions, type SuggestedPerson, type Written } from './mentions.ts';
import { PeopleList } from './PeopleList.tsx';
import { useField } from './useField.ts';
import { usePeople } from './usePeople.ts';

/** How much is left is told once it is this little. */
const NEAR_LIMIT = 500;
/** Where fingers write there is no Shift to break a line with. */
const FINGERS = '(pointer: coarse)';

interface FieldProps {
  readonly label: string;
  readonly written: Written;
  /** Who wrote here, to be suggested first. */
  readonly people: readonly SuggestedPerson[];
  /** What the button that ends it says. */
  readonly submit: string;
  /** Whether writing begins at once. */
  readonly takesFocus?: boolean;
  /** More buttons. */
  readonly children?: ReactNode;
  readonly onChange: (written: Written) => void;
  readonly onSubmit: (content: string) => void;
  /** What Escape does, where it does not close what the field stands in. */
  readonly onEscape?: (() => void) | undefined;
}

/** Where a comment is written: Markdown, with suggestions for names after an @. */
export function CommentField(props: FieldProps) {
  const { written, takesFocus = false, onChange, onSubmit } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useField(area, written, { takesFocus, onChange });
  const content = writeMentions(written).trim();
  const left = TEXT_LIMITS.comment - Array.from(content).length;
  const canSubmit = content !== '' && left >= 0;
  const send = () => {
    if (canSubmit) onSubmit(content);
  };
  return (
    <form
      className="relative rounded-dock border border-line-strong bg-base-100 p-2.5 has-[textarea:focus-visible]:shadow-focus"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Area {...props} area={area} field={field} onSend={send} />
      <div className="mt-1 flex items-center gap-0.5">
        <Marks onWrap={field.wrap} />
        <Left left={left} />
        {props.children}
        <Button type="submit" size="small" aria-disabled={!canSubmit}>
          {props.submit}
        </Button>
      </div>
    </form>
  );
}

interface AreaProps extends FieldProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly field: ReturnType<typeof useField>;
  readonly onSend: () => void;
}

/** The text itself, and above it who may be meant by the name that is typed. */
function Area({ label, written, people, area, field, onEscape, onSend }: AreaProps) {
  const t = useText();
  const id = useId();
  const suggested = usePeople(field.begun?.name ?? null, people);
  const [chosen, setChosen] = useState(0);
  const current = suggested[Math.min(chosen, suggested.length - 1)];
  const move = (by: number) => setChosen((chosen + by + suggested.length) % suggested.length);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const act =
      (current && suggestionKey(event, { current, field, move })) ??
      writingKey(event, { field, onEscape, onSend });
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      {current && (
        <PeopleList
          {...{ people: suggested, here: people, current }}
          id={`${id}-people`}
          onChoose={field.mention}
        />
      )}
      <textarea
        ref={area}
        className="block field-sizing-content max-h-50 min-h-11 w-full resize-none bg-transparent px-1.5 py-1 text-[15.5px]/[1.45] placeholder:text-muted focus-visible:ring-0"
        value={written.text}
        rows={2}
        enterKeyHint="send"
        aria-label={label}
        placeholder={label}
        aria-describedby={`${id}-help`}
        aria-autocomplete="list"
        aria-controls={current && `${id}-people`}
        aria-activedescendant={current && `${id}-people-${current.id}`}
        data-escape={current || onEscape ? '' : undefined}
        onChange={({ target }) => {
          setChosen(0);
          field.type(target);
        }}
        onSelect={({ currentTarget }) => field.noteCaret(currentTarget)}
        onBlur={field.stopNaming}
        onKeyDown={onKeyDown}
      />
      <p className="sr-only" id={`${id}-help`}>
        {t('talk.fieldHelp')}
      </p>
      <p className="sr-only" role="status">
        {current && t('talk.suggested', { count: suggested.length, name: current.name })}
      </p>
    </>
  );
}

type Act = (() => void) | undefined;

/** What a key does while people are suggested. */
function suggestionKey(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  {
    current,
    field,
    move,
  }: {
    readonly current: SuggestedPerson;
    readonly field: AreaProps['field'];
    readonly move: (by: number) => void;
  },
): Act {
  if (key === 'ArrowDown') return () => move(1);
  if (key === 'ArrowUp') return () => move(-1);
  if (key === 'Escape') return field.stopNaming;
  const isPlain = !shiftKey && !ctrlKey && !metaKey;
  return isPlain && (key === 'Enter' || key === 'Tab') ? () => field.mention(current) : undefined;
}

/** What a key does that writes nothing. */
function writingKey(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { field, onEscape, onSend }: Pick<AreaProps, 'field' | 'onEscape' | 'onSend'>,
): Act {
  if (key === 'Escape') return onEscape;
  if (key !== 'Enter' || shiftKey) return undefined; // the browser breaks the line
  if (ctrlKey || metaKey) return () => field.wrap('\n', '');
  return matchMedia(FINGERS).matches ? undefined : onSend;
}

/** How many characters are left, once that is worth knowing. */
function Left({ left }: { left: number }) {
  const t = useText();
  return (
    <span className="min-w-2 flex-1 pe-2 text-end text-note text-muted tabular-nums" role="status">
      {left <= NEAR_LIMIT && (
        <span className={left < 0 ? 'text-fault' : ''}>{t('talk.left', { left })}</span>
      )}
    </span>
  );
}

/** Buttons for what Markdown would want as marks. */
function Marks({ onWrap }: { onWrap: (before: string, after: string) => void }) {
  const t = useText();
  const mark = (Icon: LucideIcon, label: string, before: string, after: string) => (
    <button
      type="button"
      className={iconButtonClass('size-9 pointer-coarse:size-11')}
      aria-label={label}
      title={label}
      onClick={() => onWrap(before, after)}
    >
      <Icon aria-hidden />
    </button>
  );
  return (
    <>
      {mark(Bold, t('talk.bold'), '**', '**')}
      {mark(Italic, t('talk.italic'), '*', '*')}
      {mark(EyeOff, t('talk.spoiler'), '||', '||')}
      {mark(AtSign, t('talk.mention'), '@', '')}
    </>
  );
}
