import { message, type Text } from '#texts/message.ts';
import { parseGridText, writeGridText } from '../codec/gridText.ts';
import type { Grid } from '../grid/grid.ts';
import { sanitize } from '../judging/sanitize.ts';
import { NOT_A_GRID, NOT_A_SOLUTION } from '../puzzle/envelope.ts';
import { metadataProblems } from '../puzzle/metadata.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { gridFromGridData } from './GridData.ts';

const FIELDS = ['title', 'author', 'description', 'difficulty'] as const;

/** Maximum length of a result: about ten times a large grid with many clues. */
const MAX_TEXT = 16_000_000;
const TOO_LONG = message('code.resultTooLarge');
const NOT_READ = message('code.resultUnreadable');

/** The result text for a value without properties. */
const NO_OBJECT = 'null';

/**
 * The result of a script as JSON for `parseScriptResult`. Runs inside the sandbox: nothing there
 * can be trusted, so it judges nothing.
 */
export function writeScriptResult(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NO_OBJECT;
  const fields = new Map<string, unknown>(Object.entries(value));
  const solution = fields.get('solution') ?? null;
  return JSON.stringify({
    ...metadataOf((name) => plainOf(fields.get(name))),
    grid: gridTextOf(fields.get('grid')),
    solution: solution === null ? null : gridTextOf(solution),
  });
}

/** Omits values that no metadata field can have. */
function plainOf(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** The text of a grid; false for other values. */
function gridTextOf(value: unknown): string | false {
  const grid = gridFromGridData(value);
  return grid ? writeGridText(grid) : false;
}

function metadataOf(field: (name: string) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(FIELDS.map((name) => [name, field(name)]));
}

/** Parse the result of a script: the puzzle, or a sentence about its error. */
export function parseScriptResult(text: string): Result<Puzzle, Text> {
  if (text.length > MAX_TEXT) return fail(TOO_LONG);
  if (text === NO_OBJECT) return fail(message('parse.notAnObject'));
  const fields = fieldsOf(text);
  if (!fields) return fail(NOT_READ);
  const metadata = metadataOf((name) => fields.get(name));
  const [problem] = metadataProblems(metadata);
  if (problem !== undefined) return fail(problem);
  const grid = gridIn(fields.get('grid'), NOT_A_GRID);
  if (!grid.ok) return grid;
  const given = fields.get('solution');
  const solution = given === null ? ok(null) : gridIn(given, NOT_A_SOLUTION);
  if (!solution.ok) return solution;
  if (solution.value && !hasSizeOf(grid.value, solution.value))
    return fail(otherSize(grid.value, solution.value));
  return ok({
    title: String(metadata['title']),
    author: String(metadata['author']),
    description: String(metadata['description']),
    difficulty: Number(metadata['difficulty']),
    grid: grid.value,
    solution: solution.value,
  });
}

function hasSizeOf(grid: Grid, other: Grid): boolean {
  return grid.width === other.width && grid.height === other.height;
}

function otherSize(grid: Grid, solution: Grid): Text {
  return message('code.otherSize', {
    width: grid.width,
    height: grid.height,
    solutionWidth: solution.width,
    solutionHeight: solution.height,
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

function gridIn(text: unknown, otherwise: Text): Result<Grid, Text> {
  if (typeof text !== 'string') return fail(otherwise);
  const grid = parseGridText(text);
  return grid.ok ? ok(sanitize(grid.value)) : fail(grid.error.message);
}
