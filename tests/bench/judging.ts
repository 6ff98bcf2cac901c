import { randomFrom } from '#base/random.ts';
import { advance, makeBoard } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { parseGridText } from '#engine/codec/gridText.ts';
import { paintCells } from '#engine/edit/edit.ts';
import type { Color, Grid } from '#engine/grid/grid.ts';
import { english } from '#texts/english.ts';
import type { Bench } from './Bench.ts';

const COLORS: Readonly<Record<string, Color>> = { b: 'dark', w: 'light', n: 'gray' };

const RULES = [
  'connect_all,color=dark',
  'ban_pattern,pattern=2x2&#124;T2&#58;bbbb',
  'region_area,color=light,size=7',
  'cell_count,color=dark,count=400',
  'same_shape,color=light',
  'symbols_per_region,count=1,color=light,comparison=ge',
];

/** Settings of the symbols that are strewn over a board, in turn. */
const SYMBOLS = [
  'number,number=5',
  'letter,letter=A',
  'viewpoint,number=4',
  'dart,number=3,orientation=right',
  'galaxy',
  'lotus,orientation=up',
  'myopia,diagonals=0,directions=ur',
  'minesweeper,number=3',
  'focus,deadEnd=0,number=2',
  'house,number=2',
];

/**
 * A board with every kind of clue, as far as `colors` has them: the part of gray cells falls with
 * its letters.
 */
function cluesOn(size: number, clues: number, colors: string): Grid {
  const random = randomFrom(size * 7 + clues);
  const below = (limit: number) => Math.floor(random() * limit);
  const tiles = Array.from({ length: size * size }, () => colors.charAt(below(colors.length)));
  const symbols = Array.from({ length: clues - RULES.length }, (_, i) => {
    const [id = '', ...fields] = (SYMBOLS[i % SYMBOLS.length] ?? '').split(',');
    return [id, `x=${below(size)}`, `y=${below(size)}`, ...fields].join(',');
  });
  const text = `T${size}:${tiles.join('')}|S${symbols.join(':')}|R${RULES.join(':')}`;
  const grid = parseGridText(text);
  if (!grid.ok) throw new Error(english.say(grid.error.message));
  return grid.value;
}

/** Paints a random cell each time, and judges what follows from it. */
function strokes(size: number, clues: number, colors: string): () => unknown {
  const random = randomFrom(size);
  let grid = cluesOn(size, clues, colors);
  let board = makeBoard(grid);
  let judgement = judge(board, null);
  const other = (color: Color) => {
    for (;;) {
      const next = COLORS[colors.charAt(Math.floor(random() * colors.length))] ?? 'gray';
      if (next !== color) return next;
    }
  };
  return () => {
    const cell = Math.floor(random() * size * size);
    const color = other(grid.tiles[cell]?.color ?? 'gray');
    grid = paintCells(grid, [cell], color);
    board = advance(board, grid, [cell]);
    judgement = judge(board, null, { judgement });
    return judgement;
  };
}

const BOARDS = [
  { size: 10, clues: 30 },
  { size: 30, clues: 100 },
  { size: 100, clues: 1000 },
];
const FILLINGS = [
  { filling: 'nearly empty', colors: 'nnnnnnnnbw' },
  { filling: 'half full', colors: 'nnbw' },
  { filling: 'nearly full', colors: 'bwbwbwbwbwn' },
];

/** Judging after a stroke, and from nothing. */
export const judgingBenches: readonly Bench[] = BOARDS.flatMap(({ size, clues }) => [
  ...FILLINGS.map(({ filling, colors }): Bench => ({
    name: `Judge a stroke, ${size} x ${size}, ${clues} clues, ${filling}`,
    budgetMs: size === 30 ? 1 : null,
    prepare: () => strokes(size, clues, colors),
  })),
  {
    name: `Judge ${size} x ${size} with ${clues} clues from nothing`,
    budgetMs: null,
    prepare() {
      const grid = cluesOn(size, clues, 'nnbw');
      return () => judge(makeBoard(grid), null);
    },
  },
]);
