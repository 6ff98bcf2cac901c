import type { SupposedChain } from '#engine/explain/Step.ts';
import { expect } from 'vitest';
import type { Cell } from '#engine/grid/grid.ts';
import type { Printed, SentenceBoard } from './SentenceBoard.ts';

/** Compares the words of one kind of sentence with the board. */
type Check = (board: SentenceBoard, ...words: readonly string[]) => void;

const sorted = (cells: Iterable<Cell>) => [...cells].sort((a, b) => a - b);

/** Expects these cells to be all cells of the step. */
function expectCells(board: SentenceBoard, cells: Iterable<Cell>): void {
  expect(sorted(cells)).toEqual(sorted(board.cells));
}

function onlySymbol(board: SentenceBoard, value: string): Printed {
  const found = board.printing(value);
  expect(found).toHaveLength(1);
  const [symbol] = found;
  if (!symbol) throw new Error(`nothing prints ${value}`);
  return symbol;
}

/** Expects the words for the cells of a step to be right. */
function expectRest(board: SentenceBoard, words: string, rest: Iterable<Cell>): void {
  const all = new Set(rest);
  if (words.startsWith('this cell')) expect(board.cells).toHaveLength(1);
  else expect(board.cells.length).toBeGreaterThan(1);
  for (const cell of board.cells) expect(all).toContain(cell);
  if (!words.startsWith('th') || words.startsWith('the rest')) expectCells(board, all);
}

/** The empty cells that a symbol counts. */
function openOf(board: SentenceBoard, symbol: Printed): readonly Cell[] {
  return board.counted(symbol).filter((it) => board.shown.get(it) === 'gray');
}

const checkFull: Check = (board, value = '', count = '', of = '', rest = '', color = '') => {
  const symbol = onlySymbol(board, value);
  const number = count === 'no' ? 0 : Number(count);
  expect(number).toBe(Number(value));
  expect(board.countedColor(symbol, board.shown)).toBe(of);
  expect(board.countOf(symbol, board.shown)[0]).toBe(number);
  expect(color).not.toBe(of);
  expectRest(board, rest, openOf(board, symbol));
};

const checkLeft: Check = (board, ...words) => {
  const [value = '', more = '', left = '', of = '', places = '', color = ''] = words;
  const symbol = onlySymbol(board, value);
  const [has] = board.countOf(symbol, board.shown);
  expect(color).toBe(of);
  expect(board.countedColor(symbol, board.shown)).toBe(of);
  expect(has + Number(left)).toBe(Number(value));
  expect(places).toBe(left === '1' ? 'one place' : `${left} places`);
  expect(more !== '').toBe(has > 0);
  expect(board.cells).toHaveLength(Number(left));
  expectCells(board, openOf(board, symbol));
};

const checkOff: Check = (board, value = '', off = '', low = '', high = '', number = '') => {
  const symbol = onlySymbol(board, value);
  expect(board.rules('off_by_x').map((it) => it['number'])).toEqual([Number(off)]);
  expect([Number(low), Number(high)]).toEqual([
    Number(value) - Number(off),
    Number(value) + Number(off),
  ]);
  const [least, most] = board.countOf(symbol, board.shown);
  const possible = [low, high].filter((it) => Number(it) >= least && Number(it) <= most);
  expect(possible).toEqual([number]);
};

const checkSight: Check = (board, value = '', number = '', ways = '') => {
  const symbol = onlySymbol(board, value);
  expect(number).toBe(value);
  expect(board.countOf(symbol, board.shown)[0]).toBe(Number(value));
  expect(board.shown.get(symbol.home)).toBe(board.other);
  expect(ways === 'this').toBe(board.cells.length === 1);
  expectCells(board, board.viewEnds(symbol));
};

/** The area that a sentence is about, by the number printed on its symbol, or by a rule. */
function areaOf(board: SentenceBoard, value: string, color: string): ReadonlySet<Cell> {
  if (value === 'dark' || value === 'light') {
    expect(value).toBe(color);
    const { cause } = board.step;
    if (cause.type !== 'region') throw new Error('no area');
    return board.area(cause.cell, board.shown);
  }
  const { home } = onlySymbol(board, value);
  expect(board.shown.get(home)).toBe(color);
  return board.area(home, board.shown);
}

function sizeInWords(words: string): number {
  return words === 'one cell' ? 1 : Number.parseInt(words);
}

const checkFullArea: Check = (board, value = '', words = '', rest = '') => {
  const area = areaOf(board, value, board.other);
  expect(area.size).toBe(sizeInWords(words));
  if (!/\D/.test(value)) expect(area.size).toBe(Number(value));
  else expect(board.rules('region_area').map(({ size }) => size)).toEqual([area.size]);
  expectRest(board, rest, board.openAround(area));
};

/** Expects an area to grow only through the cells of the step. */
function expectOnlyWay(board: SentenceBoard, area: ReadonlySet<Cell>): void {
  let grown = area;
  for (const left = new Set(board.cells); left.size > 0;) {
    const exits = board.openAround(grown);
    expect(exits.size).toBe(1);
    const [exit = -1] = exits;
    expect(left.delete(exit)).toBe(true);
    const isOwn = (it: Cell) => board.shown.get(it) === board.color;
    grown = board.flood([...grown, exit], (it) => grown.has(it) || isOwn(it));
  }
}

const checkExit: Check = (board, value = '', left = '', which = '') => {
  const area = areaOf(board, value, board.color);
  expect(area.size + Number(left)).toBe(Number(value));
  expect(which === 'this is').toBe(board.cells.length === 1);
  expectOnlyWay(board, area);
};

const checkAnyExit: Check = (board, of = '', size = '') => {
  expect(of).toBe(board.color);
  expect(board.rules('region_area').map((it) => it['size'])).toEqual([Number(size)]);
  expectOnlyWay(board, areaOf(board, of, of));
};

const checkJoin: Check = (board, other = '', groups = '', counted = '', of = '', needed = '') => {
  const [cell = -1] = board.cells;
  expect(board.cells).toHaveLength(1);
  expect(other).toBe(board.other);
  const joined = board.neighbors(cell).filter((it) => board.shown.get(it) === other);
  const keys = joined.map((it) => Math.min(...board.area(it, board.shown)));
  expect(new Set(keys).size).toBe(groups === 'two' ? 2 : Number(groups));
  const area = board.area(cell, board.supposed(cell, board.shown));
  expect(area.size).toBe(Number(counted));
  expect(area.size).toBeGreaterThan(Number(needed));
  if (/^\d/.test(of)) {
    expect(of).toBe(needed);
    expect(area).toContain(onlySymbol(board, of).home);
  } else expect(board.rules('region_area').map(({ size }) => size)).toEqual([Number(needed)]);
};

const checkConnects: Check = (board, a = '', b = '') => {
  const alike = /^two (.+)s$/.exec(a)?.[1];
  const values = alike === undefined ? [a.replace('the ', ''), b] : [alike, alike];
  expect(board.printed.map(({ value }) => value)).toEqual(values);
  const [cell = -1] = board.cells;
  const area = board.area(cell, board.supposed(cell, board.shown));
  for (const { home } of board.printed) expect(area).toContain(home);
};

/** Number of cells that a number lacks to contain a cell. */
function shortage(board: SentenceBoard, { home, value }: Printed, target: Cell): number {
  const isOpen = (it: Cell) => board.shown.get(it) !== board.color;
  const isAlone = board.shown.get(home) === 'gray';
  let reached: ReadonlySet<Cell> = isAlone ? new Set([home]) : board.area(home, board.shown);
  const { size } = reached;
  for (let steps = 1; steps <= board.shown.size; steps++) {
    const next = new Set([...reached].flatMap((it) => [it, ...board.neighbors(it).filter(isOpen)]));
    if (next.has(target)) return size + steps - Number(value);
    reached = next;
  }
  return Infinity;
}

const checkFar: Check = (board, kind = '', value = '', place = '', distance = '') => {
  const numbers = board.printed.filter(({ id }) => id === 'number');
  expect(numbers).toEqual(board.printed);
  const all = [...board.grid.symbols.values()].flat();
  expect(kind === 'number').toBe(all.every(({ id }) => id === 'number'));
  const lacks = numbers.flatMap((it) => board.cells.map((cell) => shortage(board, it, cell)));
  expect(Math.min(...lacks)).toBeGreaterThan(0);
  if (value === '') return;
  const [nearest] = board.printing(value, place);
  if (!nearest) throw new Error('no nearest number');
  expect(shortage(board, nearest, board.cells[0] ?? -1)).toBe(Number(distance));
  expect(Math.min(...lacks)).toBe(Number(distance));
};

/** Number of neighboring pairs in an area. Across joined sides, a cell can be next to itself. */
function pairsIn(board: SentenceBoard, area: ReadonlySet<Cell>): number {
  const halves = [...area].flatMap((cell) =>
    board.neighbors(cell).flatMap((it) => (area.has(it) ? [it === cell ? 2 : 1] : [])),
  );
  return halves.reduce((sum, it) => sum + it, 0) / 2;
}

const checkLoop: Check = (board, _which, other = '') => {
  expect(other).toBe(board.other);
  for (const cell of board.cells) {
    const area = board.area(cell, board.supposed(cell, board.shown));
    expect(pairsIn(board, area)).toBeGreaterThanOrEqual(area.size);
  }
};

const checkRim: Check = (board, other = '') => {
  expect(other).toBe(board.other);
  expect(board.rules('connect_all').map((it) => it['color'])).toHaveLength(2);
};

const checkPair: Check = (board, _which, of = '') => {
  expect(of).toBe(board.other);
  for (const cell of board.cells)
    expect(board.neighbors(cell).some((it) => board.shown.get(it) === of)).toBe(true);
};

/** All rectangles of a size that contain a cell, in both directions. */
function rectangles(board: SentenceBoard, cell: Cell, a: number, b: number): Cell[][] {
  const { width } = board.grid;
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const sizes = [[a, b] as const, [b, a] as const];
  return sizes.flatMap(([wide, high]) =>
    Array.from({ length: wide * high }, (_, start) => {
      const [left, top] = [x - (start % wide), y - Math.floor(start / wide)];
      return Array.from({ length: wide * high }, (_it, index) =>
        board.cellAt(left + (index % wide), top + Math.floor(index / wide)),
      ).filter((it) => it !== undefined);
    }).filter((it) => it.length === wide * high),
  );
}

/** The rectangles of a size in which a cell is the only one without a color. */
function lastIn(board: SentenceBoard, of: string, cell: Cell, a: number, b: number): Cell[][] {
  return rectangles(board, cell, a, b).filter((cells) =>
    cells.every((it) => (it === cell) !== (board.shown.get(it) === of)),
  );
}

const checkLast: Check = (board, has = '', short = '', long = '', of = '') => {
  const [a, b] = [Number(short), Number(long)];
  expect(Number(has)).toBe(a * b - 1);
  expect(board.cells).toHaveLength(1);
  expect(lastIn(board, of, board.cells[0] ?? -1, a, b)).not.toEqual([]);
};

const checkEnds: Check = (board, has = '', of = '', size = '', which = '') => {
  expect(of).toBe(board.other);
  expect(Number(has)).toBe(Number(size) - 1);
  expect(board.cells).toHaveLength(which === 'this cell is' ? 1 : 2);
  const rests = board.cells.map((cell) =>
    lastIn(board, of, cell, 1, Number(size)).flatMap((cells) => {
      const at = cells.indexOf(cell);
      return at === 0 || at === cells.length - 1 ? [sorted(cells.filter((it) => it !== cell))] : [];
    }),
  );
  const [first = [], ...others] = rests;
  expect(first).not.toEqual([]);
  for (const other of others) expect(other).toEqual(expect.arrayContaining(first));
};

const checkGap: Check = (board, has = '', of = '', size = '') => {
  expect(Number(has)).toBe(Number(size) - 1);
  expect(board.cells).toHaveLength(1);
  expect(lastIn(board, of, board.cells[0] ?? -1, 1, Number(size))).not.toEqual([]);
};

/** The cells from which one can go to a cell without it, if the cells of a step get a color. */
function withoutStep(board: SentenceBoard, from: Iterable<Cell>, of: string): ReadonlySet<Cell> {
  const wall = of === 'dark' ? 'light' : 'dark';
  const isClosed = new Set(board.cells);
  return board.flood(from, (it) => !isClosed.has(it) && board.shown.get(it) !== wall);
}

const checkLink: Check = (board, of = '', _which, _count, place = '') => {
  expect(of).toBe(board.color);
  const own = [...board.shown].flatMap(([cell, color]) => (color === of ? [cell] : []));
  const side = place === '' ? own.slice(0, 1) : board.cellsIn(place);
  for (const cell of side) expect((place === '' ? board.shown : board.known).get(cell)).toBe(of);
  const beyond = withoutStep(board, side, of);
  expect(own.some((cell) => !beyond.has(cell))).toBe(true);
};

const checkWalled: Check = (board, of = '') => {
  expect(of).toBe(board.other);
  for (const cell of board.cells) {
    const reached = board.flood([cell], (it) => board.shown.get(it) !== board.color);
    const own = [...board.shown].flatMap(([it, color]) => (color === of ? [it] : []));
    expect(own.length).toBeGreaterThan(0);
    expect(own.some((it) => reached.has(it))).toBe(false);
  }
};

const checkImage: Check = (board, _kind, place = '') => {
  const [image = -1] = board.cellsIn(place);
  expect(board.shown.get(image)).toBe(board.color);
  expectImage(board, image);
};

const checkTwinImage: Check = (board, _kind, place = '', other = '') => {
  const [image = -1] = board.cellsIn(place);
  expect(board.shown.get(image)).toBe(board.other);
  expect(other).toBe(board.other);
  expectImage(board, image);
};

/** Expects a cell to be the image of the cell of the step. */
function expectImage(board: SentenceBoard, image: Cell): void {
  const [symbol] = board.printed;
  const [cell = -1] = board.cells;
  if (!symbol) throw new Error('no center');
  const { width } = board.grid;
  const at = (it: Cell) => [(it % width) - symbol.x, Math.floor(it / width) - symbol.y] as const;
  const [[x, y], [x2, y2]] = [at(cell), at(image)];
  const isOpposite = x === -x2 && y === -y2;
  const isMirrored =
    Math.hypot(x, y) === Math.hypot(x2, y2) &&
    (x === x2 || y === y2 || (x === y2 && y === x2) || (x === -y2 && y === -x2));
  expect(symbol.id === 'galaxy' ? isOpposite : isMirrored).toBe(true);
}

/** Expects one number to need all cells that it does not share with the other one. */
const checkCounts: Check = (board, ...words) => {
  const [a = '', more = '', of = '', b = '', places = '', ownOf = ''] = words;
  const [first, second] = [onlySymbol(board, a), onlySymbol(board, b)];
  expect(Number(a) - Number(b)).toBe(Number(more));
  expect(places).toBe(more === '1' ? 'one place' : `${more} places`);
  const inBoth = new Set(board.counted(second));
  const alone = board.counted(first).filter((it) => !inBoth.has(it));
  const ofSecond = board.counted(second).filter((it) => !board.counted(first).includes(it));
  const possible = alone.filter((it) => ['gray', of].includes(board.shown.get(it) ?? ''));
  expect(possible).toHaveLength(Number(more));
  expect(ofSecond.some((it) => board.shown.get(it) === of)).toBe(false);
  for (const symbol of [first, second]) expect(board.countedColor(symbol, board.shown)).toBe(of);
  const cells = ownOf === '' ? alone : ofSecond;
  expect(board.color === of).toBe(ownOf === '');
  if (ownOf !== '') expect(ownOf).toBe(b);
  for (const cell of board.cells) expect(cells).toContain(cell);
};

/** Expects one cell to join the areas of two symbols. */
const checkAreasJoin: Check = (board, a = '', b = '', of = '') => {
  checkConnects(board, a, b);
  expect(of).toBe(board.other);
  expect(board.rules('symbols_per_region').map(({ color, count }) => [color, count])).toEqual([
    [of, 1],
  ]);
};

const checkNoSymbol: Check = (board, of = '', kind = '') => {
  expect(of).toBe(board.color);
  const symbols = [...board.grid.symbols.values()].flat();
  expect(kind === 'number').toBe(symbols.every(({ id }) => id === 'number'));
  const { cause } = board.step;
  const [cell = -1] = board.cells;
  if (cause.type !== 'touch') throw new Error('no area');
  const area = board.area(cause.cell, board.shown);
  const without = board.supposed(cell);
  const isFree = (it: Cell) => without.get(it) !== board.other;
  const reached = board.flood([cause.cell], isFree);
  const homes = symbols.map(({ at }) => board.cellAt(Math.floor(at.x), Math.floor(at.y)) ?? -1);
  expect(homes.some((it) => area.has(it) || reached.has(it))).toBe(false);
};

const checkNoImage: Check = (board, kind = '', _which, state = '') => {
  const [symbol] = board.printed;
  const [cell = -1] = board.cells;
  expect(symbol?.id).toBe(kind);
  if (symbol?.id !== 'galaxy') return;
  const { width } = board.grid;
  const image = board.cellAt(
    2 * symbol.x - (cell % width),
    2 * symbol.y - Math.floor(cell / width),
  );
  if (state === 'off the board') expect(image).toBeUndefined();
  else expect(board.shown.get(image ?? -1)).toBe(board.color);
};

const checkAnswers: Check = (board, verb = '', clue = '') => {
  const { length } = board.step.clues;
  const several = clue === 'both clues' ? 2 : Number(/^these (\d+) clues$/.exec(clue)?.[1] ?? 1);
  expect(several).toBe(length);
  if (verb === 'complete' && several === 1) onlySymbol(board, clue.replace(/^this /, ''));
};

const COLOR = '(dark|light)';
const CELL = '(this cell is|these cells are)';
const SO = `(?: So (?:it’s|they’re) ${COLOR}\\.)`;

/** Sentences about all cells of a step, with the comparison of each. */
const REASONS: readonly (readonly [pattern: RegExp, check: Check])[] = [
  [
    new RegExp(`^This (\\S+) needs (no) ${COLOR} cells, so (.+?) (?:is|are) ${COLOR}\\.$`),
    checkFull,
  ],
  [
    new RegExp(
      `^This (\\S+) already has its (\\d+) ${COLOR} cells?, so (.+?) (?:is|are) ${COLOR}\\.$`,
    ),
    checkFull,
  ],
  [
    new RegExp(
      `^This (\\S+) (?:needs|(still) needs) (\\d+)(?: more)? ${COLOR} cells?, and there(?:’s| are) only (one place|\\d+ places) for .+ So .+ ${COLOR}\\.$`,
    ),
    checkLeft,
  ],
  [
    new RegExp(
      `^This (\\S+) is off by (\\d+), so it means (\\d+) or (\\d+)\\. Only (\\d+) is still possible, so ${CELL} ${COLOR}\\.$`,
    ),
    checkOff,
  ],
  [
    new RegExp(
      `^This (\\S+) already sees (\\d+) cells?, so the next cell in (this|every) direction is ${COLOR}\\.$`,
    ),
    checkSight,
  ],
  [
    new RegExp(
      `^This (\\d+|dark area|light area) already has its (one cell|\\d+ cells), so (.+?) (?:is|are) ${COLOR}\\.$`,
    ),
    (board, value = '', ...words) => checkFullArea(board, value.replace(' area', ''), ...words),
  ],
  [
    new RegExp(
      `^This (\\d+) still needs (\\d+) more cells?, and (this is|these are) its only way to grow\\.${SO}$`,
    ),
    checkExit,
  ],
  [
    new RegExp(
      `^Every ${COLOR} area has (\\d+) cells?, and this one can grow only through (?:this cell|these cells)\\.${SO}$`,
    ),
    checkAnyExit,
  ],
  [
    new RegExp(
      `^Painting this cell ${COLOR} would join (two|\\d+) groups into an area of (\\d+)\\. (?:This (\\d+) needs|Every ((?:dark|light) area) has) (\\d+), so this cell is ${COLOR}\\.$`,
    ),
    (board, other = '', groups = '', counted = '', own = '', any = '', needed = '') =>
      checkJoin(board, other, groups, counted, own === '' ? any : own, needed),
  ],
  [
    new RegExp(
      `^Painting this cell (?:dark|light) would connect (two \\S+|the \\S+)(?: and the (\\S+))?, but they belong to different areas\\.${SO}$`,
    ),
    checkConnects,
  ],
  [
    new RegExp(
      `^No (number|symbol) can reach this cell: even the nearest one, the (\\S+) in (row .+), is (\\d+) cells? short\\.${SO}$`,
    ),
    checkFar,
  ],
  [
    new RegExp(
      `^No (number|symbol) can reach these cells: even the nearest one is too far away\\.${SO}$`,
    ),
    (board, kind = '') => checkFar(board, kind),
  ],
  [
    new RegExp(
      `^Both colors are connected, so along the edge each forms a single stretch\\. Here ${COLOR} would form two, so ${CELL} ${COLOR}\\.$`,
    ),
    checkRim,
  ],
  [
    new RegExp(`^Painting (this cell|any of these cells) ${COLOR} would close a loop\\.${SO}$`),
    checkLoop,
  ],
  [
    new RegExp(`^(This cell is|These cells are) next to a ${COLOR} cell, and no two .+\\.${SO}$`),
    checkPair,
  ],
  [
    new RegExp(
      `^(\\d+) cells of this (\\d+)×(\\d+) (?:square|block) are ${COLOR}, so the last one is ${COLOR}\\.$`,
    ),
    checkLast,
  ],
  [
    new RegExp(
      `^(\\d+) ${COLOR} cells are (?:in a row|next to each other)\\. One more would make (\\d+) in a row, so (this cell is|both ends are) ${COLOR}\\.$`,
    ),
    checkEnds,
  ],
  [
    new RegExp(
      `^(\\d+) ${COLOR} cells have a gap of one cell between them\\. Filling the gap would make (\\d+) in a row, so this cell is ${COLOR}\\.$`,
    ),
    checkGap,
  ],
  [
    new RegExp(
      `^All ${COLOR} cells are connected, and ${CELL} the only link to the (?:dark|light) (cells?) in (row.+)\\.${SO}$`,
    ),
    checkLink,
  ],
  [
    new RegExp(
      `^All ${COLOR} cells are connected, and ${CELL} the only link between two groups of them\\.${SO}$`,
    ),
    (board, of = '') => checkLink(board, of),
  ],
  [
    new RegExp(
      `^A ${COLOR} cell here would be walled in, with no way to the other (?:dark|light) cells\\. So ${CELL} ${COLOR}\\.$`,
    ),
    checkWalled,
  ],
  [
    new RegExp(
      `^The (opposite|mirrored) cell, (row .+), is ${COLOR}, so this one is ${COLOR}, too\\.$`,
    ),
    checkImage,
  ],
  [
    new RegExp(
      `^This (?:galaxy|lotus) is between two areas, and the (opposite|mirrored) cell, (row .+), is ${COLOR}\\. So this one is ${COLOR}\\.$`,
    ),
    checkTwinImage,
  ],
  [
    new RegExp(
      `^This (\\S+) needs (\\d+) more ${COLOR} cells? than this (\\S+), and only (one place|\\d+ places) counts? for this \\1 but not for this \\4\\. So (?:this cell is|they’re all|(?:this cell|these cells), which only this (\\S+) counts, (?:is|are)) ${COLOR}\\.$`,
    ),
    checkCounts,
  ],
  [
    new RegExp(
      `^Painting this cell (?:dark|light) would join the areas of (two \\S+|the \\S+)(?: and the (\\S+))?, but each ${COLOR} area has only one symbol\\.${SO}$`,
    ),
    checkAreasJoin,
  ],
  [
    new RegExp(
      `^This ${COLOR} area has no (number|symbol) yet and can reach one only through this cell\\.${SO}$`,
    ),
    checkNoSymbol,
  ],
  [
    new RegExp(
      `^No (galaxy|lotus) can include this cell, because the (opposite|mirrored) cell is (off the board|already (?:dark|light))\\. So (?:it’s|this cell is) ${COLOR}\\.$`,
    ),
    checkNoImage,
  ],
  [
    new RegExp(
      `^Every ${COLOR} area contains the pattern, and without (?:this cell|these cells), an area would have no room for it\\.${SO}$`,
    ),
    (board, of = '') => expect(of).toBe(board.color),
  ],
  [
    new RegExp(
      `^Whichever way you (complete|satisfy) (.+), (?:this cell is|these cells are) always ${COLOR}\\.$`,
    ),
    checkAnswers,
  ],
  [
    new RegExp(
      `^There’s no short explanation for (?:this one|these)\\. In the solution, .+ ${COLOR}\\.$`,
    ),
    () => undefined,
  ],
  [
    new RegExp(
      `^There’s no short reason here\\. Trying (?:dark|light) in (?:this cell|these cells) fails after (\\d+) steps, so (?:it’s|they’re) ${COLOR}\\.$`,
    ),
    checkTrial,
  ],
];

/** The number of deductions of a trial, with the suppositions inside it. */
function checkTrial({ step }: SentenceBoard, steps = ''): void {
  const count = ({ links }: SupposedChain): number =>
    links
      .map(({ cells, inner }) => {
        const inside = inner ? count(inner) : 0;
        return (cells.length > 0 ? 1 : 0) + inside + (inside > 0 ? 1 : 0);
      })
      .reduce((sum, it) => sum + it, 0);
  expect(step.whatIf && count(step.whatIf)).toBe(Number(steps));
  expect(Number(steps)).toBeGreaterThan(12);
}

/**
 * Expects a sentence about all cells of a step to state what the board shows. Returns false for
 * other sentences.
 */
export function checkReason(text: string, board: SentenceBoard): boolean {
  for (const [pattern, check] of REASONS) {
    const match = pattern.exec(text);
    if (!match) continue;
    check(board, ...match.slice(1).map((it: string | undefined) => it ?? ''));
    expect(text).toMatch(new RegExp(`${board.color}(?:, too)?\\.$`));
    return true;
  }
  return false;
}
