import { hasSameSteps, type BoardProgress } from '#machines/boardContext.ts';
import type { OthersEvent, SaveOutcome } from '#machines/progressMachine.ts';
import { saveSolve, saveSolveAtOnce } from '../platform/solveStore.ts';
import { placeOfCopy, type StoredSolve } from '../platform/storedSolve.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';
import type { WatchedTabs } from './watchTabs.ts';

/** A solve without what its slot knows. */
export type SlotContent = Omit<StoredSolve, 'key' | 'address' | 'version'>;

/** Versions that a save may still be on its way with. */
const MOST_OWN = 16;

/**
 * Where the solve of one tab is saved. A board has a version, new with every step; a save replaces
 * only versions that this tab has read or written itself, so that no tab overwrites another. What
 * cannot be saved for that reason goes into a copy, whose place the slot then is. See
 * docs/decisions/0012-two-tabs.md.
 */
export class SolveSlot {
  #key: string;
  #address: string;
  /** The newest version of this tab, and the board it stands for; null before the first. */
  #latest: { readonly version: string; readonly progress: BoardProgress } | null = null;
  /** The newest last. */
  #own: readonly string[];
  #stored: string | null;
  #tabs: WatchedTabs | null = null;

  constructor({ key, address, saved }: OpenedPuzzle, progress: BoardProgress | null) {
    this.#key = key;
    this.#address = address;
    this.#stored = saved?.version ?? null;
    this.#own = saved ? [saved.version] : [];
    if (saved && progress) this.#latest = { version: saved.version, progress };
  }

  /** What the database has it under. */
  get key(): string {
    return this.#key;
  }

  /** The version the database is known to hold; null for none. */
  get stored(): string | null {
    return this.#stored;
  }

  /** Save a board; resolves to how that ended. */
  async save(progress: BoardProgress, content: SlotContent): Promise<SaveOutcome> {
    const follows = this.#own;
    const solve = this.#solveOf(progress, content);
    const isNews = solve.version !== this.#stored;
    const outcome = await saveSolve(solve, follows);
    if (outcome === 'overtaken') return isNews ? 'overtaken' : 'behind';
    if (outcome === 'saved' && solve.key === this.#key) this.#stored = solve.version;
    if (outcome === 'saved' && isNews) this.#tabs?.tell('saved');
    return outcome;
  }

  /** Save a board before anything else runs. */
  saveAtOnce(progress: BoardProgress, content: SlotContent): void {
    const follows = [...this.#own];
    saveSolveAtOnce({ ...this.#solveOf(progress, content), follows });
  }

  /** From now on this tab has a copy, with a place and an address of its own. */
  startCopy(): string {
    const place = { key: this.#key, address: this.#address };
    ({ key: this.#key, address: this.#address } = placeOfCopy(place, crypto.randomUUID()));
    this.#latest = null;
    this.#stored = null;
    this.#own = [];
    return this.#address;
  }

  /** Tell what other tabs do with the same solve. Returns the way to stop. */
  watch(tell: (event: OthersEvent) => void): () => void {
    const life = new AbortController();
    import('./watchTabs.ts')
      .then(({ watchTabs }) => {
        if (!life.signal.aborted) this.#tabs = watchTabs(this, tell);
      })
      .catch(() => undefined); // then a save finds out
    return () => {
      life.abort();
      this.#tabs?.stop();
      this.#tabs = null;
    };
  }

  /** Whether this tab has neither read nor written a version. */
  isForeign(version: string): boolean {
    return !this.#own.includes(version);
  }

  #solveOf(progress: BoardProgress, content: SlotContent): StoredSolve {
    const version = this.#versionOf(progress);
    return { ...content, key: this.#key, address: this.#address, version };
  }

  #versionOf(progress: BoardProgress): string {
    if (this.#latest && hasSameSteps(this.#latest.progress, progress)) return this.#latest.version;
    const version = crypto.randomUUID();
    this.#latest = { version, progress };
    this.#own = [...this.#own, version].slice(-MOST_OWN);
    return version;
  }
}
