import type { Grid } from '../grid/grid.ts';
import { keyOfClue, withoutClues, type PuzzleClue } from './puzzleClues.ts';
import { findSolution, type SearchEnd, type Paused, type SearchTime } from './search.ts';

/** Clues that cannot hold together on the board, whatever the other clues state. */
export interface Conflict {
  readonly clues: readonly PuzzleClue[];
  /**
   * `smallest`: no set of fewer clues is in conflict. `irreducible`: without any one of the clues
   * the others can hold together. `proved`: neither is known.
   */
  readonly strength: 'smallest' | 'irreducible' | 'proved';
}

/**
 * Conflicts among the clues of a puzzle that is proved to have no solution, each better than the
 * previous one. All other parts of the board stay.
 *
 * The clues are first divided (QuickXplain: Junker 2004), which assumes that fewer clues have more
 * solutions. That is not so if a clue counts others. Therefore the result is then proved clue by
 * clue. It contains no superfluous clue, but a conflict of fewer clues may exist, so at last all
 * smaller sets are tried.
 */
export function* findConflicts(
  grid: Grid,
  clues: readonly PuzzleClue[],
  time: SearchTime,
): Generator<Conflict | 'pause', void> {
  const search = new ConflictSearch(grid, clues, time);
  const divided = yield* search.divide([], false, clues);
  const isProved = (yield* search.find(divided)) === 'none';
  const conflict = yield* search.reduce(isProved ? divided : clues);
  yield conflict;
  if (conflict.strength !== 'irreducible') return;
  const smallest = yield* search.findSmallest(conflict.clues);
  if (smallest) yield { clues: smallest, strength: 'smallest' };
}

class ConflictSearch {
  readonly #grid: Grid;
  readonly #clues: readonly PuzzleClue[];
  readonly #time: SearchTime;
  readonly #known = new Map<string, SearchEnd>();

  constructor(grid: Grid, clues: readonly PuzzleClue[], time: SearchTime) {
    this.#grid = grid;
    this.#clues = clues;
    this.#time = time;
    this.#known.set(keyOf(clues), 'none');
  }

  /** Find out if some of the clues can hold together. Each set is searched once. */
  *find(some: readonly PuzzleClue[]): Paused<SearchEnd> {
    const key = keyOf(some);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const kept = new Set(some.map(keyOfClue));
    const others = this.#clues.filter((clue) => !kept.has(keyOfClue(clue)));
    const finding = yield* findSolution(withoutClues(this.#grid, others), this.#time());
    if (finding !== 'late') this.#known.set(key, finding);
    return finding;
  }

  /**
   * Clues of `from` that are in conflict together with `held`, as few as dividing finds. `isNew`:
   * clues were added to `held` since its last search.
   */
  *divide(
    held: readonly PuzzleClue[],
    isNew: boolean,
    from: readonly PuzzleClue[],
  ): Paused<readonly PuzzleClue[]> {
    if (isNew) {
      const finding = yield* this.find(held);
      if (finding === 'none') return [];
      if (finding === 'late') return from;
    }
    if (from.length <= 1) return from;
    const middle = from.length >> 1;
    const [first, second] = [from.slice(0, middle), from.slice(middle)];
    const ofSecond = yield* this.divide([...held, ...first], true, second);
    const ofFirst = yield* this.divide([...held, ...ofSecond], ofSecond.length > 0, first);
    return [...ofFirst, ...ofSecond];
  }

  /** Remove clues from a conflict as long as it remains one. */
  *reduce(conflict: readonly PuzzleClue[]): Paused<Conflict> {
    let clues = conflict;
    for (let index = 0, isIrreducible = true; ; index++) {
      if (index >= clues.length) return { clues, strength: strengthOf(clues, isIrreducible) };
      const rest = clues.filter((_, other) => other !== index);
      const finding = yield* this.find(rest);
      if (finding === 'late') isIrreducible = false;
      if (finding !== 'none') continue;
      // Clues that were needed before may not be needed now, so the loop restarts.
      clues = rest;
      index = -1;
      isIrreducible = true;
    }
  }

  /** A conflict of the fewest clues, given an irreducible one; null if the time is over. */
  *findSmallest(irreducible: readonly PuzzleClue[]): Paused<readonly PuzzleClue[] | null> {
    for (let size = 1; size < irreducible.length; size++) {
      for (const some of subsets(this.#clues, size)) {
        const finding = yield* this.find(some);
        if (finding === 'late') return null;
        if (finding === 'none') return some;
      }
    }
    return irreducible;
  }
}

function strengthOf({ length }: readonly PuzzleClue[], isIrreducible: boolean) {
  if (!isIrreducible) return 'proved';
  return length <= 1 ? 'smallest' : 'irreducible';
}

/** All subsets of `size` items, in their order. */
function* subsets<T>(items: readonly T[], size: number): Generator<readonly T[], void> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries())
    for (const others of subsets(items.slice(index + 1), size - 1)) yield [item, ...others];
}

function keyOf(clues: readonly PuzzleClue[]): string {
  return clues.map(keyOfClue).sort().join();
}
