import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { admit } from '#engine/edit/admit.ts';
import { withParams, withoutClue } from '#engine/edit/selection.ts';
import { EMPTY_EDITOR_STATE, type SymbolTemplate, type Workpiece } from '#engine/edit/Tool.ts';
import { opposite, type Grid, type Point } from '#engine/grid/grid.ts';
import { gridEquals } from '#engine/judging/equality.ts';
import { invariant } from '#base/invariant.ts';
import { HISTORY_LIMIT } from '#machines/history.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { CREATE_MODE } from '#machines/createMode.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { BoardEvent } from '#machines/boardEvents.ts';

const START =
  '4x3|T4:nbwnNnW.nnnn|C4:..AA|Z0_0_1_0|Snumber,x=0,y=0,number=2|Rconnect_all,color=dark:music,controlLines=c0&#124;b120&#124;ri,track=,normalizeVelocity=1';
const SIDE = 6;
const RIGHTS = { replaceFixed: true };

const TEMPLATES: readonly SymbolTemplate[] = [
  { id: 'number', params: null },
  { id: 'galaxy', params: null },
  { id: 'letter', params: { letter: 'Q' } },
];

/** A gesture somewhere on a board, in shares of its sides: the board may have any size by then. */
interface Gesture {
  readonly kind: 'stroke' | 'undo' | 'redo' | 'configure' | 'delete' | 'erase';
  readonly tool: number;
  readonly template: number;
  readonly isPrimary: boolean;
  readonly color: 'dark' | 'light';
  readonly path: readonly Point[];
  readonly number: number;
}

const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const gesture: fc.Arbitrary<Gesture> = fc.record({
  kind: fc.constantFrom(
    ...(['stroke', 'stroke', 'stroke', 'stroke', 'undo', 'redo'] as const),
    ...(['configure', 'delete', 'erase'] as const),
  ),
  tool: fc.nat({ max: CREATE_MODE.tools.length - 1 }),
  template: fc.nat({ max: TEMPLATES.length - 1 }),
  isPrimary: fc.boolean(),
  color: fc.constantFrom('dark' as const, 'light' as const),
  path: fc.array(fc.record({ x: share, y: share }), { minLength: 1, maxLength: 4 }),
  number: fc.nat({ max: 9 }),
});

/**
 * The model: applies the engine's own edits for the same gestures, and tracks its position among
 * the grids.
 */
class Model {
  #grids: Grid[];
  #place = 0;
  #work: Workpiece;

  constructor(grid: Grid) {
    this.#grids = [grid];
    this.#work = { ...EMPTY_EDITOR_STATE, grid };
  }

  get grid(): Grid {
    return this.#work.grid;
  }

  get work(): Workpiece {
    return this.#work;
  }

  step(by: 1 | -1): void {
    const grid = this.#grids[this.#place + by];
    if (!grid) return;
    this.#place += by;
    this.#work = { ...this.#work, grid };
  }

  change(change: Partial<Workpiece>): void {
    const { grid: wanted = this.grid, ...editorState } = change;
    const grid = wanted === this.grid ? wanted : admit(this.grid, wanted, null);
    this.#work = { ...this.#work, ...editorState, grid };
  }

  commit(): void {
    const before = this.#grids[this.#place];
    invariant(before, 'the place is one of the grids');
    if (gridEquals(before, this.grid)) return;
    const from = Math.max(0, this.#place + 1 - HISTORY_LIMIT);
    this.#grids = [...this.#grids.slice(from, this.#place + 1), this.grid];
    this.#place = this.#grids.length - 1;
  }
}

/** The board of an author, by its events. */
class AuthorBoard {
  readonly #actor;

  constructor(grid: Grid) {
    const document = { grid, solution: null, metadata: NEW_METADATA };
    const { board } = startPlay({ document, mode: CREATE_MODE }).getSnapshot().children;
    invariant(board, 'a play has a board');
    this.#actor = board;
  }

  get grid(): Grid {
    return this.#actor.getSnapshot().context.grid;
  }

  send(event: BoardEvent): void {
    this.#actor.send(event);
  }
}

/** Do a gesture on both, by events here and by the engine there. */
function perform(gesture: Gesture, board: AuthorBoard, model: Model): void {
  const { grid } = model;
  switch (gesture.kind) {
    case 'undo':
    case 'redo':
      board.send({ type: gesture.kind === 'undo' ? 'history.undo' : 'history.redo' });
      model.step(gesture.kind === 'undo' ? -1 : 1);
      return;
    case 'configure':
    case 'delete': {
      const [symbol] = grid.symbols.get('number') ?? [];
      if (!symbol) return;
      const selection = { kind: 'symbol', id: 'number', at: symbol.at } as const;
      const next =
        gesture.kind === 'delete'
          ? withoutClue(grid, selection)
          : withParams(grid, selection, { number: gesture.number });
      board.send({ type: 'document.edit', change: { grid: next } });
      model.change({ grid: next });
      model.commit();
      return;
    }
    case 'erase':
    case 'stroke':
      if (grid.width * grid.height > 0) stroke(gesture, board, model);
  }
}

function stroke(gesture: Gesture, board: AuthorBoard, model: Model): void {
  const tool = CREATE_MODE.tools[gesture.tool];
  const template = TEMPLATES[gesture.template] ?? null;
  invariant(tool && template, 'the gesture names a tool and a template');
  const { width, height } = model.grid;
  if ((tool.id === 'row' ? height : width) >= SIDE && tool.id !== 'color') return;
  const [first, ...others] = gesture.path.map(({ x, y }) => ({ x: x * width, y: y * height }));
  invariant(first, 'a path has a beginning');
  const cellAt = ({ x, y }: Point) => Math.floor(y) * width + Math.floor(x);
  board.send({ type: 'tool.choose', tool: tool.id, template });
  board.send({ type: 'color.choose', color: gesture.color });
  model.change({ selection: null, clip: { ...model.work.clip, stage: { kind: 'none' } } });
  const button = gesture.isPrimary ? 'primary' : 'secondary';
  const color = gesture.isPrimary ? gesture.color : opposite(gesture.color);
  if (gesture.kind === 'erase') return;
  const press = { cell: cellAt(first), at: first, button, color, template } as const;
  board.send({ type: 'stroke.start', cell: press.cell, button, fill: false, contact: first });
  const begun = tool.press(model.work, press, RIGHTS);
  if (begun) model.change(begun.change);
  let from = first;
  for (const to of begun?.follow ? others : []) {
    const cells = [cellAt(to)];
    board.send({ type: 'stroke.move', cells, contact: { ...to, from } });
    model.change(begun?.follow?.(model.work, { cells, from, to }) ?? {});
    from = to;
  }
  board.send({ type: 'stroke.end' });
  model.commit();
}

describe('a thousand gestures of an author, with undo and redo in between', () => {
  it('end where the edits of the engine end', () => {
    fc.assert(
      fc.property(fc.array(gesture, { minLength: 1000, maxLength: 1000 }), (gestures) => {
        const board = new AuthorBoard(gridFrom(START));
        const model = new Model(board.grid);
        for (const one of gestures) {
          perform(one, board, model);
          // The same edges in another order, after a step back, are the same puzzle.
          if (!gridEquals(board.grid, model.grid))
            expect(writeGridText(board.grid)).toBe(writeGridText(model.grid));
        }
        for (let steps = 0; steps <= HISTORY_LIMIT; steps++) {
          board.send({ type: 'history.undo' });
          model.step(-1);
          expect(gridEquals(board.grid, model.grid)).toBe(true);
        }
      }),
      { numRuns: 8, endOnFailure: true }, // to shorten a thousand gestures takes forever
    );
  }, 60_000);
});
