import { createStore, type ReadableStore, type Store } from '#base/store.ts';
import { hasSameSteps, isUntouched, type BoardProgress } from '#machines/boardContext.ts';
import type { OtherTabsEvent, SaveOutcome } from '#machines/progressMachine.ts';
import { saveSolve, saveSolveAtOnce } from '#ui/shared/platform/solveStore.ts';
import { placeOfCopy, type StoredSolve } from '#ui/shared/platform/storedSolve.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';
import type { WatchedTabs } from './watchTabs.ts';
import { newId } from '#ui/shared/platform/newId.ts';

/** A stored solve without the properties that its slot adds. */
export type SlotContent = Omit<StoredSolve, 'key' | 'address' | 'version'>;

/** Number of remembered versions; a save may still replace any of them. */
const MOST_OWN = 16;
/**
 * The version of an untouched board. It is the same in all tabs, so that no tab mistakes a save of
 * another one (of foresight charges) for a step.
 */
const UNTOUCHED = 'untouched';

/**
 * The storage slot of the solve of one tab. A board has a version, which is new with every step. A
 * save replaces only versions that this tab has read or written itself, so that no tab overwrites
 * another. A board that cannot be saved for that reason is saved as a copy, and the slot moves
 * there. See docs/decisions/0012-two-tabs.md.
 */
export class SolveSlot {
  #key: string;
  readonly #address: Store<string>;
  /** The newest version of this tab, and its board; null before the first. */
  #latest: { readonly version: string; readonly progress: BoardProgress } | null = null;
  /** In order of age; the newest is last. */
  #own: readonly string[];
  #stored: string | null;
  /** The version of the last synchronous save; null if storage was full. */
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

  /** Key in the database. */
  get key(): string {
    return this.#key;
  }

  /** Address that opens the solve. */
  get address(): ReadableStore<string> {
    return this.#address;
  }

  /** The version that the database is known to hold; null for none. */
  get stored(): string | null {
    return this.#stored;
  }

  /**
   * Returns whether the newest version of this tab is stored, so that the page may be left. Also
   * true for the untouched version, which is never saved.
   */
  get isStored(): boolean {
    const { version = UNTOUCHED } = this.#latest ?? {};
    return version === UNTOUCHED || version === this.#stored || version === this.#atOnce;
  }

  /** Save a board. Resolves to the result. */
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

  /** Save a board synchronously. */
  saveAtOnce(progress: BoardProgress, content: SlotContent): void {
    const follows = this.#follows;
    const solve = this.#solveOf(progress, content);
    this.#atOnce = saveSolveAtOnce({ ...solve, follows: [...follows] }) ? solve.version : null;
  }

  /** Move this tab to a copy, with a key and an address of its own. */
  startCopy(): string {
    const from = { key: this.#key, address: this.#address.current() };
    const { key, address } = placeOfCopy(from, newId());
    this.#key = key;
    this.#address.set(address);
    this.#latest = null;
    this.#stored = null;
    this.#own = [];
    return address;
  }

  /** Report events of other tabs with the same solve. Returns the unsubscribe function. */
  watch(tell: (event: OtherTabsEvent) => void): () => void {
    const life = new AbortController();
    import('./watchTabs.ts')
      .then(({ watchTabs }) => {
        if (!life.signal.aborted) this.#tabs = watchTabs(this, tell);
      })
      .catch(() => undefined); // the next save will detect it
    return () => {
      life.abort();
      this.#tabs?.stop();
      this.#tabs = null;
    };
  }

  /** Returns whether this tab has neither read nor written a version. */
  isForeign(version: string): boolean {
    return version !== UNTOUCHED && !this.#own.includes(version);
  }

  /** Versions that a save may replace. */
  get #follows(): readonly string[] {
    return [UNTOUCHED, ...this.#own];
  }

  #solveOf(progress: BoardProgress, content: SlotContent): StoredSolve {
    const version = this.#versionOf(progress);
    return { ...content, key: this.#key, address: this.#address.current(), version };
  }

  #versionOf(progress: BoardProgress): string {
    if (this.#latest && hasSameSteps(this.#latest.progress, progress)) return this.#latest.version;
    const version = isUntouched(progress) ? UNTOUCHED : newId();
    this.#latest = { version, progress };
    this.#own = this.#recent([...this.#own, version]);
    return version;
  }

  /**
   * The latest of some versions, and the version that the database holds if all later saves failed.
   */
  #recent(versions: readonly string[]): readonly string[] {
    const held = this.#stored ?? versions[0];
    const from = versions.length - MOST_OWN;
    return versions.filter((version, place) => version === held || place >= from);
  }
}
