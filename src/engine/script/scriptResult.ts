import { parseGridText, writeGridText } from '../codec/gridText.ts';
import type { Grid } from '../grid/grid.ts';
import { sanitize } from '../judging/sanitize.ts';
import { NOT_A_GRID, NOT_A_SOLUTION } from '../puzzle/envelope.ts';
import { metadataProblems } from '../puzzle/metadata.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { fail, ok, type Result } from '../result.ts';
import { gridOf } from './GridData.ts';

const NOT_AN_OBJECT = 'Data must be an object';
const FIELDS = ['title', 'author', 'description', 'difficulty'] as const;

/** The longest text that a script may give back: a large grid with many clues is a tenth of it. */
const MAX_TEXT = 16_000_000;
const TOO_LONG = 'The puzzle of this script is too large.';
const NOT_READ = 'The answer of the script cannot be read.';

/** What a script gives back, as JSON. Runs with the script: nothing in it is to be trusted. */
export function writeScriptResult(value: unknown): string {
  const result = readPuzzle(value);
  return JSON.stringify(result.ok ? result.value : { problem: result.error });
}

function readPuzzle(value: unknown): Result<Readonly<Record<string, unknown>>, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail(NOT_AN_OBJECT);
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  const metadata = metadataOf((name) => fields.get(name));
  const [problem] = metadataProblems(metadata);
  if (problem !== undefined) return fail(problem);
  const grid = gridOf(fields.get('grid'));
  if (!grid) return fail(NOT_A_GRID);
  const given = fields.get('solution') ?? null;
  const solution = gridOf(given) ?? null;
  if (given !== null && !solution) return fail(NOT_A_SOLUTION);
  if (solution && !hasSizeOf(grid, solution)) return fail(otherSize(grid, solution));
  return ok({
    ...metadata,
    grid: writeGridText(grid),
    solution: solution && writeGridText(solution),
  });
}

function metadataOf(field: (name: string) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(FIELDS.map((name) => [name, field(name)]));
}

function hasSizeOf(grid: Grid, other: Grid): boolean {
  return grid.width === other.width && grid.height === other.height;
}

function otherSize(grid: Grid, solution: Grid): string {
  return `The solution has ${sizeOf(solution)} cells, and the grid has ${sizeOf(grid)}.`;
}

function sizeOf({ width, height }: Grid): string {
  return `${width} × ${height}`;
}

/** Parse what a script gave back: the puzzle, or what is wrong with it in a sentence. */
export function parseScriptResult(text: string): Result<Puzzle, string> {
  if (text.length > MAX_TEXT) return fail(TOO_LONG);
  const fields = fieldsOf(text);
  const told = fields?.get('problem');
  if (typeof told === 'string') return fail(told);
  if (!fields) return fail(NOT_READ);
  const metadata = metadataOf((name) => fields.get(name));
  const [problem] = metadataProblems(metadata);
  if (problem !== undefined) return fail(problem);
  const grid = gridIn(fields.get('grid'), NOT_A_GRID);
  if (!grid.ok) return grid;
  const given = fields.get('solution');
  const solution = given === null ? ok(null) : gridIn(given, NOT_A_SOLUTION);
  if (!solution.ok) return solution;
  return ok({
    title: String(metadata['title']),
    author: String(metadata['author']),
    description: String(metadata['description']),
    difficulty: Number(metadata['difficulty']),
    grid: grid.value,
    solution: solution.value,
  });
}

function fieldsOf(json: string): ReadonlyMap<string, unknown> | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
}

function gridIn(text: unknown, otherwise: string): Result<Grid, string> {
  if (typeof text !== 'string') return fail(otherwise);
  const grid = parseGridText(text);
  return grid.ok ? ok(sanitize(grid.value)) : fail(grid.error.message.split('\n', 1)[0] ?? '');
}
