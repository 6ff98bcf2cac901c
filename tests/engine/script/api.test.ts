import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { emptyGrid, type Grid, bySymbolId } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { gridEquals } from '#engine/judging/equality.ts';
import { allRules } from '#engine/rules/index.ts';
import { SCRIPT_CLUES } from '#engine/script/clues.ts';
import { gridFromGridData } from '#engine/script/GridData.ts';
import { SCRIPT_GLOBALS } from '#engine/script/globals.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { arbitraryRule, arbitrarySymbol } from '#tests/support/arbitraryClues.ts';
import { clueScript, gridScript } from '#tests/support/scriptOf.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';

/** Evaluates an expression with the globals of scripts. */
function evaluate(expression: string): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- what scripts are
  const run = new Function(...Object.keys(SCRIPT_GLOBALS), `'use strict'; return ${expression};`);
  return Reflect.apply(run, undefined, Object.values(SCRIPT_GLOBALS));
}

function gridFrom(expression: string): Grid {
  const grid = gridFromGridData(evaluate(expression));
  invariant(grid, `${expression} is a grid`);
  return grid;
}

function textFrom(expression: string): string {
  return writeGridText(gridFrom(expression));
}

/** A grid as its text is read. */
function read(text: string): Grid {
  const grid = parseGridText(text);
  invariant(grid.ok, 'the text is a grid');
  return grid.value;
}

function problemWith(expression: string): string {
  try {
    evaluate(expression);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

describe('scripts of older editors', () => {
  const BOARD = "GridData.create(['nnnnn','nnnnn','nnnnn'])";

  it.each([
    [
      "withConnections(GridConnections.create(['..aa.', '..aa.']))",
      "withConnections(['..aa.', '..aa.'])",
    ],
    ["withZones(GridZones.create(['aab', 'aab']))", "withZones(['aab', 'aab'])"],
    [
      'withZones(new GridZones([{ x1: 0, y1: 0, x2: 1, y2: 0 }]))',
      'withZones([{ x1: 0, y1: 0, x2: 1, y2: 0 }])',
    ],
    [
      'withConnections((all) => all.addEdge({ x1: 0, y1: 0, x2: 1, y2: 0 }))',
      'withConnections([{ x1: 0, y1: 0, x2: 1, y2: 0 }])',
    ],
    ['addSymbol(new AreaNumberSymbol(1, 1, 3))', 'addSymbol(new NumberSymbol(1, 1, 3))'],
    [
      'addRule(new SymbolsPerRegionRule(Color.Light, 1))',
      'addRule(new SymbolsPerRegionRule(1, Color.Light))',
    ],
    [
      'addRule(new SymbolsPerRegionRule(Color.Light, 2, Comparison.AtMost))',
      'addRule(new SymbolsPerRegionRule(2, Color.Light, Comparison.AtMost))',
    ],
    [
      'addRule(new ExactCountPerZoneRule(Color.Dark, 2))',
      'addRule(new ZoneExactCountRule(Color.Dark, 2))',
    ],
    [
      "addSymbol(new CustomTextSymbol('It', GridData.create([]), 1, 2, 'Y', 90))",
      "addSymbol(new CustomTextSymbol(1, 2, 'It', GridData.create([]), 'Y', 90))",
    ],
    [
      "addSymbol(new CustomIconSymbol('It', GridData.create([]), 1, 2, 'MdStar'))",
      "addSymbol(new CustomIconSymbol(1, 2, 'It', GridData.create([]), 'MdStar'))",
    ],
    ["setTile(1, 2, TileData.create('B'))", "setCell(1, 2, 'B')"],
    ['setTile(1, 2, (tile) => tile.withColor(Color.Dark).withFixed(true))', "setCell(1, 2, 'B')"],
    [
      'withTiles((rows) => rows.map((row, y) => row.map((tile, x) => x + y === 0 ? tile.copyWith({ color: Color.Light }) : tile)))',
      "setCell(0, 0, 'w')",
    ],
    [
      'withTiles(array(2, 2, () => new TileData(true, true, Color.Gray)))',
      "withCells(['NN', 'NN'])",
    ],
  ])('give the same grid: %s', (old, present) => {
    expect(textFrom(`${BOARD}.${old}`)).toBe(textFrom(`${BOARD}.${present}`));
  });

  it('read the cells of a grid, and compare values', () => {
    expect(evaluate("GridData.create(['nB','.w']).tiles[1][1].color")).toBe('light');
    expect(evaluate("GridData.create(['nB','.w']).getTile(5, 5).exists")).toBe(false);
    expect(evaluate('configEquals(ConfigType.Number, 1, 2)')).toBe(false);
    const same = "GridData.create(['nB'])";
    expect(evaluate(`configEquals(ConfigType.Grid, ${same}, ${same})`)).toBe(true);
  });

  it.each([
    ['setTile(0, 0, 5)', 'setTile: the cell must be a TileData.'],
    ['withTiles([[5]])', 'withTiles: each cell must be a TileData.'],
    [
      "addRule(new SymbolsPerRegionRule('red', 1))",
      'SymbolsPerRegionRule: count must be a number.',
    ],
  ])('are told what is wrong: %s', (call, sentence) => {
    expect(problemWith(`${BOARD}.${call}`)).toBe(sentence);
  });
});

describe('the classes of clues', () => {
  it('are one for each rule and symbol, named after the ids', () => {
    expect(SCRIPT_CLUES.map(({ id }) => id)).toEqual(
      [...allRules, ...allSymbols].map(({ id }) => id),
    );
    expect(new Set(SCRIPT_CLUES.map(({ name }) => name)).size).toBe(SCRIPT_CLUES.length);
    const names = SCRIPT_CLUES.map(({ name }) => name);
    expect(names).toContain('RegionAreaRule');
    expect(names).toContain('NumberSymbol');
  });

  it.each(SCRIPT_CLUES)('$name makes what the editor adds', ({ kind, id, name }) => {
    const isRule = kind === 'rule';
    const config = (isRule ? allRules : allSymbols).find((def) => def.id === id)?.config ?? {};
    const params = Object.fromEntries(
      Object.entries(config).map(([field, { initial }]) => [field, initial]),
    );
    const expected: Grid = isRule
      ? { ...emptyGrid(3, 3), rules: [{ id, params }] }
      : { ...emptyGrid(3, 3), symbols: bySymbolId([{ id, at: { x: 1, y: 0.5 }, params }]) };

    const built = isRule
      ? `new GridData(3, 3).addRule(new ${name}())`
      : `new GridData(3, 3).addSymbol(new ${name}(1, 0.5))`;

    expect(textFrom(built)).toBe(writeGridText(read(writeGridText(expected))));
  });

  it.each(allRules)('make a $id of any values as a text would', (def) => {
    fc.assert(
      fc.property(arbitraryRule(def), (rule) => {
        fc.pre(isOffered(def.config, rule.params));
        const grid = { ...emptyGrid(1, 1), rules: [rule] };

        const built = gridFrom(`new GridData(1, 1).addRule(${clueScript(rule)})`);

        expect(built.rules).toEqual(read(writeGridText(grid)).rules);
      }),
      { numRuns: 30 },
    );
  });

  it.each(allSymbols)('make a $id of any values as a text would', (def) => {
    fc.assert(
      fc.property(arbitrarySymbol(def), (symbol) => {
        const grid = { ...emptyGrid(1, 1), symbols: bySymbolId([symbol]) };

        const built = gridFrom(`new GridData(1, 1).addSymbol(${clueScript(symbol)})`);

        expect(built.symbols).toEqual(read(writeGridText(grid)).symbols);
      }),
      { numRuns: 30 },
    );
  });

  it('show their values and make others of them', () => {
    expect(evaluate('new DartSymbol(1, 2, 3, Orientation.Left).orientation')).toBe('left');
    expect(evaluate('new DartSymbol(1, 2, 3).with({ x: 0, number: 5 }).number')).toBe(5);
    expect(evaluate('new DartSymbol(1, 2, 3).with({ number: 5 }).x')).toBe(1);
    expect(evaluate('new CustomRule("a", GridData.create(["nb"])).grid.rows')).toEqual(['nb']);
    expect(evaluate('new DartSymbol(1, 2) instanceof _Symbol')).toBe(true);
    expect(evaluate('new PerfectionRule() instanceof Rule')).toBe(true);
    expect(evaluate('new PerfectionRule().id')).toBe('perfection');
  });

  it('say which value is wrong', () => {
    const cases = [
      ['new CellCountRule(Color.Gray)', 'CellCountRule: color must be Color.Light or Color.Dark.'],
      ['new CellCountRule(Color.Dark, "9")', 'CellCountRule: count must be a number.'],
      ['new CellCountRule(Color.Dark, NaN)', 'CellCountRule: count must be a number.'],
      ['new CellCountRule(Color.Dark, 1, 2)', 'CellCountRule takes at most 2 values.'],
      ['new NumberSymbol()', 'NumberSymbol: x must be a number.'],
      [
        'new NumberSymbol(0, 0.3)',
        'NumberSymbol: x and y must be whole numbers or end in .5, counting from 0.',
      ],
      ['new BanPatternRule(["nb"])', 'BanPatternRule: pattern must be a GridData.'],
      [
        'new SymbolsPerRegionRule(1, "dark", "more")',
        'SymbolsPerRegionRule: comparison must be one of Comparison.',
      ],
      [
        'new MyopiaSymbol(0, 0, true, ["north"])',
        'MyopiaSymbol: directions must be an array of Orientation.',
      ],
      ['new NumberSymbol(0, 0).with({ size: 2 })', 'NumberSymbol has no value named size.'],
      [
        'new MusicRule([{ bpm: "fast" }])',
        'MusicRule: controlLines must be an array of control lines.',
      ],
    ] as const;
    for (const [expression, message] of cases) expect(problemWith(expression)).toBe(message);
  });
});

/** True if all colors are offered by the editor: scripts accept no others. */
function isOffered(
  config: Readonly<Record<string, { readonly options?: readonly unknown[] }>>,
  params: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(config).every(
    ([name, { options }]) => options?.includes(params[name]) ?? true,
  );
}

describe('a grid of a script', () => {
  it.each(SHARED_PUZZLES)('can be any puzzle: $id', ({ grid }) => {
    expect(gridEquals(gridFrom(gridScript(read(grid))), read(grid))).toBe(true);
  });

  it('takes connections and zones as letters', () => {
    expect(
      textFrom("new GridData(3, 2).withConnections(['AA.', '.AB']).withZones(['xxy', 'xyy'])"),
    ).toBe(
      writeGridText({
        ...emptyGrid(3, 2),
        connections: [
          { x1: 0, y1: 0, x2: 1, y2: 0 },
          { x1: 1, y1: 0, x2: 1, y2: 1 },
        ],
        zones: [
          { x1: 1, y1: 0, x2: 2, y2: 0 },
          { x1: 1, y1: 0, x2: 1, y2: 1 },
          { x1: 0, y1: 1, x2: 1, y2: 1 },
        ],
      }),
    );
  });

  it('never changes; what is made of it has its clues', () => {
    const script = `(() => {
      const grid = GridData.create(['nb', 'W.']);
      const other = grid.setCell(0, 0, 'B').addRule(new PerfectionRule()).resize(3, 1);
      return [grid.rows, other.rows, other.rules.length, other.width, grid.getCell(5, 5)];
    })()`;

    expect(evaluate(script)).toEqual([['nb', 'W.'], ['Bbn'], 1, 3, undefined]);
    expect(evaluate('new GridData(1, 1).addSymbol(new GalaxySymbol(0, 0)).symbols[0].x')).toBe(0);
    expect(
      textFrom("new GridData(2, 1).addRule(new PerfectionRule()).withRules([]).withCells(['bw'])"),
    ).toBe('0_2x1|T2:bw|C1:|Z|S|R');
  });

  it('says what is wrong with what it was given', () => {
    const cases = [
      ["GridData.create('nn')", 'GridData.create: the rows must be an array of strings.'],
      ["GridData.create(['nn', 5])", 'GridData.create: row 1, counting from 0, must be a string.'],
      [
        "GridData.create(['nn', 'nnn'])",
        'GridData.create: row 1, counting from 0, has length 3, but row 0 has length 2.',
      ],
      [
        "GridData.create(['nx'])",
        'GridData.create: “x” at x 1, y 0, counting from 0, isn’t a cell. The letters are .nNbBwW',
      ],
      [
        "new GridData().setCell(3, 2, 'x')",
        'setCell: “x” at x 3, y 2, counting from 0, isn’t a cell. The letters are .nNbBwW',
      ],
      ['new GridData(-1, 2)', 'GridData: width and height must be whole numbers from 0.'],
      ['new GridData(1e9, 1e9)', 'A grid can’t have more than 1,000,000 cells.'],
      ['new GridData(Infinity, 1)', 'GridData: width and height must be whole numbers from 0.'],
      [
        "new GridData().setCell(9, 0, 'b')",
        'setCell: there’s no cell at x 9, y 0, counting from 0. The grid has 5 columns and 4 rows.',
      ],
      [
        'new GridData().addRule(new LotusSymbol(0, 0))',
        'addRule: this isn’t a rule. Create one like this: new CellCountRule().',
      ],
      [
        "new GridData().addSymbol('lotus')",
        'addSymbol: this isn’t a symbol. Create one like this: new NumberSymbol(0, 0).',
      ],
      [
        'new GridData().withZones([{ x1: 0 }])',
        'withZones: edge 0, counting from 0, needs x1, y1, x2 and y2 as whole numbers.',
      ],
    ] as const;
    for (const [expression, message] of cases) expect(problemWith(expression)).toBe(message);
  });
});

describe('the helpers', () => {
  it('do what they say', () => {
    expect(evaluate('array(2, 2, (x, y) => x + 10 * y)')).toEqual([
      [0, 1],
      [10, 11],
    ]);
    expect(evaluate("array(2, 1, 'n')")).toEqual([['n', 'n']]);
    expect(evaluate('move({ x: 1, y: 1 }, Direction.Up)')).toEqual({ x: 1, y: 0 });
    expect(evaluate('move({ x: 1, y: 1 }, Orientation.DownLeft, 2)')).toEqual({ x: -1, y: 3 });
    expect(evaluate('minBy([3, -5, 4], Math.abs)')).toBe(3);
    expect(evaluate('maxBy(["a", "ccc", "bb"], ({ length }) => length)')).toBe('ccc');
    expect(evaluate('minBy([], Math.abs)')).toBe(undefined);
    expect(evaluate('unescape(escape("a=b,c"))')).toBe('a=b,c');
    expect(evaluate('escape("a,b")')).toBe('a&#44;b');
  });

  it('say what is wrong with what they were given', () => {
    expect(problemWith('array(1e5, 1e5, 0)')).toBe(
      'array: there can’t be more than 1,000,000 values.',
    );
    expect(problemWith('move(1, Direction.Up)')).toBe(
      'move: the position must be an object with x and y.',
    );
    expect(problemWith("move({ x: 1, y: 1 }, 'north')")).toBe(
      'move: the direction must be one of Orientation.',
    );
    expect(problemWith('minBy(5, Math.abs)')).toBe('minBy: the values must be an array.');
  });
});
