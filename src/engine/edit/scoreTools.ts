import { paramsOf, getField } from '../clues/params.ts';
import type { Grid } from '../grid/grid.ts';
import { adaptRules } from '../judging/sanitize.ts';
import { EMPTY_ROW, type ControlLine, type ControlRow } from '../music/controlLines.ts';
import { ruleById } from '../rules/index.ts';
import type { Tool } from './Tool.ts';

const NEW_BPM = 120;
const NEW_NOTE = 'C4';

/** Adds changes of tempo and pedal at the column of a press; existing ones are selected. */
export const controlTool: Tool = {
  id: 'control',
  isTapped: true,
  press({ grid }, { cell, button }) {
    const score = findScore(grid);
    const column = cell % grid.width;
    if (!score) return null;
    const line = lineAt(score.lines, column);
    const hasTempo = line !== undefined && !isOnlyRows(line);
    if (button === 'secondary')
      return { change: { grid: withControl(grid, column, null), selection: null } };
    if (hasTempo) return { change: { selection: { kind: 'control', column } } };
    return { change: { grid: withControl(grid, column, { bpm: NEW_BPM }) } };
  },
  erase: ({ grid }, { cell }) => ({ grid: withControl(grid, cell % grid.width, null) }),
};

/** Changes the note of the row of a press from its column on; an existing change is selected. */
export const noteTool: Tool = {
  id: 'note',
  isTapped: true,
  press({ grid }, { cell, button }) {
    const score = findScore(grid);
    const column = cell % grid.width;
    const row = Math.floor(cell / grid.width);
    if (!score) return null;
    if (button === 'secondary')
      return { change: { grid: withNote(grid, { column, row }, null), selection: null } };
    if (noteAt(grid, column, row)) return { change: { selection: { kind: 'note', column, row } } };
    return { change: { grid: withNote(grid, { column, row }, { note: NEW_NOTE }) } };
  },
  erase({ grid }, { cell }) {
    const row = Math.floor(cell / grid.width);
    return { grid: withNote(grid, { column: cell % grid.width, row }, null) };
  },
};

/** The rule of a grid that has a score: its index, the parameter, and its lines. */
interface Score {
  readonly index: number;
  readonly name: string;
  readonly lines: readonly ControlLine[];
}

/** The score of a grid; null if no rule has one. */
export function findScore(grid: Grid): Score | null {
  for (const [index, rule] of grid.rules.entries()) {
    const def = ruleById.get(rule.id);
    for (const [name, field] of Object.entries(def?.config ?? {}))
      if (def && field.kind === 'controlLines')
        return { index, name, lines: getField(field, name, paramsOf(def, rule)) };
  }
  return null;
}

/** The control changes at a column; undefined if there are none. */
export function controlAt(grid: Grid, column: number): ControlLine | undefined {
  const score = findScore(grid);
  return score ? lineAt(score.lines, column) : undefined;
}

/** The changes of a row at a column; undefined if there are none. */
export function noteAt(grid: Grid, column: number, row: number): ControlRow | undefined {
  const found = controlAt(grid, column)?.rows[row];
  return found && !isEmptyRow(found) ? found : undefined;
}

/** The grid with other tempo, pedal or checkpoint at a column; null removes them. */
export function withControl(
  grid: Grid,
  column: number,
  change: Partial<Omit<ControlLine, 'column' | 'rows'>> | null,
): Grid {
  return mapLine(grid, column, (line) => ({
    ...line,
    ...(change ?? { bpm: null, pedal: null, checkpoint: false }),
  }));
}

/** The grid with other changes of a row at a column; null removes them. */
export function withNote(
  grid: Grid,
  { column, row }: { readonly column: number; readonly row: number },
  change: Partial<ControlRow> | null,
): Grid {
  return mapLine(grid, column, (line) => ({
    ...line,
    rows: line.rows.map((old, index) =>
      index === row ? (change ? { ...old, ...change } : EMPTY_ROW) : old,
    ),
  }));
}

/** Keeps lines in the order of their columns, and removes those without changes. */
function mapLine(grid: Grid, column: number, change: (line: ControlLine) => ControlLine): Grid {
  const score = findScore(grid);
  const rule = score && grid.rules[score.index];
  if (!score || !rule) return grid;
  const old = lineAt(score.lines, column) ?? emptyLine(column, grid.height);
  const lines = [...score.lines.filter((line) => line.column !== column), change(old)]
    .filter((line) => !isOnlyRows(line) || !line.rows.every(isEmptyRow))
    .sort((a, b) => a.column - b.column);
  const params = { ...rule.params, [score.name]: lines };
  return adaptRules({ ...grid, rules: grid.rules.with(score.index, { ...rule, params }) });
}

function lineAt(lines: readonly ControlLine[], column: number): ControlLine | undefined {
  return lines.find((line) => line.column === column);
}

function emptyLine(column: number, height: number): ControlLine {
  const rows = new Array<ControlRow>(height).fill(EMPTY_ROW);
  return { column, bpm: null, pedal: null, checkpoint: false, rows };
}

function isOnlyRows({ bpm, pedal, checkpoint }: ControlLine): boolean {
  return bpm === null && pedal === null && !checkpoint;
}

function isEmptyRow({ note, instrument, velocity }: ControlRow): boolean {
  return note === null && instrument === null && velocity === null;
}
