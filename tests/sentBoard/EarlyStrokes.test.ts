import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { Color, SolidColor } from '#engine/grid/grid.ts';
import { EarlyStrokes } from '#sentBoard/EarlyStrokes.ts';
import { readOpenCells } from '#sentBoard/openCells.ts';
import { fuzzed } from '#tests/support/fuzzRuns.ts';
import { TestBoard } from '#tests/support/TestBoard.ts';

const WIDTH = 4;
/** Givens are in capitals. */
const PUZZLE = ['nnBn', 'nW.n', 'nnnn'].join('/');
/** The same with two cells, and three around a corner, that are painted together. */
const JOINED = { tiles: PUZZLE, connections: ['aa..', '...b', '..bb'].join('/') };
const LETTERS = PUZZLE.replaceAll('/', '');
const LETTER_OF: Readonly<Record<Color, string>> = { dark: 'b', light: 'w', gray: 'n' };

const CASES = [
  { puzzle: PUZZLE, joined: '' },
  { puzzle: JOINED, joined: '0,1 7,10,11' },
] as const;

const contact = { x: 0, y: 0 };

const inRows = (letters: string) => letters.replaceAll(/.{4}(?!$)/g, '$&/');

/** Early strokes on the puzzle, and the picture that they draw. */
function openEarly(joined = '') {
  const drawn = [...LETTERS];
  const strokes = new EarlyStrokes(
    readOpenCells(LETTERS, joined),
    (cell, color) => (drawn[cell] = LETTER_OF[color]),
  );
  return { strokes, drawn: () => inRows(drawn.join('')) };
}

/** Hand strokes over to a board. */
function handOver(strokes: EarlyStrokes, board: TestBoard, chosen: SolidColor = 'dark'): void {
  strokes.handOver((inputsFor) => {
    for (const input of inputsFor(board.progress().grid, chosen)) board.send(input);
  });
}

type Act = BoardInput & { readonly color?: SolidColor };

const cell = fc.nat(LETTERS.length - 1);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    type: fc.constant('stroke.start' as const),
    cell,
    color: fc.constantFrom<SolidColor>('dark', 'light'),
    button: fc.constant('primary' as const),
    fill: fc.constant(false),
    contact: fc.constant(contact),
  }),
  fc.record({
    type: fc.constant('stroke.move' as const),
    cells: fc.array(cell, { maxLength: 4 }),
    contact: fc.constant(contact),
  }),
  fc.record({ type: fc.constant('stroke.end' as const) }),
  fc.record({ type: fc.constant('stroke.cancel' as const) }),
);

function actEarly(strokes: EarlyStrokes, input: Act): void {
  if (input.type === 'stroke.start') strokes.press(input.cell, input.color ?? 'dark');
  else if (input.type === 'stroke.move') for (const one of input.cells) strokes.cross(one);
  else if (input.type === 'stroke.end') strokes.end();
  else strokes.cancel();
}

it.each(CASES)('color cells as the app does, joined: $joined', ({ puzzle, joined }) => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), fc.nat(20), (acts, takenAfter) => {
      const { strokes, drawn } = openEarly(joined);
      const [app, later] = [new TestBoard(puzzle), new TestBoard(puzzle)];
      let isPainting = false;
      for (const [index, input] of acts.entries()) {
        if (index === takenAfter) handOver(strokes, later);
        // A part of a stroke that was handed over is not taken back with the rest.
        if (index >= takenAfter && input.type === 'stroke.cancel') continue;
        actEarly(strokes, input);
        // The app has another event for a press during a stroke.
        if (input.type === 'stroke.start' && isPainting) app.release();
        isPainting = input.type === 'stroke.start' || (isPainting && input.type === 'stroke.move');
        app.send(
          input.type === 'stroke.start'
            ? { ...input, button: input.color === 'dark' ? 'primary' : 'secondary' }
            : input,
        );
      }
      strokes.end();
      app.release();
      if (takenAfter >= acts.length) handOver(strokes, later);

      app.expectGrid(drawn());
      later.expectGrid(drawn());
    }),
    fuzzed(200, 5000),
  );
});

it('are one step of the history each, in progress two', () => {
  const { strokes } = openEarly();
  strokes.press(0, 'dark');
  strokes.cross(1);
  strokes.end();
  strokes.press(8, 'light');
  strokes.cross(9);
  const board = new TestBoard(PUZZLE);
  handOver(strokes, board);
  board.expectGrid('bbBn/nW.n/wwnn').expectUndoSteps(2);

  strokes.cross(10);
  strokes.end();
  board.expectGrid('bbBn/nW.n/wwwn').expectUndoSteps(3);
});

it('give a begun board the colors that they showed, whatever color is chosen', () => {
  for (const chosen of ['dark', 'light'] as const) {
    const { strokes } = openEarly();
    strokes.press(0, 'dark');
    strokes.cross(1);
    const board = new TestBoard(['bnBn', 'nW.n', 'nnnn'].join('/'), chosen);
    handOver(strokes, board, chosen);
    board.expectGrid('bbBn/nW.n/nnnn').expectUndoSteps(1);

    strokes.end();
    strokes.press(1, 'dark'); // takes its color back
    strokes.end();
    board.expectGrid('bnBn/nW.n/nnnn').expectUndoSteps(2);
  }
});

it('leave givens, and what is no cell, alone', () => {
  const onColor = vi.fn();
  const strokes = new EarlyStrokes(readOpenCells(LETTERS, ''), onColor);
  for (const at of [2, 5, 6, WIDTH * WIDTH]) strokes.press(at, 'dark');
  strokes.end();
  const receive = vi.fn();
  strokes.handOver(receive);

  expect(onColor).not.toHaveBeenCalled();
  expect(receive).not.toHaveBeenCalled();
});
