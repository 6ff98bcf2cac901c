import { useEffect, useRef, useState } from 'react';

/** An edit is complete when the field has not changed for this time. */
const PAUSE_MS = 1000;

/** The functions that save open edits. */
const openEdits = new Set<() => void>();

/** Save all open edits, as before the draft is saved on the site. */
export function saveOpenEdits(): void {
  for (const save of openEdits) save();
}

/** A value while it is edited, and the functions that end an edit. */
export interface FieldDraft<T> {
  /** The value in the field. */
  readonly shown: T;
  /** True if the draft differs and is not saved yet. */
  readonly isOpen: boolean;
  readonly onChange: (value: T) => void;
  /** Save the draft. */
  readonly onDone: () => void;
  /** Drop the draft. Returns false if there was none. */
  readonly onCancel: () => boolean;
}

/**
 * Groups input into one edit. It is saved on blur, after a pause, and on unmount. A change of the
 * value elsewhere, as by undo, replaces the draft.
 */
export function useDraft<T>(value: T, onKeep: (value: T) => void): FieldDraft<T> {
  const [draft, setDraft] = useState<{ readonly value: T } | null>(null);
  const [begunOn, setBegunOn] = useState(value);
  if (begunOn !== value) {
    setBegunOn(value);
    setDraft(null);
  }
  const current = begunOn === value ? draft : null;
  const keep = () => {
    if (current === null) return;
    setDraft(null);
    if (current.value !== value) onKeep(current.value);
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (current === null) return undefined;
    const save = () => latest.current();
    const pause = setTimeout(save, PAUSE_MS);
    openEdits.add(save);
    return () => {
      clearTimeout(pause);
      openEdits.delete(save);
    };
  }, [current]);
  useEffect(() => () => latest.current(), []);
  return {
    shown: current === null ? value : current.value,
    isOpen: current !== null,
    onChange: (next) => setDraft({ value: next }),
    onDone: keep,
    onCancel() {
      setDraft(null);
      return current !== null;
    },
  };
}
