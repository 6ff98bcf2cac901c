import { recolorCells } from '#engine/edit/recolorCells.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

/** A trial of the player that a hint fills, one deduction at a time. */
export class GuidedTrial {
  readonly #store: Pick<BoardStore, 'actor' | 'mode'>;
  /** The cells that are shown; null if there is no trial of the hint. */
  #shown: readonly ColoredCell[] | null = null;
  /** Number of trials on the board while the trial is open. */
  #depth = 0;
  #isChanging = false;

  constructor(store: Pick<BoardStore, 'actor' | 'mode'>) {
    this.#store = store;
  }

  /** True while the board changes because of this trial. */
  get isChanging(): boolean {
    return this.#isChanging;
  }

  /** True if the player kept or discarded the trial. */
  get isEnded(): boolean {
    if (this.#shown === null || this.#isChanging) return false;
    return this.#store.actor.getSnapshot().context.trials.length < this.#depth;
  }

  /** Show exactly these cells. Null discards the trial. Where no trials exist, nothing changes. */
  show(cells: readonly ColoredCell[] | null): void {
    if (!this.#store.mode.hasTrials || cells === this.#shown) return;
    this.#isChanging = true;
    if (cells) this.#paint(cells);
    else this.#store.actor.send({ type: 'trial.drop' });
    this.#shown = cells;
    this.#isChanging = false;
  }

  /** The player goes on with the trial. */
  release(): void {
    this.#shown = null;
  }

  #paint(cells: readonly ColoredCell[]): void {
    const { actor } = this.#store;
    if (!this.#shown) actor.send({ type: 'trial.start' });
    const { grid, trials } = actor.getSnapshot().context;
    this.#depth = trials.length;
    const left = new Set(cells.map(({ cell }) => cell));
    const erased = (this.#shown ?? [])
      .filter(({ cell }) => !left.has(cell))
      .map(({ cell }) => ({ cell, color: 'gray' as const }));
    actor.send({ type: 'colors.take', from: recolorCells(grid, [...erased, ...cells]) });
  }
}
