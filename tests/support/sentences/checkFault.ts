import { expect } from 'vitest';
import type { SupposedChain } from '#engine/explain/Step.ts';
import type { Cell, Color } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { Printed, SentenceBoard } from './SentenceBoard.ts';

/** The beginning of a sentence about the fault of the other color, and its end. */
const INTRO =
  /^(?:(If|Without) (this cell|these cells|any of these cells|row \d+, column \d+)(?: were (?:dark|light))?|Try (dark|light) (here|in these cells|in row \d+, column \d+): (one step|\d+ steps) later), /;
const END =
  /\. So (?:it’s|they’re) (dark|light)(, and so are the others|, and the other cells follow from the same clues)?\.$/;
/** A symbol that prints a value, with its place if several do. */
const CLUE = 'this (.+?)(?: in (row \\d+, column \\d+(?: on its .+?)?))?';

/** The sentence about the fault, and the cells in which it would be. */
interface Fault {
  readonly board: SentenceBoard;
  /** Each of these cells alone would have the fault. */
  readonly cells: readonly Cell[];
  /** False at the end of a what-if, where the board is unknown. */
  readonly isExact: boolean;
}

type Colors = ReadonlyMap<Cell, Color>;
type Range = readonly [least: number, most: number];

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d+/g)].map(Number);
}

/** The counts that fulfill a symbol. */
function targetsOf(board: SentenceBoard, { id, number }: Printed): readonly number[] {
  const [off] = board.rules('off_by_x').map((it) => Number(it['number']));
  // No area is without cells.
  const least = id === 'number' ? 1 : 0;
  return off === undefined ? [number] : [number - off, number + off].filter((it) => it >= least);
}

function expectPrinted(
  board: SentenceBoard,
  value: string,
  place = '',
): readonly [Printed, ...Printed[]] {
  const [first, ...others] = board.printing(value, place === '' ? undefined : place);
  if (!first) throw new Error(`no symbol prints ${value}`);
  return [first, ...others];
}

/** A count in words, and the number that is needed. */
interface Counted {
  readonly number: number;
  readonly isMost: boolean;
  readonly needed: readonly number[];
}

/** Expects a count to miss the needed numbers, and to be the one of the board. */
function expectCount(
  { board, cells, isExact }: Fault,
  { number, isMost, needed }: Counted,
  rangesOf: readonly ((colors: Colors) => Range)[],
): void {
  if (isMost) expect(number).toBeLessThan(Math.min(...needed));
  else expect(number).toBeGreaterThan(Math.max(...needed));
  if (!isExact) return;
  const found = rangesOf.map((rangeOf) => {
    const ranges = cells.map((cell) => rangeOf(board.supposed(cell)));
    return isMost
      ? Math.max(...ranges.map(([, most]) => most))
      : Math.min(...ranges.map(([least]) => least));
  });
  expect(found).toContain(number);
}

/** The least and most that the area of a cell can have. */
function areaRange(board: SentenceBoard, cell: Cell, colors: Colors): Range {
  const own = colors.get(cell) ?? 'gray';
  if (own === 'gray') return [0, colors.size];
  const isFree = (it: Cell) => colors.get(it) === own || colors.get(it) === 'gray';
  return [board.area(cell, colors).size, board.flood([cell], isFree).size];
}

/** The least and most of a symbol's count. */
function symbolRange(board: SentenceBoard, symbol: Printed, colors: Colors): Range {
  if (symbol.id !== 'number') return board.countOf(symbol, colors);
  const { cause } = board.step;
  return areaRange(board, cause.type === 'region' ? cause.cell : symbol.home, colors);
}

/** The least and most cells of a color among some cells. */
function colorRange(cells: Iterable<Cell>, of: string, colors: Colors): Range {
  const all = [...cells].map((cell) => colors.get(cell));
  const least = all.filter((it) => it === of).length;
  return [least, least + all.filter((it) => it === 'gray').length];
}

type Check = (fault: Fault, ...words: readonly string[]) => void;

const checkCount: Check = (fault, value = '', place = '', bound = '', number = '', needs = '') => {
  const { board } = fault;
  const symbols = expectPrinted(board, value, place);
  const needed = targetsOf(board, symbols[0]);
  if (needs !== '') expect(numbersIn(needs)).toEqual(needed);
  const isMost = number === 'no' || /most|only/.test(bound);
  const counted = { number: number === 'no' ? 0 : Number(number), isMost, needed };
  expectCount(
    fault,
    counted,
    symbols.map((it) => (colors: Colors) => symbolRange(board, it, colors)),
  );
};

const checkTargets: Check = ({ board }, value = '', place = '', numbers = '') => {
  const [symbol] = expectPrinted(board, value, place);
  expect(numbersIn(numbers)).toEqual(targetsOf(board, symbol));
};

const checkPrinted: Check = ({ board }, value = '', place = '') => {
  if (/^\d+$/.test(value)) expectPrinted(board, value, place);
};

const checkAnyArea: Check = (fault, of = '', bound = '', number = '', size = '') => {
  const { board } = fault;
  const rules = board.rules('region_area').filter((it) => it['color'] === of);
  const sizes = rules.map((it) => Number(it['size']));
  expect(sizes).toEqual([Number(size)]);
  const counted = { number: Number(number), isMost: /most|only/.test(bound), needed: sizes };
  const { cause } = board.step;
  const from = cause.type === 'region' ? cause.cell : undefined;
  // An area of no cells is a fault of each cell.
  if (fault.isExact && from === undefined) expect([counted.number, ...sizes]).toEqual([1, 0]);
  else expectCount(fault, counted, [(colors) => areaRange(board, from ?? -1, colors)]);
};

const checkBoard: Check = (fault, bound = '', number = '', of = '', needs = '') => {
  const { board } = fault;
  const rules = board.rules('cell_count').filter((it) => it['color'] === of);
  const needed = rules.map((it) => Number(it['count']));
  expect(needed).toEqual([Number(needs)]);
  const counted = { number: Number(number), isMost: bound !== '', needed };
  expectCount(fault, counted, [(colors) => colorRange(colors.keys(), of, colors)]);
};

const checkOnlyArea: Check = (fault, of = '', bound = '', number = '', needs = '') => {
  const { board } = fault;
  expect(board.rules('connect_all').map((it) => it['color'])).toContain(of);
  const needed = numbersIn(needs);
  const targets = board.printed.map((it) => targetsOf(board, it).join());
  expect(targets).toContain(needed.join());
  const counted = { number: Number(number), isMost: bound === 'could get only', needed };
  expectCount(fault, counted, [(colors) => colorRange(colors.keys(), of, colors)]);
};

const checkZone: Check = (fault, bound = '', number = '', of = '', needs = '') => {
  const { board } = fault;
  const needed = board.rules('zone_exact_count').map((it) => Number(it['count']));
  expect(needed).toEqual([Number(needs)]);
  const counted = { number: Number(number), isMost: bound !== '', needed };
  expectCount(fault, counted, [(colors) => worstZone(board, of, colors, Number(needs))]);
};

/** The count of the first zone that has too many cells of a color, or can only have too few. */
function worstZone(board: SentenceBoard, of: string, colors: Colors, needs: number): Range {
  const zones = boardOf(board.grid).zones();
  const ranges = zones.map(({ cells }) => colorRange(cells, of, colors));
  return ranges.find(([least, most]) => least > needs || most < needs) ?? [0, 0];
}

const checkHouses: Check = (fault, bound = '', number = '', needs = '') => {
  const { board } = fault;
  const needed = numbersIn(needs);
  const houses = board.printed.filter(
    (it) => it.id === 'house' && targetsOf(board, it).join() === needed.join(),
  );
  expect(houses).not.toEqual([]);
  const counted = { number: Number(number), isMost: bound === 'could have only', needed };
  expectCount(
    fault,
    counted,
    houses.map(
      ({ home }) =>
        (colors: Colors) =>
          houseRange(board, home, colors),
    ),
  );
};

/** The least and most houses in the area of a house. */
function houseRange(board: SentenceBoard, home: Cell, colors: Colors): Range {
  const homes = (board.grid.symbols.get('house') ?? []).map(({ at }) =>
    board.cellAt(Math.floor(at.x), Math.floor(at.y)),
  );
  const own = colors.get(home) ?? 'gray';
  const isFree = (it: Cell) => colors.get(it) === own || colors.get(it) === 'gray';
  const countIn = (cells: ReadonlySet<Cell>) =>
    homes.filter((it) => it !== undefined && cells.has(it)).length;
  return [countIn(board.area(home, colors)), countIn(board.flood([home], isFree))];
}

/** The numbers of symbols that touch the areas of a color, or that these can reach. */
function touchCounts(board: SentenceBoard, of: unknown, colors: Colors, canGrow: boolean) {
  const { width } = board.grid;
  const near = (from: number, to: number) => Math.abs(from - to) < 1;
  const symbols = [...board.grid.symbols.values()].flat();
  return [...colors].flatMap(([cell, color]) => {
    if (color !== of) return [];
    const area = canGrow
      ? board.flood([cell], (it) => colors.get(it) === of || colors.get(it) === 'gray')
      : board.area(cell, colors);
    const isIn = (x: number, y: number) =>
      [...area].some((it) => near(it % width, x) && near(Math.floor(it / width), y));
    return [symbols.filter(({ at }) => isIn(at.x, at.y)).length];
  });
}

const checkTouch: Check = ({ board, cells, isExact }, number = '', needs = '', most = '') => {
  const [rule = {}] = board.rules('symbols_per_region');
  expect(rule['count']).toBe(Number(needs));
  const counted = Number(number);
  if (most === '') expect(counted).toBeLessThan(Number(needs));
  else expect(counted).toBeGreaterThan(Number(needs));
  if (!isExact) return;
  const [cell = -1] = cells;
  const counts = touchCounts(board, rule['color'], board.supposed(cell), most === '');
  expect(counts).toContain(counted);
};

const checkReach: Check = (fault, number = '', none = '', needs = '') =>
  checkTouch(fault, none === '' ? number : '0', needs);

const checkLiars: Check = ({ board }, number = '', counted = '') => {
  expect(board.rules('lying_symbols').map((it) => it['count'])).toEqual([Number(number)]);
  if (counted !== '') expect(Number(counted)).toBeGreaterThan(Number(number));
};

const checkBothWrong: Check = (fault, symbols = '', number = '') => {
  checkLiars(fault, number, '2');
  const [, alike] = /^two (\S+)s$/.exec(symbols) ?? [];
  const values = [...symbols.matchAll(/this (\d+)/g)].map(([, value = '']) => value);
  for (const value of alike === undefined ? values : [alike, alike]) {
    const named = alike === undefined ? values.filter((it) => it === value).length : 2;
    expect(expectPrinted(fault.board, value).length).toBeGreaterThanOrEqual(named);
  }
};

const anything: Check = () => undefined;
const BUT_NEEDS = '(?: but needs (.+))?';

/** The faults of the other color, with the comparison of each. */
const FAULTS: readonly (readonly [pattern: RegExp, check: Check])[] = [
  [new RegExp(`^${CLUE} would have ()(no) (?:dark |light )?cells${BUT_NEEDS}$`), checkCount],
  [
    new RegExp(
      `^${CLUE} would have (at least |at most )?(\\d+) (?:dark |light )?cells?${BUT_NEEDS}$`,
    ),
    checkCount,
  ],
  [new RegExp(`^${CLUE} would see (at least )?(\\d+) cells?${BUT_NEEDS}$`), checkCount],
  [new RegExp(`^${CLUE} (would see at most|could see only) (\\d+) of its (.+) cells$`), checkCount],
  [new RegExp(`^${CLUE} could grow to (only|at most) (\\d+) cells?${BUT_NEEDS}$`), checkCount],
  [new RegExp(`^${CLUE} wouldn’t have room for (.+) cells$`), checkTargets],
  [
    new RegExp(`^${CLUE} couldn’t (?:have|see exactly|have exactly) (.+?)(?: cells)? anymore$`),
    checkTargets,
  ],
  [
    new RegExp(
      `^${CLUE} (?:couldn’t be satisfied|would break the rule about lying symbols|would sit on two colors|would be wrong: .+)$`,
    ),
    checkPrinted,
  ],
  [/^a (dark|light) area would have (at least )?(\d+) cells? but needs (\d+)$/, checkAnyArea],
  [/^a (dark|light) area could grow to (only|at most) (\d+) of its (\d+) cells$/, checkAnyArea],
  [/^the board would have (room for only )?(\d+) (dark|light) cells? but needs (\d+)$/, checkBoard],
  [
    /^the only (dark|light) area (would have|could get only) (\d+) cells but needs (.+)$/,
    checkOnlyArea,
  ],
  [/^a zone would have (room for only )?(\d+) (dark|light) cells? but needs (\d+)$/, checkZone],
  [/^the area (would have|could have only) (\d+) houses? but needs (.+)$/, checkHouses],
  [
    /^an area (?:could reach only (\d+)|couldn’t reach (any)) symbols? but needs (\d+)$/,
    checkReach,
  ],
  [/^an area would have (\d+) symbols?, (?=more than the (\d+) (allowed)$)/, checkTouch],
  [/^the number of symbols that lie couldn’t be (\d+) anymore$/, checkLiars],
  [
    /^(\d+) symbols? would be wrong, but exactly (\d+) should be$/,
    (fault, counted = '', number = '') => checkLiars(fault, number, counted),
  ],
  [/^(.+) would (?:both|all) be wrong, but exactly (\d+) should be$/, checkBothWrong],
  [/^“.+” (?:couldn’t be satisfied|would be wrong: .+)$/, anything],
  [/^(?:two|\d+) clues would contradict each other$/, anything],
  [/^one of (?:two|\d+) rules would be broken$/, anything],
  [/^the only area would have the wrong size$/, anything],
  [/^there’d be no way left to satisfy (?:both clues|these \d+ clues|this .+|“.+”)$/, anything],
  [/^these numbers couldn’t all be right$/, anything],
  [/^(?:some (?:dark|light) cells(?: in one zone)?|the letters .+) would be cut off/, anything],
  [/^cells that belong together would be cut off from each other$/, anything],
  [/^it would be cut off from the other (?:dark|light) cells$/, anything],
  [/^.+ would (?:both )?be in the (?:same|only (?:dark|light)) area$/, anything],
  [/^two areas (?:that have to stay apart would join|would have the same shape)$/, anything],
  [/^an area (?:would|wouldn’t|couldn’t|could) /, anything],
  [/^there’d be an? /, anything],
  [/^the colors would alternate along the edge, and one of them couldn’t be connected$/, anything],
  [/^.+ cells would be (?:in a row|neighbors)$/, anything],
  [/^the forbidden pattern would appear$/, anything],
  [/^the two colors would cross here, and one of them couldn’t be connected$/, anything],
  [
    /^one zone would have \d+ (?:dark|light) cells?, and another of the same size at most \d+$/,
    anything,
  ],
  [/^two zones of the same size would both have \d+ (?:dark|light) cells?$/, anything],
  [
    /^the (?:area|two areas) of the (?:lotus wouldn’t (?:be symmetric|mirror .+)|galaxy (?:would look different|wouldn’t match) .+)$/,
    anything,
  ],
  [/^(?:the|a|another) (?:myopia|cell) .+$/, anything],
];

/**
 * Expects a sentence about the fault of the other color to state what the board shows. Returns
 * false for other sentences.
 */
export function checkFault(text: string, board: SentenceBoard): boolean {
  const intro = INTRO.exec(text);
  const end = END.exec(text);
  if (!intro || !end) return false;
  const [start, , about = '', tried = '', where = '', steps = ''] = intro;
  const [, color, others] = end;
  expect(color).toBe(board.color);
  if (start.startsWith('If')) expect(start).toContain(` were ${board.other},`);
  if (tried !== '') {
    expect(tried).toBe(board.other);
    expect(steps).toBe(stepsInWords(board.step.whatIf));
  }
  const cells = cellsOf(board, tried === '' ? about : where.replace('in row', 'row'));
  expect(others !== undefined).toBe(cells.length < board.cells.length);
  const isExact = board.step.cause.type !== 'whatIf';
  const words = text.slice(start.length, end.index);
  for (const [pattern, check] of FAULTS) {
    const match = pattern.exec(words);
    if (!match) continue;
    check({ board, cells, isExact }, ...match.slice(1).map((it: string | undefined) => it ?? ''));
    return true;
  }
  return false;
}

/** The cells that a sentence is about. */
function cellsOf(board: SentenceBoard, words: string): readonly Cell[] {
  if (words === 'this cell' || words === 'here') expect(board.cells).toHaveLength(1);
  if (!words.startsWith('row')) return board.cells;
  expect(board.cellsIn(words)).toEqual(board.cells.slice(0, 1));
  return board.cellsIn(words);
}

function stepsInWords(whatIf: SupposedChain | undefined): string {
  const count = whatIf?.links.filter(({ cells }) => cells.length > 0).length ?? 0;
  return count === 1 ? 'one step' : `${count} steps`;
}
