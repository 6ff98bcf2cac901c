import { createStore, type ReadableStore, type Store } from '#base/store.ts';
import { hasSameSteps, isUntouched, type BoardProgress } from '#machines/boardContext.ts';
import type { OtherTabsEvent, SaveOutcome } from '#machines/progressMachine.ts';
import { saveSolve, saveSolveAtOnce } from '#ui/shared/platform/solveStore.ts';
import { placeOfCopy, type StoredSolve } from '#ui/shared/platform/storedSolve.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';
import type { WatchedTabs } from './watchTabs.ts';

/** A solve without what its slot knows. */
export type SlotContent = Omit<StoredSolve, 'key' | 'address' | 'version'>;

/** Versions that a save may still be on its way with. */
const MOST_OWN = 16;
/**
 * The version of a board that nothing was done on: the same in all tabs, so that none takes what
 * another one saves of it, the charges of foresight, for a step.
 */
const UNTOUCHED = 'untouched';

/**
 * Where the solve of one tab is saved. A board has a version, new with every step; a save replaces
 * only versions that this tab has read or written itself, so that no tab overwrites another. What
 * cannot be saved for that reason goes into a copy, whose place the slot then is. See
 * docs/decisions/0012-two-tabs.md.
 */
export class SolveSlot {
  #key: string;
  readonly #address: Store<string>;
  /** The newest version of this tab, and the board it stands for; null before the first. */
  #latest: { readonly version: string; readonly progress: BoardProgress } | null = null;
  /** The newest last. */
  #own: readonly string[];
  #stored: string | null;
  /** The version that was last saved before anything else ran; null if there was no room. */
  #atOnce: string | null = null;
  #tabs: WatchedTabs | null = null;

  constructor({ key, address, saved, follows = [] }: OpenedPuzzle, progress: BoardProgress | null) {
    this.#key = key;
    this.#address = createStore(address);
    this.#stored = follows.length === 0 ? (saved?.version ?? null) : null;
    this.#own = saved ? [...follows, saved.version] : [];
    this.#atOnce = follows.length === 0 ? null : (saved?.version ?? null);
    if (saved && progress) this.#latest = { version: saved.version, progress };
  }

  /** What the database has it under. */
  get key(): string {
    return this.#key;
  }

  /** What opens it. */
  get address(): ReadableStore<string> {
    return this.#address;
  }

  /** The version the database is known to hold; null for none. */
  get stored(): string | null {
    return this.#stored;
  }

  /**
   * Whether the newest version of this tab is stored somewhere, so that the page can go. One that
   * was never to be saved is too.
   */
  get isStored(): boolean {
    const { version = UNTOUCHED } = this.#latest ?? {};
    return version === UNTOUCHED || version === this.#stored || version === this.#atOnce;
  }

  /** Save a board; resolves to how that ended. */
  async save(progress: BoardProgress, content: SlotContent): Promise<SaveOutcome> {
    const follows = this.#follows;
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
    const follows = this.#follows;
    const solve = this.#solveOf(progress, content);
    this.#atOnce = saveSolveAtOnce({ ...solve, follows: [...follows] }) ? solve.version : null;
  }

  /** From now on this tab has a copy, with a place and an address of its own. */
  startCopy(): string {
    const from = { key: this.#key, address: this.#address.current() };
    const { key, address } = placeOfCopy(from, crypto.randomUUID());
    this.#key = key;
    this.#address.set(address);
    this.#latest = null;
    this.#stored = null;
    this.#own = [];
    return address;
  }

  /** Tell what other tabs do with the same solve. Returns the way to stop. */
  watch(tell: (event: OtherTabsEvent) => void): () => void {
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
    return version !== UNTOUCHED && !this.#own.includes(version);
  }

  /** What a save may replace. */
  get #follows(): readonly string[] {
    return [UNTOUCHED, ...this.#own];
  }

  #solveOf(progress: BoardProgress, content: SlotContent): StoredSolve {
    const version = this.#versionOf(progress);
    return { ...content, key: this.#key, address: this.#address.current(), version };
  }

  #versionOf(progress: BoardProgress): string {
    if (this.#latest && hasSameSteps(this.#latest.progress, progress)) return this.#latest.version;
    const version = isUntouched(progress) ? UNTOUCHED : crypto.randomUUID();
    this.#latest = { version, progress };
    this.#own = this.#recent([...this.#own, version]);
    return version;
  }

  /** The latest of some versions, and the one that the database holds if all saves failed since. */
  #recent(versions: readonly string[]): readonly string[] {
    const held = this.#stored ?? versions[0];
    const from = versions.length - MOST_OWN;
    return versions.filter((version, place) => version === held || place >= from);
  }
}
