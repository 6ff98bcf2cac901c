import { createContext, use, useEffect, useEffectEvent } from 'react';

/**
 * Called when a note appears. On phones, panels may cover the notes, and are closed then. Null
 * where nothing covers them.
 */
export const NoteArrival = createContext<(() => void) | null>(null);

/** Report that the calling component appeared as a note, and again when `cause` changes. */
export function useNoteArrival(cause?: unknown): void {
  const onArrival = use(NoteArrival);
  const report = useEffectEvent(() => onArrival?.());
  useEffect(() => report(), [cause]);
}
