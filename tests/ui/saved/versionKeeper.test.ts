// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { emptyGrid, type Grid } from '#engine/grid/grid.ts';
import { NEW_METADATA, type Metadata } from '#engine/puzzle/metadata.ts';
import { boardMachine } from '#machines/boardMachine.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';
import { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { database } from '#ui/shared/platform/database.ts';
import { draftVersions } from '#ui/shared/platform/draftVersions.ts';

const KEY = 'create one';
const MINUTE_MS = 60_000;

/** A draft under an author's hands, with a clock that stands still. */
class Editing {
  readonly actor;
  readonly keeper: VersionKeeper;
  nowMs = Date.UTC(2026, 0, 1);
  readonly #stop: () => void;

  constructor(grid: Grid = emptyGrid(2, 1)) {
    const document = { grid, solution: null, metadata: NEW_METADATA };
    this.actor = createActor(boardMachine, {
      input: { document, mode: WORKSPACE_MODES.create },
    }).start();
    this.keeper = new VersionKeeper({
      store: { actor: this.actor },
      slot: { key: KEY },
      now: () => this.nowMs,
    });
    this.#stop = this.keeper.watch();
  }

  title(title: string): this {
    return this.edit({ metadata: { ...NEW_METADATA, title } });
  }

  edit(change: { metadata?: Metadata; grid?: Grid }): this {
    this.actor.send({ type: 'document.edit', change });
    return this;
  }

  wait(minutes: number): this {
    this.nowMs += minutes * MINUTE_MS;
    return this;
  }

  stop(): void {
    this.#stop();
  }
}

async function expectTitles(...titles: readonly string[]): Promise<void> {
  await vi.waitFor(async () => {
    const versions = await draftVersions(KEY);
    expect(versions.map(({ document }) => document.metadata.title)).toEqual(titles);
  });
}

beforeEach(async () => {
  await (await database()).clear('versions');
});

describe('the keeper of versions', () => {
  it('keeps what stood there before the first change, and then one every few minutes', async () => {
    const editing = new Editing(gridFrom('2x1|T2:bn'));
    editing.title('a');
    await expectTitles('');
    editing.wait(1).title('b').wait(1).title('c');
    editing.wait(1.5).title('d').title('e');

    await expectTitles('c', '');
    editing.stop();
    editing.wait(10).title('f');
    await expectTitles('c', '');
  });

  it('keeps nothing of a blank board', async () => {
    const editing = new Editing();
    editing.edit({ grid: emptyGrid(3, 3) }).wait(10);
    editing.title('a').wait(10).title('b');

    await expectTitles('a');
    expect(await new Editing().keeper.keep()).toBe('same');
  });

  it('keeps the present when asked to, also under a name', async () => {
    const editing = new Editing().title('a');

    expect(await editing.keeper.keep()).toBe('saved');
    expect(await editing.keeper.keep()).toBe('same');
    expect(await editing.title('b').keeper.keep('named')).toBe('saved');
    expect((await draftVersions(KEY)).map(({ name }) => name).toSorted()).toEqual(['named', null]);
  });

  it('puts another state in place of the present as one step, and keeps that first', async () => {
    const editing = new Editing(gridFrom('2x1|T2:bn')).title('a').wait(1);
    await expectTitles('');
    const [old] = await draftVersions(KEY);
    if (!old) throw new Error('there is a version');
    const steps = () => editing.actor.getSnapshot().context.history.past.length;
    const before = steps();
    editing.edit({ grid: gridFrom('3x1|T3:www') });

    await editing.keeper.replace(old.document);

    expect(steps()).toBe(before + 2);
    const { grid, metadata } = editing.actor.getSnapshot().context;
    expect([textOf(grid), metadata.title]).toEqual(['2x1|T2:bn', '']);
    await expectTitles('a', '');
    editing.actor.send({ type: 'history.undo' });
    expect(textOf(editing.actor.getSnapshot().context.grid)).toBe('3x1|T3:www');
  });
});
