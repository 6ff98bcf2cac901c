// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useChecklist } from '#ui/editor/publish/useChecklist.ts';
import { useToolPreview } from '#ui/editor/useToolPreview.ts';
import { usePuzzle } from '#ui/editor/assistant/usePuzzle.ts';
import { useRestingGrid } from '#ui/board/boardSelectors.ts';
import { EditedPuzzle } from './createStore.ts';

afterEach(cleanup);

/** Follows what the editor renders from, while somebody drags over three cells. */
class Drag {
  readonly #puzzle = new EditedPuzzle('3x1|T3:nnn|C1:|Z|S|R');
  #renders = 0;
  readonly #hook = renderHook(() => {
    this.#renders += 1;
    useChecklist(this.#puzzle.store, 'unknown');
    useToolPreview(this.#puzzle.store, () => undefined);
    return { puzzle: usePuzzle(this.#puzzle.store), grid: useRestingGrid(this.#puzzle.store) };
  });

  constructor(tool: 'color' | 'tile') {
    act(() => this.#puzzle.store.actor.send({ type: 'tool.choose', tool }));
  }

  /** How often the moves of a drag render the panels, before it ends. */
  rendersOfMoves(): number {
    const { actor } = this.#puzzle.store;
    const at = (x: number) => ({ x: x + 0.5, y: 0.5 });
    const press = { button: 'primary', fill: false, contact: at(0) } as const;
    act(() => actor.send({ type: 'stroke.start', cell: 0, ...press }));
    const before = this.#renders;
    for (const cell of [1, 2]) {
      const contact = { ...at(cell), from: at(cell - 1) };
      act(() => actor.send({ type: 'stroke.move', cells: [cell], contact }));
    }
    return this.#renders - before;
  }

  end(): void {
    act(() => this.#puzzle.store.actor.send({ type: 'stroke.end' }));
  }

  /** The grid as panels have it, and as it is. */
  get grids() {
    const { puzzle, grid } = this.#hook.result.current;
    return { seen: grid, puzzle, present: this.#puzzle.grid };
  }
}

describe.each(['color', 'tile'] as const)('a drag with the %s tool', (tool) => {
  it('renders the panels of the editor at its end alone', () => {
    const drag = new Drag(tool);
    const { seen: before } = drag.grids;

    expect(drag.rendersOfMoves()).toBe(0);
    expect(drag.grids.present).not.toBe(before);

    drag.end();
    expect(drag.grids.seen).toBe(drag.grids.present);
    expect(drag.grids.puzzle === before).toBe(tool === 'color');
  });
});
