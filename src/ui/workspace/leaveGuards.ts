/** Returns true to keep the page; the guard then shows a question. */
type LeaveGuard = () => boolean;

const guards = new Set<LeaveGuard>();

/** Guards that keep the page from being left while nested editors have unsaved work. */
export const leaveGuards = {
  /** Add a guard. Returns a function that removes it. */
  add(guard: LeaveGuard): () => void {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (guard()) event.preventDefault();
    };
    guards.add(guard);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      guards.delete(guard);
      window.removeEventListener('beforeunload', onUnload);
    };
  },
  /**
   * Returns whether a guard keeps the page. Calls the guards from the last one until one returns
   * true.
   */
  blocks(): boolean {
    return [...guards].reverse().some((guard) => guard());
  },
};
