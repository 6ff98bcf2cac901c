/** Maximum number of changes on the undo stack and on the redo stack. */
export const HISTORY_LIMIT = 200;

/**
 * The changes made so far. The present state is stored by the owner of the history, which applies
 * the changes of `undone` and `redone`.
 */
export interface History<Change> {
  /** Oldest first. */
  readonly past: readonly Change[];
  /** The last one is redone next. */
  readonly future: readonly Change[];
}

/** A history without changes. */
export const EMPTY_HISTORY: History<never> = { past: [], future: [] };

/** Adds a change and clears the redo stack. The oldest change is dropped beyond the limit. */
export function record<Change>(history: History<Change>, change: Change): History<Change> {
  return { past: pushed(history.past, change), future: [] };
}

/** The history without its last change, to be replaced by a merged one. */
export function withoutLast<Change>({ past }: History<Change>): History<Change> {
  return { past: past.slice(0, -1), future: [] };
}

/**
 * A move through the history: the changes to undo, newest first, and those to redo, oldest first.
 */
export interface HistoryMove<Change> {
  readonly undone: readonly Change[];
  readonly redone: readonly Change[];
  readonly history: History<Change>;
}

/**
 * Moves to the state after `step` changes, or the nearest one the history has. Returns the same
 * history if it is already there.
 */
export function moveToStep<Change>(history: History<Change>, step: number): HistoryMove<Change> {
  const { past, future } = history;
  const all = [...past, ...future.toReversed()];
  const to = Math.min(Math.max(step, 0), all.length);
  if (to === past.length) return { undone: [], redone: [], history };
  return {
    undone: all.slice(to, past.length).reverse(),
    redone: all.slice(past.length, to),
    history: { past: all.slice(0, to), future: all.slice(to).reverse() },
  };
}

function pushed<Change>(stack: readonly Change[], change: Change): readonly Change[] {
  return [...stack, change].slice(-HISTORY_LIMIT);
}
