import { AtSign, Bold, EyeOff, Italic, type LucideIcon } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { Button, iconButtonClass } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import {
  writeMentions,
  type SuggestedPerson,
  type Written,
  nameBegunAt,
  withPerson,
  type NameBegun,
  type Person,
} from './mentions.ts';
import { PeopleList, useSuggestedPeople } from './PeopleList.tsx';

/** The caret, or the selected range. */
interface Selection {
  readonly start: number;
  readonly end: number;
}

/** The state of a comment field: its text with mentions, and the name that is being typed. */
function useCommentField(
  area: RefObject<HTMLTextAreaElement | null>,
  written: Written,
  {
    takesFocus,
    onChange,
  }: { readonly takesFocus: boolean; readonly onChange: (written: Written) => void },
) {
  const { text } = written;
  const [begun, setBegun] = useState<NameBegun | null>(null);
  const [wanted, setWanted] = useState<Selection | null>(() =>
    takesFocus ? { start: text.length, end: text.length } : null,
  );
  useLayoutEffect(() => {
    if (wanted === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(wanted.start, wanted.end);
  }, [area, wanted]);
  const put = (next: Written, selection: Selection) => {
    onChange(next);
    setWanted(selection);
    setBegun(nameBegunAt(next.text, selection.start));
  };
  return {
    begun,
    noteCaret: ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      setBegun(selectionStart === selectionEnd ? nameBegunAt(value, selectionStart) : null),
    type: (target: HTMLTextAreaElement) => {
      onChange({ ...written, text: target.value });
      setBegun(nameBegunAt(target.value, target.selectionStart));
    },
    stopNaming: () => setBegun(null),
    /** Replaces the typed part of a name by the mention of a person. */
    mention: (person: Person) => {
      if (begun === null) return;
      const { written: next, caret } = withPerson(written, begun, person);
      put(next, { start: caret, end: caret });
      setBegun(null);
    },
    /** Puts marks around the selection, or around the caret. */
    wrap: (before: string, after: string) => {
      const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
      const next = text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end);
      const [from, to] = [start + before.length, end + before.length];
      put({ ...written, text: next }, { start: from, end: to });
    },
  };
}

/** The number of characters left is shown from here on. */
const NEAR_LIMIT = 500;
/** On-screen keyboards have no Shift+Enter, so there Enter breaks the line. */
const FINGERS = '(pointer: coarse)';

interface FieldProps {
  /** The ref of the text area, if the caller moves the focus to it. */
  readonly area?: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly written: Written;
  /** The authors of comments here, who are suggested first. */
  readonly people: readonly SuggestedPerson[];
  /** The text of the submit button. */
  readonly submit: string;
  /** Move the focus to the field when it mounts. */
  readonly takesFocus?: boolean;
  /** Additional buttons. */
  readonly children?: ReactNode;
  readonly onChange: (written: Written) => void;
  readonly onSubmit: (content: string) => void;
  /** Handles Escape; without it, Escape closes the surface around the field. */
  readonly onEscape?: (() => void) | undefined;
}

/** The field for a comment: Markdown, with suggestions of names after an @. */
export function CommentField(props: FieldProps) {
  const { written, takesFocus = false, onChange, onSubmit } = props;
  const ownArea = useRef<HTMLTextAreaElement>(null);
  const area = props.area ?? ownArea;
  const field = useCommentField(area, written, { takesFocus, onChange });
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
  readonly field: ReturnType<typeof useCommentField>;
  readonly onSend: () => void;
}

/** The text area, and above it the suggestions for the name that is being typed. */
function Area({ label, written, people, area, field, onEscape, onSend }: AreaProps) {
  const t = useText();
  const id = useId();
  const suggested = useSuggestedPeople(field.begun?.name ?? null, people);
  const [chosen, setChosen] = useState(0);
  const current = suggested[Math.min(chosen, suggested.length - 1)];
  const move = (by: number) => setChosen((chosen + by + suggested.length) % suggested.length);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
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
          people={suggested}
          here={people}
          current={current}
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

/** The action of a key while people are suggested. */
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

/** The action of a key that does not type. */
function writingKey(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { field, onEscape, onSend }: Pick<AreaProps, 'field' | 'onEscape' | 'onSend'>,
): Act {
  if (key === 'Escape') return onEscape;
  if (key !== 'Enter' || shiftKey) return undefined; // the browser inserts a line break
  if (ctrlKey || metaKey) return () => field.wrap('\n', '');
  return matchMedia(FINGERS).matches ? undefined : onSend;
}

/** The number of characters left, near the limit. */
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

/** Buttons that insert Markdown marks. */
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
