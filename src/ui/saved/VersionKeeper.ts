import type { Document } from '#machines/document.ts';
import { withTimeout } from '#ui/shared/platform/database.ts';
import { keepVersion, type VersionOutcome } from '#ui/shared/platform/draftVersions.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useEffect, useState } from 'react';

/** The minimum time between automatic versions; versions on request are exempt. */
const INTERVAL_MS = 3 * 60_000;

/** The input of a keeper: the board, the slot of the draft and the clock. */
interface KeeperInput {
  /** The board of the draft. */
  readonly store: Pick<BoardStore, 'actor'>;
  /** The slot of the draft; a copy has another key. */
  readonly slot: { readonly key: string };
  readonly now?: () => number;
}

/**
 * Saves versions of a draft while it is edited: its state before the first change, and then, every
 * few minutes, before the next one. The current state is saved with every step, so that a version
 * always differs from the board.
 */
export class VersionKeeper {
  readonly #actor: BoardStore['actor'];
  readonly #slot: KeeperInput['slot'];
  readonly #now: () => number;
  #document: Document;
  #keptAtMs = -Infinity;

  constructor({ store, slot, now = Date.now }: KeeperInput) {
    this.#actor = store.actor;
    this.#slot = slot;
    this.#now = now;
    this.#document = this.#present();
  }

  /** Start to watch the board. Returns the stop function. */
  watch(): () => void {
    const subscription = this.#actor.subscribe(() => this.#follow());
    return () => subscription.unsubscribe();
  }

  /**
   * Save the current state as a version: before it is replaced, or under a name by the author.
   * Blank states are only saved with a name.
   */
  async keep(name: string | null = null): Promise<VersionOutcome> {
    const document = this.#present();
    if (name === null && isBlank(document)) return 'same';
    if (name === null) this.#keptAtMs = this.#now();
    return await keepVersion(this.#slot.key, document, name, this.#now());
  }

  /**
   * Replace the current state, which is saved as a version first. This is one undoable step of the
   * history; a version that can't be saved does not delay it.
   */
  async replace(document: Document): Promise<void> {
    await withTimeout<VersionOutcome>(this.keep(), 'refused');
    this.#actor.send({ type: 'document.edit', change: document });
  }

  #follow(): void {
    if (this.#actor.getSnapshot().context.stroke) return;
    const before = this.#document;
    const present = this.#present();
    if (isSame(before, present)) return;
    this.#document = present;
    const nowMs = this.#now();
    if (nowMs - this.#keptAtMs < INTERVAL_MS || isBlank(before)) return;
    this.#keptAtMs = nowMs;
    // Errors are ignored: saving the draft itself fails too then, and reports it.
    void keepVersion(this.#slot.key, before, null, nowMs);
  }

  #present(): Document {
    const { grid, solution, metadata } = this.#actor.getSnapshot().context;
    return { grid, solution, metadata };
  }
}

function isSame(a: Document, b: Document): boolean {
  return a.grid === b.grid && a.solution === b.solution && a.metadata === b.metadata;
}

/** True for a new puzzle without content, of any size. */
function isBlank({ grid, solution, metadata }: Document): boolean {
  const { tiles, connections, zones, symbols, rules } = grid;
  return (
    solution === null &&
    metadata.title === '' &&
    metadata.description === '' &&
    [connections.length, zones.length, symbols.size, rules.length].every((count) => count === 0) &&
    tiles.every(({ exists, fixed, color }) => exists && !fixed && color === 'gray')
  );
}

/** Saves versions of the draft on a board while the component is mounted and `isKept` is set. */
export function useVersionKeeper(
  store: Pick<BoardStore, 'actor'>,
  slot: { readonly key: string },
  isKept: boolean,
): VersionKeeper {
  const [keeper] = useState(() => new VersionKeeper({ store, slot }));
  useEffect(() => (isKept ? keeper.watch() : undefined), [keeper, isKept]);
  return keeper;
}
