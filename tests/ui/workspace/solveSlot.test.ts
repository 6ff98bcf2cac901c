// @vitest-environment happy-dom
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyGrid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { freshProgress, type BoardProgress } from '#machines/boardContext.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { GridChange } from '#machines/boardStep.ts';
import type { OtherTabsEvent } from '#machines/progressMachine.ts';
import type { LeftSolve, StoredSolve } from '#ui/shared/platform/storedSolve.ts';
import { SolveSlot, type SlotContent } from '#ui/workspace/SolveSlot.ts';
import { watchTabs } from '#ui/workspace/watchTabs.ts';

/** The database, and what pages saved as they were left. */
const disk = vi.hoisted(() => ({
  solves: new Map<string, StoredSolve>(),
  left: [] as LeftSolve[],
  hasRoomForLeft: true,
}));

vi.mock('#ui/shared/platform/solveStore.ts', () => ({
  saveSolve: (solve: StoredSolve, follows: readonly string[]) => {
    const there = disk.solves.get(solve.key);
    const isFree = !there || there.version === solve.version || follows.includes(there.version);
    if (isFree) disk.solves.set(solve.key, solve);
    return Promise.resolve(isFree ? 'saved' : 'overtaken');
  },
  saveSolveAtOnce: (left: LeftSolve) => {
    if (disk.hasRoomForLeft) disk.left.push(left);
    return disk.hasRoomForLeft;
  },
  savedSolve: (key: string) => Promise.resolve(disk.solves.get(key) ?? null),
}));

beforeEach(() => {
  disk.solves.clear();
  disk.left.length = 0;
  disk.hasRoomForLeft = true;
});

const KEY = 'solve cs4_ab';
const GRID = emptyGrid(2, 1);
const CONTENT: SlotContent = {
  mode: 'solve',
  puzzle: '0_{}',
  progress: null,
  spentMs: 0,
  isSolved: false,
  charges: null,
  savedAtMs: 0,
};

/** One tab with the puzzle, from what is saved now. */
class Tab {
  readonly slot: SolveSlot;
  readonly told: OtherTabsEvent['type'][] = [];
  #progress: BoardProgress;

  constructor(follows: readonly string[] = []) {
    const document = { grid: GRID, solution: null, metadata: NEW_METADATA };
    this.#progress = freshProgress(document);
    const saved = disk.solves.get(KEY) ?? null;
    this.slot = new SolveSlot(
      {
        key: KEY,
        address: '/solve?d=dfl_AA',
        mode: WORKSPACE_MODES.solve,
        progress: null,
        puzzleKey: 'cs4_ab',
        saved,
        follows,
        puzzle: { ...NEW_METADATA, grid: GRID, solution: null },
      },
      saved && this.#progress,
    );
  }

  /** A step, which is not saved yet. */
  step(): this {
    const { history } = this.#progress;
    const step: GridChange = { kind: 'tiles', cells: [], before: [], after: [], frame: null };
    const past = [...history.past, step];
    this.#progress = { ...this.#progress, grid: { ...GRID }, history: { ...history, past } };
    return this;
  }

  save() {
    return this.slot.save(this.#progress, CONTENT);
  }

  saveAtOnce(): void {
    this.slot.saveAtOnce(this.#progress, CONTENT);
  }

  /** Listen to the others for the time of a test. */
  async during(test: () => Promise<void>): Promise<void> {
    const watched = watchTabs(this.slot, ({ type }) => this.told.push(type));
    await test();
    watched.stop();
  }
}

/** When a message of a kind was told, and everybody has heard it. */
async function passed(kind: string): Promise<void> {
  const ear = new BroadcastChannel('chiaro solves');
  await new Promise<void>((resolve) => {
    ear.onmessage = ({ data }: MessageEvent<{ readonly kind: string }>) => {
      if (data.kind === kind) resolve();
    };
  });
  ear.close();
  await new Promise((resolve) => setTimeout(resolve)); // others may be told after the ear
}

describe('the place of a solve', () => {
  it('is written step by step by the one tab that has it', async () => {
    const tab = new Tab();

    expect(await tab.step().save()).toBe('saved');
    expect(await tab.step().save()).toBe('saved');
    expect(await tab.save()).toBe('saved');
    expect(new Tab().slot.stored).toBe(tab.slot.stored);
  });

  it('keeps what another tab saved since it was read', async () => {
    const first = new Tab();
    await first.step().save();
    const second = new Tab();
    await second.step().save();
    const there = disk.solves.get(KEY);

    expect(await first.save()).toBe('behind');
    expect(await first.step().save()).toBe('overtaken');
    expect(disk.solves.get(KEY)).toBe(there);
    expect(await second.step().save()).toBe('saved');
  });

  it('keeps it also where neither tab had anything to read', async () => {
    const [first, second] = [new Tab(), new Tab()];
    await first.step().save();

    expect(await second.step().save()).toBe('overtaken');
  });

  it('is not taken by the time another tab spent on the same board', async () => {
    const first = new Tab();
    await first.step().save();
    const second = new Tab();

    expect(await second.save()).toBe('saved');
    expect(await first.save()).toBe('saved');
    expect(await first.step().save()).toBe('saved');
  });

  it('moves to a copy, and the original stays', async () => {
    const first = new Tab();
    await first.step().save();
    const second = new Tab();
    await second.step().save();
    const there = disk.solves.get(KEY);

    const address = first.slot.startCopy();

    expect(address).toMatch(/^\/solve\?d=dfl_AA&copy=.+/);
    expect(await first.save()).toBe('saved');
    expect(disk.solves.get(KEY)).toBe(there);
    expect(disk.solves.get(first.slot.key)?.address).toBe(address);
    expect(first.slot.address.current()).toBe(address);
  });

  it('says what a board follows on that is saved as the page is left', async () => {
    const tab = new Tab();
    await tab.step().save();
    const before = tab.slot.stored;
    tab.step().saveAtOnce();

    expect(disk.left[0]?.follows).toContain(before);
    expect(disk.left[0]?.follows).not.toContain(disk.left[0]?.version);
    await tab.save();
    expect(tab.slot.stored).toBe(disk.left[0]?.version);
  });
});

describe('whether a page can go', () => {
  it('is so once the newest board is in the database or put by', async () => {
    const tab = new Tab();
    expect(tab.slot.isStored).toBe(true);
    await tab.step().save();
    expect(tab.slot.isStored).toBe(true);

    tab.step().saveAtOnce();
    expect(tab.slot.isStored).toBe(true);
    disk.hasRoomForLeft = false;
    tab.step().saveAtOnce();
    expect(tab.slot.isStored).toBe(false);
    await tab.save();
    expect(tab.slot.isStored).toBe(true);
  });

  it('is so where the database could not take what a page left, until something is done', async () => {
    await new Tab().step().save();
    const again = new Tab(['older']);
    expect(again.slot.isStored).toBe(true);

    disk.hasRoomForLeft = false;
    again.step().saveAtOnce();
    expect(again.slot.isStored).toBe(false);
  });
});

describe('a place that could not be written', () => {
  it('is still replaced by what follows on it, however many saves failed', async () => {
    const first = new Tab();
    await first.step().save();
    const held = disk.solves.get(KEY);
    for (let saves = 0; saves < 40; saves += 1) first.step().saveAtOnce();

    expect(await first.step().save()).toBe('saved');
    expect(disk.solves.get(KEY)).not.toBe(held);
  });

  it('is replaced after a reload too', async () => {
    const first = new Tab();
    await first.step().save();
    const held = disk.solves.get(KEY);
    invariant(held, 'it is saved');
    disk.solves.set(KEY, { ...held, version: 'left' }); // the version that the page left is read
    const again = new Tab([held.version]);
    disk.solves.set(KEY, held);

    expect(again.slot.stored).toBeNull();
    expect(await again.step().save()).toBe('saved');
  });
});

describe('a board that nothing was done on', () => {
  it('is no news for another tab, and is replaced by the first step', async () => {
    const [first, second] = [new Tab(), new Tab()];
    await second.during(async () => {
      await first.save();
      document.dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
    });

    expect(second.told).toEqual([]);
    expect(await second.step().save()).toBe('saved');
  });
});

describe('tabs with one solve', () => {
  it('are not told by one that stayed behind that they are behind', async () => {
    const old = new Tab();
    await old.step().save();
    const playing = new Tab();
    await playing.step().save();
    const again = new Tab();
    await old.during(async () => {
      await again.during(async () => {
        await passed('here');
      });
    });

    expect(again.told).toEqual([]);
  });

  it('are asked about as long as one of them is left', async () => {
    await new Tab().step().save();
    const [first, second, third] = [new Tab(), new Tab(), new Tab()];
    await first.during(async () => {
      await third.during(async () => {
        const isGone = passed('gone');
        await second.during(async () => {
          await vi.waitFor(() => expect(third.told).toContain('others.met'));
        });
        await isGone;
      });
    });

    expect(third.told).not.toContain('others.left');
  });

  it('tell the later one that it was not the first, and the earlier one nothing', async () => {
    const first = new Tab();
    await first.step().save();
    const second = new Tab();
    await first.during(async () => {
      await second.during(async () => {
        await vi.waitFor(() => expect(second.told).toEqual(['others.met']));
      });
      expect(first.told).not.toContain('others.met');
    });
  });

  it('look for themselves when they come back', async () => {
    const first = new Tab();
    await first.step().save();
    await first.during(async () => {
      await new Tab().step().save();
      expect(first.told).toEqual([]);

      document.dispatchEvent(new Event('visibilitychange'));
      await vi.waitFor(() => expect(first.told).toEqual(['others.saved']));
    });
  });
});
