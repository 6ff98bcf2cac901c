import type { Text } from '#texts/message.ts';
import { ENUMS } from './enums.ts';
import { CONFIG_TYPES, OLD_CLASSES, OLD_ORDERS } from './oldNames.ts';
import { globalName, SCRIPT_CLUES, type ClueParameter, type ScriptClue } from './clues.ts';
import { writeDefault, writeType } from './kinds.ts';

const SYMBOL = globalName('Symbol');

/** The classes and functions that are not generated from a table. */
const FIXED = `/** A position: column x and row y, both counting from 0. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The edge between two neighboring cells; x and y count from 0. */
interface Edge {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Changes of a music grid from a column on. Missing values change nothing. */
interface ControlLine {
  /** Counting from 0. */
  readonly column?: number;
  readonly bpm?: number | null;
  readonly pedal?: boolean | null;
  readonly checkpoint?: boolean;
  /** From the top row down. */
  readonly rows?: readonly {
    readonly note?: string | null;
    readonly instrument?: Instrument | null;
    readonly velocity?: number | null;
  }[];
}

/** The last expression of a script. */
interface PuzzleData {
  readonly title: string;
  readonly author: string;
  readonly description: string;
  /** From 1 to 10; 0 is unrated. */
  readonly difficulty: number;
  readonly grid: GridData;
  readonly solution?: GridData | null;
}

/** A rule, made by one of the classes whose names end in Rule. */
declare abstract class Rule {
  private readonly isRule: true;
  /** The name in puzzle texts. */
  readonly id: string;
}

/** A symbol, made by one of the classes whose names end in Symbol. */
declare abstract class ${SYMBOL} {
  private readonly isSymbol: true;
  /** The name in puzzle texts. */
  readonly id: string;
  /** Column, counting from 0. */
  readonly x: number;
  /** Row, counting from 0. */
  readonly y: number;
}

/** A grid. It never changes: each method gives another grid. */
declare class GridData {
  private readonly isGrid: true;
  /** A grid of empty cells. */
  constructor(width?: number, height?: number);
  /**
   * A grid of the cells that letters stand for, one text a row: \`n\` empty, \`b\` dark, \`w\` light,
   * \`.\` no cell. Capitals are given.
   */
  static create(rows: readonly string[]): GridData;
  readonly width: number;
  readonly height: number;
  /** The letters of the cells, one text a row. */
  readonly rows: readonly string[];
  readonly rules: readonly Rule[];
  readonly symbols: readonly ${SYMBOL}[];
  /** The cells as objects, row by row. */
  readonly tiles: readonly (readonly TileData[])[];
  readonly connections: GridConnections;
  readonly zones: GridZones;
  /** The cell at a place, as an object. x and y count from 0. */
  getTile(x: number, y: number): TileData;
  /** The grid with another cell at a place, or one computed from the cell there. */
  setTile(x: number, y: number, tile: TileData | ((tile: TileData) => TileData)): GridData;
  /** The grid with other cells, or cells computed from the present ones. */
  withTiles(
    tiles:
      | readonly (readonly TileData[])[]
      | ((tiles: readonly (readonly TileData[])[]) => readonly (readonly TileData[])[]),
  ): GridData;
  /** The letter of a cell; undefined outside the grid. x and y count from 0. */
  getCell(x: number, y: number): string | undefined;
  /** The grid with another letter in one cell. x and y count from 0. */
  setCell(x: number, y: number, letter: string): GridData;
  /** The grid with other cells; all clues stay. */
  withCells(rows: readonly string[]): GridData;
  /** Cells cut or added at the right and below. */
  resize(width: number, height: number): GridData;
  /** Cells that share a color: equal letters that touch (a dot joins nothing), or edges. */
  withConnections(connections: readonly string[] | readonly Edge[] | GridConnections): GridData;
  /** Zones: a border runs wherever letters differ. Or the edges of the borders. */
  withZones(zones: readonly string[] | readonly Edge[] | GridZones): GridData;
  addRule(rule: Rule): GridData;
  addSymbol(symbol: ${SYMBOL}): GridData;
  /** These rules in place of all others. */
  withRules(rules: readonly Rule[]): GridData;
  /** These symbols in place of all others. */
  withSymbols(symbols: readonly ${SYMBOL}[]): GridData;
}

/** A cell as an object. It never changes. */
declare class TileData {
  constructor(exists: boolean, fixed: boolean, color: Color);
  /** The cell of a letter. */
  static create(letter: string): TileData;
  static empty(): TileData;
  static doesNotExist(): TileData;
  readonly exists: boolean;
  readonly fixed: boolean;
  readonly color: Color;
  copyWith(changes: { exists?: boolean; fixed?: boolean; color?: Color }): TileData;
  withExists(exists: boolean): TileData;
  withFixed(fixed: boolean): TileData;
  withColor(color: Color): TileData;
}

/** Connections of cells. */
declare class GridConnections {
  private readonly isConnections: true;
  constructor(edges?: readonly Edge[]);
  static create(rows: readonly string[]): GridConnections;
  readonly edges: readonly Edge[];
  addEdge(edge: Edge): GridConnections;
}

/** Borders of zones. */
declare class GridZones {
  private readonly isZones: true;
  constructor(edges?: readonly Edge[]);
  static create(rows: readonly string[]): GridZones;
  readonly edges: readonly Edge[];
  addEdge(edge: Edge): GridZones;
}

/** True if two values of a clue are equal. */
declare function configEquals(type: ConfigType, a: unknown, b: unknown): boolean;
/** Rows of values, each computed from its column x and row y, which count from 0. */
declare function array<T>(width: number, height: number, make: (x: number, y: number) => T): T[][];
/** Rows of one value. */
declare function array<T>(width: number, height: number, value: T): T[][];
/** The position some steps away; one step by default. */
declare function move(from: Place, orientation: Orientation, distance?: number): Place;
/** The value with the smallest key. */
declare function minBy<T>(values: readonly T[], keyOf: (value: T) => number): T | undefined;
/** The value with the largest key. */
declare function maxBy<T>(values: readonly T[], keyOf: (value: T) => number): T | undefined;
/** Replace the five characters that structure grid texts by codes. */
declare function escape(text: string, characters?: string): string;
/** Undo \`escape\`. */
declare function unescape(text: string, characters?: string): string;
`;

/** Translates a text to the reader's language. */
type Say = (text: Text) => string;

/**
 * The declaration file of everything available to scripts, for completion and checking. In English,
 * except for the texts of the clues.
 */
export function scriptDeclarations(say: Say): string {
  return [
    ...Object.entries(ENUMS).map(([name, members]) => enumDeclaration(name, members)),
    FIXED,
    ...SCRIPT_CLUES.map((clue) => clueDeclaration(clue, say)),
    enumDeclaration('ConfigType', CONFIG_TYPES),
    ...Object.entries(OLD_CLASSES).map(
      ([old, name]) =>
        `/** @deprecated Now ${name}. */\ndeclare const ${old}: typeof ${name};\ntype ${old} = ${name};\n`,
    ),
  ].join('\n');
}

function enumDeclaration(name: string, members: Readonly<Record<string, string>>): string {
  const lines = Object.entries(members).map(
    ([member, value]) => `  readonly ${member}: ${JSON.stringify(value)};`,
  );
  const values = Object.values(members).map((value) => JSON.stringify(value));
  return `declare const ${name}: {\n${lines.join('\n')}\n};\ntype ${name} = ${values.join(' | ')};\n`;
}

function clueDeclaration(clue: ScriptClue, say: Say): string {
  const { kind, name, title, text, parameters } = clue;
  const base = kind === 'rule' ? 'Rule' : SYMBOL;
  const own = parameters.filter(({ isNeeded }) => !isNeeded);
  const changes = parameters.map((it) => `${it.name}?: ${writeType(it.field)}`).join('; ');
  return [
    `/** ${safe(text === '' ? say(title) : `${say(title)}. ${say(text)}`)} */`,
    `declare class ${name} extends ${base} {`,
    ...constructorDocs(parameters, say),
    `  constructor(${parameters.map(parameterText).join(', ')});`,
    ...oldConstructor(clue),
    ...own.map((it) => `  readonly ${it.name}: ${writeType(it.field)};`),
    '  /** The same with other values. */',
    `  with(changes: {${changes === '' ? '' : ` ${changes} `}}): ${name};`,
    '}',
    '',
  ].join('\n');
}

/** The constructor with an old order of arguments, if there is one. */
function oldConstructor({ name, parameters }: ScriptClue): readonly string[] {
  const order = OLD_ORDERS[name];
  if (!order) return [];
  const old = order.flatMap((one) => parameters.find((parameter) => parameter.name === one) ?? []);
  const lastNeeded = old.findLastIndex(({ isNeeded }) => isNeeded);
  const texts = old.map((it, i) => parameterText({ ...it, isNeeded: i <= lastNeeded }));
  return ['  /** @deprecated An older order. */', `  constructor(${texts.join(', ')});`];
}

function constructorDocs(parameters: readonly ClueParameter[], say: Say): readonly string[] {
  if (parameters.length === 0) return [];
  return ['  /**', ...parameters.map((parameter) => parameterDoc(parameter, say)), '   */'];
}

function parameterDoc({ name, field, isNeeded }: ClueParameter, say: Say): string {
  const help = field.help === undefined ? '' : ` ${say(field.help)}`;
  const byDefault = isNeeded ? '' : ` By default \`${writeDefault(field)}\`.`;
  return `   * @param ${name} ${safe(`${say(field.label)}.${help}${byDefault}`)}`;
}

function parameterText({ name, field, isNeeded }: ClueParameter): string {
  return `${name}${isNeeded ? '' : '?'}: ${writeType(field)}`;
}

/** A text that cannot end the comment around it. */
function safe(text: string): string {
  return text.replaceAll('*/', '* /').replaceAll('\n', ' ');
}
