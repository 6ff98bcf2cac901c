/** Undo and redo stacks keep at most this many changes each. */
export const HISTORY_LIMIT = 200;

/**
 * What was done, as changes and not as copies: the present stands elsewhere, whoever owns it applies
 * the changes that `undone` and `redone` hand out.
 */
export interface History<Change> {
  /** Oldest first. */
  readonly past: readonly Change[];
  /** Next to redo last. */
  readonly future: readonly Change[];
}

/** Nothing done yet. */
export const EMPTY_HISTORY: History<never> = { past: [], future: [] };

/** A step through the history: the change to take back or to apply again, and the history after it. */
export interface HistoryStep<Change> {
  readonly change: Change;
  readonly history: History<Change>;
}

/** Add a change and forget what could be redone. The oldest change goes when there are too many. */
export function record<Change>(history: History<Change>, change: Change): History<Change> {
  return { past: pushed(history.past, change), future: [] };
}

/** The last change, to be taken back; null if there is none. */
export function undone<Change>({ past, future }: History<Change>): HistoryStep<Change> | null {
  const change = past.at(-1);
  if (change === undefined) return null;
  return { change, history: { past: past.slice(0, -1), future: pushed(future, change) } };
}

/** The change that was taken back last, to be applied again; null if there is none. */
export function redone<Change>({ past, future }: History<Change>): HistoryStep<Change> | null {
  const change = future.at(-1);
  if (change === undefined) return null;
  return { change, history: { past: pushed(past, change), future: future.slice(0, -1) } };
}

function pushed<Change>(stack: readonly Change[], change: Change): readonly Change[] {
  return [...stack, change].slice(-HISTORY_LIMIT);
}
