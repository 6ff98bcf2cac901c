import { useLayoutEffect, useState, type RefObject } from 'react';
import { nameBegunAt, withPerson, type NameBegun, type Person, type Written } from './mentions.ts';

/** Where the caret is, or what is selected. */
interface Selection {
  readonly start: number;
  readonly end: number;
}

/** A text that is written, with the names in it, and the name that is being typed. */
export function useField(
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
    /** Puts somebody in the place of what is typed of their name. */
    mention: (person: Person) => {
      if (begun === null) return;
      const { written: next, caret } = withPerson(written, begun, person);
      put(next, { start: caret, end: caret });
      setBegun(null);
    },
    /** Puts marks around what is selected, or around the caret. */
    wrap: (before: string, after: string) => {
      const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
      const next = text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end);
      const [from, to] = [start + before.length, end + before.length];
      put({ ...written, text: next }, { start: from, end: to });
    },
  };
}
