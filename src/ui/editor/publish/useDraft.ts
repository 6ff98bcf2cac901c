import { useEffect, useRef, useState } from 'react';

/** A field that has rested this long is done for now. */
const PAUSE_MS = 1000;

/** A value while it is edited, and the ways an edit ends. */
export interface FieldDraft<T> {
  /** What the field shows. */
  readonly shown: T;
  /** Something was entered that is not kept yet. */
  readonly isOpen: boolean;
  readonly onChange: (value: T) => void;
  /** Keep what was entered. */
  readonly onDone: () => void;
  /** Back to what it was before; false where nothing was entered. */
  readonly onCancel: () => boolean;
}

/**
 * Collects what is entered into one edit: kept when the field is left, after a pause, and when the
 * field goes. A value that changes elsewhere meanwhile, as by undo, takes its place.
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
    const pause = setTimeout(() => latest.current(), PAUSE_MS);
    return () => clearTimeout(pause);
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
