/** A full board: its rows from the top, `b` for dark and `w` for light. */
type Rows = readonly string[];

/** Whether a full board does what no program can judge: what the words of a puzzle ask for. */
export type Instruction = (rows: Rows) => boolean;

const at = (rows: Rows, x: number, y: number): string => rows[y]?.[x] ?? '';
const isDark = (rows: Rows, x: number, y: number): boolean => at(rows, x, y) === 'b';
const reversed = (row: string): string => Array.from(row).reverse().join('');
const darkIn = (row: string): number => Array.from(row).filter((letter) => letter === 'b').length;

/** The columns of a board, each from the top. */
function columnsOf(rows: Rows): Rows {
  return Array.from(rows[0] ?? '', (_, x) => rows.map((row) => row.charAt(x)).join(''));
}

const isMirroredAcross: Instruction = (rows) => rows.every((row) => row === reversed(row));

/** The rows of dark cells in a column, from the top. */
function notesIn(column: string): readonly number[] {
  return Array.from(column).flatMap((letter, y) => (letter === 'b' ? [y] : []));
}

/** Each row has as many dark cells as its numeral says. */
function keepsNumerals(numerals: readonly number[]): Instruction {
  return (rows) => rows.every((row, y) => darkIn(row) === numerals[y]);
}

type Place = readonly [x: number, y: number];

/** A lamp is light, and the cells at its sides are dark. */
function hasLamps(lamps: readonly Place[]): Instruction {
  const sides: readonly Place[] = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ];
  return (rows) =>
    lamps.every(
      ([x, y]) =>
        at(rows, x, y) === 'w' && sides.every(([dx, dy]) => at(rows, x + dx, y + dy) !== 'w'),
    );
}

/** A drop is dark, and so is every cell below it. */
function hasDrops(drops: readonly Place[]): Instruction {
  return (rows) => drops.every(([x, top]) => rows.every((_, y) => y < top || isDark(rows, x, y)));
}

/** By puzzle: what its words or its picture ask for, beside the clues that can be judged. */
export const INSTRUCTIONS: ReadonlyMap<string, Instruction> = new Map<string, Instruction>([
  [
    'pattern-1',
    (rows) =>
      rows.every((row, y) =>
        Array.from(row).every(
          (letter, x) => at(rows, x + 1, y) !== letter && at(rows, x, y + 1) !== letter,
        ),
      ),
  ],
  ['pattern-2', (rows) => isMirroredAcross(rows) && isMirroredAcross(columnsOf(rows))],
  ['tune-1', (rows) => columnsOf(rows).every((column, x) => notesIn(column).join() === `${4 - x}`)],
  ['tune-2', isMirroredAcross],
  [
    'tune-3',
    (rows) =>
      columnsOf(rows).every((column) => {
        const [upper = 0, lower = 0, ...others] = notesIn(column);
        return lower - upper === 2 && others.length === 0;
      }),
  ],
  ['custom-rule-1', (rows) => [...rows, ...columnsOf(rows)].every((line) => darkIn(line) === 2)],
  ['custom-rule-2', isMirroredAcross],
  ['custom-text-1', keepsNumerals([1, 4, 1])],
  ['custom-text-2', keepsNumerals([1, 3, 5, 3, 1])],
  [
    'custom-icon-1',
    hasLamps([
      [1, 1],
      [2, 0],
    ]),
  ],
  [
    'custom-icon-2',
    hasDrops([
      [2, 1],
      [0, 2],
      [4, 3],
    ]),
  ],
]);
