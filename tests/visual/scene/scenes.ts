import type { BoardMark } from '#engine/canvas/scene/BoardViewModel.ts';
import { type Example, exampleGrid } from '#engine/clues/Example.ts';
import type { State } from '#engine/clues/verdict.ts';
import type { Topology } from '#engine/grid/board.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';
import type { AssistantFindings } from '#engine/picture/drawAssistance.ts';
import type { WalkedMarks } from '#engine/picture/drawHint.ts';
import { litOnly, type HintMarks } from '#engine/picture/hintMarks.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import { orderMarks, trialMarks } from '#ui/board/boardMarks.ts';
import type { Cell, SymbolInstance } from '#engine/grid/grid.ts';

/** A board to be looked at. */
export interface Scene {
  readonly example: Example;
  readonly topology?: Topology;
  /** States of symbols that are not open, by id, parallel to the example's list. */
  readonly states?: Readonly<Record<string, readonly State[]>>;
  readonly errors?: readonly Cell[];
  readonly focus?: Cell;
  readonly highlight?: readonly Cell[];
  readonly separateTiles?: boolean;
  /** The cells at which clues are asked what they count. */
  readonly counted?: readonly Cell[];
  readonly foreseen?: readonly Cell[];
  readonly preview?: BoardPreview;
  readonly assistant?: AssistantFindings;
  readonly hint?: HintMarks;
  /** The cells and clue of the selected line of its reason. */
  readonly walked?: WalkedMarks;
  readonly final?: State;
  readonly marks?: readonly BoardMark[];
}

function symbol(
  id: string,
  x: number,
  y: number,
  params: SymbolInstance['params'],
): SymbolInstance {
  return { id, at: { x, y }, params };
}

const EMPTY = 'n'.repeat(30);

const SYMBOLS: readonly (readonly [id: string, params: SymbolInstance['params']])[] = [
  ['number', { number: 7 }],
  ['number', { number: 12 }],
  ['number', { number: 123 }],
  ['letter', { letter: 'A' }],
  ['every_letter', { letter: 'A' }],
  ['viewpoint', { number: 5 }],
  ['dart', { orientation: 'right', number: 3 }],
  ['dart', { orientation: 'up', number: 2 }],
  ['dart', { orientation: 'down-left', number: 4 }],
  ['galaxy', {}],
  ['lotus', { orientation: 'up' }],
  ['lotus', { orientation: 'up-right' }],
  ['minesweeper', { number: 3 }],
  ['focus', { number: 2 }],
  ['house', { number: 2 }],
  ['myopia', { diagonals: false, directions: ['up', 'right'] }],
  ['myopia', { diagonals: true, directions: ['up', 'left', 'down-right'] }],
  ['myopia', { diagonals: false, directions: [] }],
  ['custom_text', { description: '', text: 'fa' }],
  ['hidden', {}],
];

/** Every symbol on every color and on a given, open, satisfied and in error by turns. */
function symbolSheet(): Scene {
  const rows = ['w', 'b', 'n', 'W', 'B', 'N'];
  const states: Record<string, State[]> = {};
  const symbols = rows.flatMap((_, y) =>
    SYMBOLS.map(([id, params], x) => {
      const turns: readonly State[] = ['incomplete', 'satisfied', 'error'];
      (states[id] ??= []).push(turns[(x + y) % 3] ?? 'incomplete');
      return symbol(id, x, y, params);
    }),
  );
  const tiles = rows.map((letter) => letter.repeat(SYMBOLS.length)).join('/');
  return { example: { tiles, symbols }, states, separateTiles: true };
}

const BADGE: Glyph = [
  { kind: 'path', d: 'M.5 .3V.7M.3 .5H.7', stroke: 0.06 },
  { kind: 'path', d: 'M.5 .2A.3 .3 0 1 1 .499 .2Z', stroke: 0.05 },
];

/** A small board with a tool over it. */
function previewed(preview: BoardPreview): Scene {
  const symbols = [symbol('number', 0, 0, { number: 4 })];
  return { example: { tiles: 'wbnn/nnbn/wwnb', symbols }, preview };
}

/** A small board with what the live assistant shows. */
function assisted(assistant: Partial<AssistantFindings>): Scene {
  const symbols = [
    symbol('number', 0, 0, { number: 4 }),
    symbol('number', 2, 0, { number: 5 }),
    symbol('letter', 1, 2, { letter: 'A' }),
  ];
  const nothing = { follows: [], differing: [], redundant: [], clashing: [], inHand: null };
  return {
    example: { tiles: 'Wnnn/bn.n/nnnB', symbols },
    assistant: { ...nothing, ...assistant },
  };
}

/** A board with every role of a hint on it, in the colors of `tiles`. */
function hinted(hint: Partial<HintMarks>, walked?: WalkedMarks): Scene {
  const symbols = [
    symbol('viewpoint', 1, 1, { number: 4 }),
    symbol('number', 3, 2, { number: 3 }),
    symbol('letter', 0, 3, { letter: 'A' }),
    symbol('number', 2.5, 0, { number: 9 }),
  ];
  return {
    example: { tiles: 'bnwn/nwwn/bbnn/nbnW', symbols },
    hint: { ...litOnly([]), ...hint },
    ...(walked && { walked }),
  };
}

const BY_SIGHT: Partial<HintMarks> = {
  lit: [5, 6, 7, 9, 13],
  clues: [{ x: 1, y: 1 }],
  facts: [
    { cell: 6, color: 'light', isWall: false },
    { cell: 9, color: 'dark', isWall: true },
  ],
  targets: [{ cell: 7, color: 'light' }],
  paths: [
    [
      { x: 1.5, y: 1.5 },
      { x: 3.5, y: 1.5 },
    ],
  ],
};

const CORNER = 'wnnb/bwnn/nbwb';

function wrapped(topology: Topology): Scene {
  const symbols = [
    symbol('number', 0, 0, { number: 4 }),
    symbol('dart', 3, 2, { orientation: 'up', number: 2 }),
    symbol('letter', 1.5, 2, { letter: 'F' }),
  ];
  return { example: { tiles: CORNER, symbols }, topology };
}

/** Every scene by name. */
export const scenes: Readonly<Record<string, Scene>> = {
  lamplighter: {
    example: {
      tiles: 'Wwwwwbbn/BbBwbbbn/bwwbbWbn/bBwbwwBb/nbw.wbbn/nbnnnBnn/nbnbnnnn/nnnnnnnn',
      connections: '......../......../......../......../......../......aa/.......a/........',
      zones: 'bbbbbbbb/bbbbbbbb/bbbbbbbb/bbbbbbbb/abbbbbbb/abbbbbbb/aaabbbbb/aaabbbbb',
      symbols: [
        symbol('number', 0, 0, { number: 6 }),
        symbol('number', 4, 4, { number: 5 }),
        symbol('number', 7, 6, { number: 5 }),
        symbol('letter', 1, 2, { letter: 'A' }),
        symbol('letter', 2, 4, { letter: 'A' }),
        symbol('letter', 5, 2, { letter: 'B' }),
        symbol('dart', 0, 1, { orientation: 'right', number: 2 }),
        symbol('minesweeper', 2, 1, { number: 6 }),
        symbol('house', 7, 0, { number: 2 }),
        symbol('house', 7, 2, { number: 2 }),
        symbol('focus', 1, 3, { number: 2 }),
        symbol('viewpoint', 6, 3, { number: 5 }),
        symbol('galaxy', 0, 5.5, {}),
        symbol('lotus', 3.5, 7, { orientation: 'up' }),
        symbol('myopia', 5, 5, { diagonals: false, directions: ['left', 'right'] }),
      ],
    },
    states: {
      number: ['satisfied', 'incomplete', 'incomplete'],
      minesweeper: ['satisfied'],
      focus: ['satisfied'],
      viewpoint: ['error'],
    },
    errors: [30],
    focus: 44,
  },
  wrap: {
    example: {
      tiles: 'bbWbbbb/bwwbwwB/wwbbwbb/bbbWwbw/bwbbbbw/bwwwbww/Bbbwbnn',
      symbols: [
        symbol('number', 2, 0, { number: 5 }),
        symbol('letter', 5, 0, { letter: 'F' }),
        symbol('letter', 0, 2, { letter: 'J' }),
        symbol('letter', 1, 4, { letter: 'R' }),
        symbol('lotus', 1, 1, { orientation: 'up-right' }),
        symbol('house', 4, 1, { number: 1 }),
        symbol('dart', 6, 1, { orientation: 'left', number: 4 }),
        symbol('viewpoint', 3, 3, { number: 2 }),
        symbol('galaxy', 2, 5, {}),
        symbol('focus', 0, 6, { number: 3 }),
      ],
    },
    topology: { horizontal: 'wrap', vertical: 'wrap-reverse' },
    states: { number: ['satisfied'], dart: ['satisfied'], viewpoint: ['satisfied'] },
  },
  marks: {
    example: {
      tiles: 'bbwwnn/bbwWnn/.bwwn./b.wnnn/bwbnnn/bbbnNN',
      connections: 'aa..../a...../...b../...bbb/.....b/......',
      symbols: [
        symbol('number', 2.5, 1.5, { number: 12 }),
        symbol('number', 4, 4, { number: 123 }),
      ],
    },
    errors: [0, 1, 6, 14, 15, 20],
    highlight: [22, 23, 28, 29],
    focus: 35,
  },
  separate: {
    example: {
      tiles: 'bbww/bbww/nnbw/nnww',
      connections: 'aa../..../bb../b...',
    },
    separateTiles: true,
  },
  'wrap both': wrapped({ horizontal: 'wrap', vertical: 'wrap' }),
  'wrap one': wrapped({ horizontal: 'wrap-reverse', vertical: 'none' }),
  'wrap reflected': wrapped({ horizontal: 'reflect-reverse', vertical: 'reflect-reverse' }),
  symbols: symbolSheet(),
  'symbols everywhere': {
    example: {
      tiles: 'wwbbnn/wwbbnn/bnnwWN/bnnwbw',
      symbols: [
        symbol('custom_text', 0, 0, { description: '', text: 'two\nlines', rotation: 0 }),
        symbol('custom_text', 2, 0, { description: '', text: 'end', rotation: 90 }),
        symbol('custom_icon', 4, 0, { description: '', icon: 'MdAcUnit', rotation: 0 }),
        symbol('custom_icon', 5, 0, { description: '', icon: 'MdAccessTime', rotation: 90 }),
        symbol('letter', 1, 1, { letter: 'Ж' }),
        symbol('letter', 2.5, 1, { letter: 'Ω' }),
        symbol('letter', 4, 1.5, { letter: 'ß' }),
        symbol('galaxy', 1.5, 0.5, {}),
        symbol('lotus', 3.5, 0.5, { orientation: 'up-left' }),
        symbol('number', 0.5, 2.5, { number: 12345 }),
        symbol('number', 2, 2.5, { number: 8 }),
        symbol('letter', 4, 2, { letter: 'Ł' }),
        symbol('letter', 5, 2, { letter: 'Ế' }),
        symbol('hidden', 3, 3, {}),
        symbol('house', 5, 3, { number: 10 }),
      ],
    },
  },
  'counted lines': {
    example: {
      tiles: 'nnnnbn/nnwnnw/nwwwnn/nnwbnb/nnnnnn/bnnbnn',
      symbols: [symbol('viewpoint', 2, 2, { number: 7 })],
    },
    counted: [14],
  },
  'counted through the rim': {
    example: {
      tiles: 'nnnnn/wnwnn/nnwbn/nnnnb',
      symbols: [symbol('viewpoint', 2, 1, { number: 7 })],
    },
    topology: { horizontal: 'wrap', vertical: 'none' },
    counted: [7],
  },
  'counted in all': {
    example: {
      tiles: 'nnbn/wwbn/nnbb/nnwn',
      symbols: [
        symbol('number', 0.5, 1, { number: 4 }),
        symbol('focus', 2, 1, { number: 2 }),
        symbol('minesweeper', 3, 3, { number: 3 }),
        symbol('dart', 0, 0, { orientation: 'right', number: 1 }),
        symbol('house', 0, 3, { number: 2 }),
      ],
    },
    counted: [0, 4, 6, 12, 15],
  },
  'play marks': {
    example: { tiles: 'bbww/bnnw/nn.w/bWnn', symbols: [symbol('number', 0, 0, { number: 3 })] },
    final: 'error',
    errors: [4],
    foreseen: [5, 4, 6],
    marks: [...orderMarks([0, 1, 2, 12], 4), ...trialMarks(new Map([[3, 1]]), 4)],
  },
  'a hint: where': hinted({ lit: [5], clues: [{ x: 1, y: 1 }] }),
  'a hint: which cell': hinted({ ...BY_SIGHT, targets: [{ cell: 7, color: null }] }),
  'a hint: why': hinted(BY_SIGHT, { cells: [6], clue: null }),
  'a hint: a supposition': hinted({
    lit: [1, 3, 5, 6, 7, 11, 15],
    clues: [{ x: 3, y: 2 }],
    facts: [{ cell: 6, color: 'light', isWall: false }],
    targets: [
      { cell: 1, color: 'light', role: 'supposed' },
      { cell: 2, color: 'dark' },
    ],
    ghosts: [
      { cell: 3, color: 'dark', number: '1' },
      { cell: 7, color: 'light', number: '2' },
      { cell: 11, color: 'light', number: '12' },
    ],
    clash: [11, 15],
  }),
  'a hint: several cells': hinted({
    lit: [1, 3, 4],
    targets: [
      { cell: 1, color: 'dark', role: 'first' },
      { cell: 3, color: 'dark' },
      { cell: 4, color: 'light' },
    ],
  }),
  'a hint: a clue on an edge': hinted({
    lit: [2, 3],
    clues: [{ x: 2.5, y: 0, id: 'number' }],
    facts: [{ cell: 2, color: 'light', isWall: false }],
    targets: [{ cell: 3, color: 'light' }],
  }),
  'a hint: wrong cells': hinted({ lit: [0, 2, 9], wrong: [0, 2] }),
  /** One cell a role, on the same ground as far as that is possible. */
  'roles of a hint': {
    example: {
      tiles: 'bbbbb/nnnnn',
      symbols: [symbol('number', 3, 0, { number: 3 })],
    },
    hint: {
      ...litOnly([0, 1, 2, 3, 5, 6, 7, 8]),
      clues: [{ x: 3, y: 0 }],
      facts: [
        { cell: 1, color: 'dark', isWall: false },
        { cell: 2, color: 'dark', isWall: true },
      ],
      targets: [{ cell: 5, color: 'light' }],
      ghosts: [
        { cell: 6, color: 'dark', number: '1' },
        { cell: 7, color: 'light', number: '2' },
      ],
      wrong: [0],
    },
  },
  'solved ring': {
    example: { tiles: '.bww/bbww/bw.w/bww.' },
    final: 'satisfied',
  },
  'wrapped ring': {
    example: { tiles: 'bww/bbw/bww' },
    topology: { horizontal: 'wrap', vertical: 'none' },
    final: 'error',
  },
  'place a symbol': previewed({ kind: 'symbol', at: { x: 1, y: 1 }, glyph: BADGE, isTaken: false }),
  'place a symbol on an edge': previewed({
    kind: 'symbol',
    at: { x: 1.5, y: 1 },
    glyph: BADGE,
    isTaken: false,
  }),
  'place a symbol on a corner': previewed({
    kind: 'symbol',
    at: { x: 0.5, y: 1.5 },
    glyph: BADGE,
    isTaken: false,
  }),
  'meet a symbol': previewed({ kind: 'symbol', at: { x: 0, y: 0 }, glyph: BADGE, isTaken: true }),
  'meet a cell': previewed({ kind: 'cell', at: { x: 3, y: 2 } }),
  'join cells': previewed({ kind: 'gap', edge: { x1: 1, y1: 1, x2: 2, y2: 1 } }),
  'part cells': previewed({ kind: 'gap', edge: { x1: 3, y1: 0, x2: 3, y2: 1 } }),
  'what follows': assisted({
    follows: [
      { cell: 1, color: 'light' },
      { cell: 2, color: 'dark' },
      { cell: 3, color: 'dark' },
      { cell: 4, color: 'dark' },
      { cell: 9, color: 'light' },
    ],
  }),
  'where solutions differ': assisted({ differing: [1, 4, 5, 7] }),
  'clues that could go': assisted({
    redundant: [
      { x: 0, y: 0 },
      { x: 1, y: 2 },
    ],
  }),
  'a clash': assisted({ clashing: [{ x: 2, y: 0 }], inHand: { x: 3, y: 0 } }),
  'a clash from afar': assisted({
    clashing: [
      { x: 2, y: 0 },
      { x: 1, y: 2 },
    ],
    inHand: { x: 3, y: 1 },
  }),
  'a broken puzzle': assisted({
    clashing: [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
    ],
  }),
  'select cells': previewed({ kind: 'selection', from: { x: 3, y: 2 }, to: { x: 1, y: 0 } }),
  'paste cells': previewed({
    kind: 'paste',
    at: { x: 1, y: 1 },
    grid: exampleGrid({ tiles: 'bwn/w.b' }),
    symbols: [
      { at: { x: 0, y: 0 }, glyph: BADGE },
      { at: { x: 1, y: 0 }, glyph: BADGE },
    ],
  }),
  'insert a row': previewed({ kind: 'insert', axis: 'row', index: 1 }),
  'insert a last column': previewed({ kind: 'insert', axis: 'column', index: 4 }),
  'remove a column': previewed({ kind: 'remove', axis: 'column', index: 2 }),
  'grow and shrink': previewed({ kind: 'size', width: 6, height: 2 }),
  'grow to the left and upwards': previewed({
    kind: 'size',
    width: 6,
    height: 4,
    anchor: { x: 'end', y: 'end' },
  }),
  'grow and shrink about the middle': previewed({
    kind: 'size',
    width: 2,
    height: 5,
    anchor: { x: 'middle', y: 'middle' },
  }),
  large: {
    example: { tiles: Array.from({ length: 30 }, () => EMPTY).join('/') },
  },
};
