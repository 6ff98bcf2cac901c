/** Undo and redo stacks keep at most this many changes each. */
export const HISTORY_LIMIT = 200;

/**
 * What was done, as changes and not as copies: the present stands elsewhere, whoever owns it
 * applies the changes that `undone` and `redone` hand out.
 */
export interface History<Change> {
  /** Oldest first. */
  readonly past: readonly Change[];
  /** Next to redo last. */
  readonly future: readonly Change[];
}

/** Nothing done yet. */
export const EMPTY_HISTORY: History<never> = { past: [], future: [] };

/** Add a change and forget what could be redone. The oldest change goes when there are too many. */
export function record<Change>(history: History<Change>, change: Change): History<Change> {
  return { past: pushed(history.past, change), future: [] };
}

/** The history without its last change, to which what comes next belongs. */
export function withoutLast<Change>({ past }: History<Change>): History<Change> {
  return { past: past.slice(0, -1), future: [] };
}

/**
 * A way through the history: what to take back, newest first, or what to apply again, oldest first.
 */
export interface HistoryMove<Change> {
  readonly undone: readonly Change[];
  readonly redone: readonly Change[];
  readonly history: History<Change>;
}

/**
 * Go to the state after `step` changes, or as near to it as the history reaches. Where it is
 * already: the same history.
 */
export function movedTo<Change>(history: History<Change>, step: number): HistoryMove<Change> {
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
