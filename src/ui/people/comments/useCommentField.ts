import { useLayoutEffect, useState, type RefObject } from 'react';
import { nameBegunAt, withPerson, type NameBegun, type Person, type Written } from './mentions.ts';

/** The caret, or the selected range. */
interface Selection {
  readonly start: number;
  readonly end: number;
}

/** The state of a comment field: its text with mentions, and the name that is being typed. */
export function useCommentField(
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
