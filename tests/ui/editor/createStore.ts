import { act } from '@testing-library/react';
import type { Grid } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { Document } from '#machines/document.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { createBoardStore, type BoardStore } from '#ui/board/boardStore.ts';

/** A puzzle in the making, and the edits that were sent to it. */
export class EditedPuzzle {
  readonly store: BoardStore;
  readonly edits: Partial<Document>[] = [];

  constructor(text: string, metadata = NEW_METADATA) {
    const mode = WORKSPACE_MODES.create;
    const document = { grid: gridFrom(text), solution: null, metadata };
    this.store = createBoardStore(startPlay({ document, mode }), mode);
  }

  /** One step. */
  readonly onEdit = (change: Partial<Document>): void => {
    this.edits.push(change);
    act(() => this.store.actor.send({ type: 'document.edit', change }));
  };

  undo(): void {
    act(() => this.store.actor.send({ type: 'history.undo' }));
  }

  get document(): Document {
    return this.store.actor.getSnapshot().context;
  }

  get grid(): Grid {
    return this.document.grid;
  }

  /** The ids of the rules, in their order. */
  get rules(): readonly string[] {
    return this.grid.rules.map(({ id }) => id);
  }
}
