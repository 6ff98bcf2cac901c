import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Hint, HintBoard } from '#engine/explain/Hints.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';
import type { Rung } from '#engine/explain/Rung.ts';
import { litOnly } from '#engine/picture/hintMarks.ts';
import {
  hintMachine,
  type BoardQuery,
  type HintQuery,
  type HintEvent,
} from '#machines/hintMachine.ts';

const BOARD: HintBoard = { colors: ['gray'], strokes: [-1], made: 0, near: null, covered: [] };
const IDS = ['where', 'which', 'cell', 'why'] as const;
const RUNGS: readonly Rung[] = IDS.map(rungWith);
const STEP: Hint = { type: 'step', cells: [{ cell: 0, color: 'dark' }], level: 1, rungs: RUNGS };
const TRIED = [
  { cell: 0, color: 'light' },
  { cell: 1, color: 'dark' },
] as const;
const TRIAL: Hint = {
  ...STEP,
  level: 6,
  rungs: [
    { ...rungWith('where') },
    { ...rungWith('cell') },
    { ...rungWith('trial'), tried: TRIED.slice(0, 1) },
    { ...rungWith('trial'), tried: TRIED },
  ],
};
const MISTAKE: Hint = {
  type: 'mistake',
  stroke: 0,
  wrong: [{ cell: 0, color: 'light' }],
  rungs: (['notice', 'since', 'region', 'reason'] as const).map(rungWith),
};
const NONE: Hint = { type: 'none', text: 'no hints here' };
const WISH = { isWhole: false, doesObvious: false };

function rungWith<Id extends string>(id: Id): Rung<Id> {
  return { id, text: id, spoken: id, marks: litOnly([0]), lines: [] };
}

/** A hint machine on a board, whose questions are answered by hand. */
class TestHints {
  readonly asked: HintQuery[] = [];
  readonly applied: Hint[] = [];
  readonly obvious: number[] = [];
  /** The cells of a trial after each rung; null for none. */
  readonly tried: (readonly ColoredCell[] | null)[] = [];
  counted = 0;
  /** How often the board was requested. */
  wanted = 0;
  readonly #actor = createActor(
    hintMachine.provide({
      actors: {
        board: fromCallback<BoardQuery>(({ receive }) => receive(() => void this.wanted++)),
        hints: fromCallback<HintQuery>(({ receive }) => receive((ask) => this.asked.push(ask))),
      },
      actions: {
        count: (_, isNew) => {
          if (isNew) this.counted++;
        },
        apply: (_, hint) => this.applied.push(hint),
        showTried: (_, tried) => this.tried.push(tried),
        applyObvious: (_, cells) => this.obvious.push(cells.length),
      },
    }),
  ).start();

  constructor() {
    this.send({ type: 'board.rested', board: BOARD });
  }

  send(event: HintEvent): this {
    this.#actor.send(event);
    return this;
  }

  ask(wish = WISH): this {
    return this.send({ type: 'hint.ask', ...wish });
  }

  answer(hint: Hint, id = this.asked.at(-1)?.id ?? -1): this {
    return this.send({ type: 'hint.reply', id, hint });
  }

  get value() {
    return this.#actor.getSnapshot().value;
  }

  get rung(): string {
    const { hint, rung } = this.#actor.getSnapshot().context;
    return hint && hint.type !== 'none' ? (hint.rungs[rung]?.id ?? '') : '';
  }

  get line(): number | null {
    return this.#actor.getSnapshot().context.line;
  }
}

describe('a hint', () => {
  it('is prepared before it is asked for, and not counted before', () => {
    const hints = new TestHints();

    expect(hints.asked).toHaveLength(1);
    hints.answer(STEP);
    expect(hints.value).toBe('closed');
    expect(hints.counted).toBe(0);
    hints.ask();
    expect(hints.value).toEqual({ open: 'shown' });
    expect(hints.counted).toBe(0);
  });

  it('counts from the rung on that shows a cell, whether of a step or of a mistake', () => {
    const step = new TestHints().answer(STEP).ask().ask();
    expect([step.rung, step.counted]).toEqual(['which', 0]);
    expect(step.ask().counted).toBe(1);

    const mistake = new TestHints().answer(MISTAKE).ask().ask().ask();
    expect([mistake.rung, mistake.counted]).toEqual(['region', 0]);
    expect(mistake.ask().counted).toBe(1);
  });

  it('plays a trial rung by rung, and takes it back when it is closed', () => {
    const hints = new TestHints().answer(TRIAL).ask().ask();
    expect(hints.tried.at(-1)).toBeNull();
    hints.ask();
    expect(hints.tried.at(-1)).toEqual(TRIED.slice(0, 1));
    hints.ask();
    expect(hints.tried.at(-1)).toEqual(TRIED);

    hints.send({ type: 'hint.close' });
    expect(hints.tried.at(-1)).toBeNull();
    expect(hints.ask().tried.at(-1)).toEqual(TRIED);
    expect(hints.ask().applied).toEqual([TRIAL]);
  });

  it('starts no trial on its own where everything is wanted at once', () => {
    const hints = new TestHints().answer(TRIAL).ask({ ...WISH, isWhole: true });

    expect(hints.rung).toBe('cell');
    expect(hints.tried.at(-1)).toBeNull();
  });

  it('requests the board when it is near, unless the board is known', () => {
    const hints = new TestHints().send({ type: 'hint.near' });
    expect(hints.wanted).toBe(0);
    hints.send({ type: 'board.touched' }).send({ type: 'hint.near' });
    expect(hints.wanted).toBe(1);
  });

  it('is looked for as soon as the requested board arrives, however large it is', () => {
    const colors = Array.from({ length: 900 }, () => 'gray' as const);
    const hints = new TestHints().send({ type: 'board.touched' }).ask();
    expect(hints.wanted).toBe(1);
    const before = hints.asked.length;
    hints.send({ type: 'board.rested', board: { ...BOARD, colors } });
    expect(hints.asked.length - before).toBe(1);
  });

  it('is not looked for on a very large board before it is asked for', () => {
    const colors = Array.from({ length: 900 }, () => 'gray' as const);
    const hints = new TestHints().send({ type: 'board.touched' });
    const before = hints.asked.length;

    hints.send({ type: 'board.rested', board: { ...BOARD, colors } });
    expect(hints.asked).toHaveLength(before);
    hints.ask();
    expect(hints.asked).toHaveLength(before + 1);
    expect(hints.answer(STEP).value).toEqual({ open: 'shown' });
  });

  it('is told rung by rung, then done', () => {
    const hints = new TestHints().answer(STEP);

    const told = IDS.map(() => hints.ask().rung);
    expect(told).toEqual(IDS);
    expect(hints.applied).toEqual([]);
    hints.ask();
    expect(hints.applied).toEqual([STEP]);
    expect(hints.value).toBe('closed');
    expect(hints.counted).toBe(1);
  });

  it('is shown as soon as it is there', () => {
    const hints = new TestHints().ask();
    expect(hints.value).toEqual({ open: 'waiting' });

    hints.answer(STEP);

    expect(hints.value).toEqual({ open: 'shown' });
    expect(hints.rung).toBe('where');
  });

  it('shows everything at once where that is wanted, before or meanwhile', () => {
    const hints = new TestHints().answer(STEP);

    expect(hints.ask({ ...WISH, isWhole: true }).rung).toBe('why');
    const other = new TestHints().answer(STEP).ask();
    expect(other.send({ type: 'hint.whole' }).rung).toBe('why');
  });

  it('is gone as soon as colors change, and a late answer is not heard', () => {
    const hints = new TestHints().answer(STEP).ask();
    const [{ id } = { id: -1 }] = hints.asked;

    hints.send({ type: 'board.touched' });
    expect(hints.value).toBe('closed');
    hints.answer(STEP, id).ask();
    expect(hints.value).toEqual({ open: 'waiting' });
    hints.send({ type: 'board.rested', board: BOARD }).answer(STEP);
    expect(hints.value).toEqual({ open: 'shown' });
    expect(hints.rung).toBe('where');
  });

  it('that is asked for within a stroke waits for its end', () => {
    const hints = new TestHints().ask().send({ type: 'board.touched' });
    expect(hints.value).toEqual({ open: 'waiting' });

    hints.send({ type: 'board.rested', board: BOARD }).answer(STEP);

    expect(hints.value).toEqual({ open: 'shown' });
  });

  it('goes on where it was closed, and counts once', () => {
    const hints = new TestHints().answer(STEP).ask().ask().ask();

    hints.send({ type: 'hint.close' });
    expect(hints.value).toBe('closed');
    expect(hints.ask().rung).toBe('cell');
    expect(hints.counted).toBe(1);
  });

  it('says why there is none, which is not counted', () => {
    const hints = new TestHints().answer(NONE).ask();

    expect(hints.value).toEqual({ open: 'shown' });
    expect(hints.counted).toBe(0);
    expect(hints.ask().value).toBe('closed');
    expect(hints.applied).toEqual([]);
  });

  it('forgets the walked line with the next rung', () => {
    const hints = new TestHints().answer(STEP).ask();

    expect(hints.send({ type: 'hint.walk', line: 1 }).line).toBe(1);
    expect(hints.ask().line).toBeNull();
  });

  it('tells a failure, and tries again', () => {
    const hints = new TestHints().ask().send({ type: 'hint.fail' });

    expect(hints.value).toEqual({ open: 'failed' });
    const before = hints.asked.length;
    hints.ask();
    expect(hints.value).toEqual({ open: 'waiting' });
    expect(hints.asked).toHaveLength(before + 1);
  });
});

describe('what is obvious', () => {
  const OBVIOUS = { isWhole: false, doesObvious: true };

  it('is done first where that is wanted, and counted', () => {
    const hints = new TestHints().answer(STEP).ask(OBVIOUS);
    const { id = -1, isObvious } = hints.asked.at(-1) ?? {};
    expect(isObvious).toBe(true);

    hints.send({ type: 'hint.obvious', id, cells: [{ cell: 0, color: 'dark' }] });

    expect(hints.obvious).toEqual([1]);
    expect(hints.counted).toBe(1);
    expect(hints.value).toBe('closed');
  });

  it('gives way to the ladder where nothing is', () => {
    const hints = new TestHints().answer(STEP).ask(OBVIOUS);
    const { id = -1 } = hints.asked.at(-1) ?? {};

    hints.send({ type: 'hint.obvious', id, cells: [] });

    expect(hints.obvious).toEqual([]);
    expect(hints.value).toEqual({ open: 'shown' });
    expect(hints.rung).toBe('where');
  });
});
