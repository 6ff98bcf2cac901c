import { ScriptError } from './ScriptError.ts';

/** What a cell may be written as. */
const CELL_LETTERS = '.nNbBwW';

/** Rows of letters that a script gave: texts of one length. */
export function rowsOf(owner: string, value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new ScriptError(`${owner}: the rows must be an array of texts.`);
  const rows = (value as readonly unknown[]).map((row, y) => {
    if (typeof row === 'string') return row;
    throw new ScriptError(`${owner}: row ${y + 1} must be a text.`);
  });
  const width = rows[0]?.length ?? 0;
  const odd = rows.findIndex(({ length }) => length !== width);
  const found = rows[odd];
  if (found === undefined) return rows;
  throw new ScriptError(
    `${owner}: row ${odd + 1} has ${found.length} cells, and the first row has ${width}.`,
  );
}

/** The letters of cells, row by row. */
export function lettersOf(owner: string, rows: readonly string[]): readonly string[] {
  return rows.flatMap((row, y) =>
    row.split('').map((letter, x) => {
      if (CELL_LETTERS.includes(letter)) return letter;
      throw new ScriptError(
        `${owner}: “${letter}” in row ${y + 1}, column ${x + 1} is not a cell. The letters are ${CELL_LETTERS}`,
      );
    }),
  );
}
