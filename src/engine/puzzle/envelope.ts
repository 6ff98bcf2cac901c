import { message } from '#texts/message.ts';
import type { OnUnknownField } from '../config/kinds/kind.ts';
import type { Grid } from '../grid/grid.ts';
import { NEW_METADATA, type Metadata } from './metadata.ts';
import { ok, type Result } from '#base/result.ts';
import { mergeSolution, splitSolution } from '../codec/gridWithSolution.ts';
import {
  parseBareGridText,
  writeBareGridText,
  withVersion,
  withoutVersion,
} from '../codec/gridText.ts';
import { parseError, type ParseError } from '../text/ParseError.ts';

/** The content of a puzzle in links and files. */
export interface Envelope extends Metadata {
  /** The givens, without the solution. */
  readonly grid: Grid;
  readonly solution: Grid | null;
}

/** The error for a value that is not a grid. */
export const NOT_A_GRID = message('parse.notAGrid');
export const NOT_A_SOLUTION = message('parse.notASolution');

/**
 * Parse a puzzle text. Metadata is never rejected: missing values and values of another type are
 * empty.
 */
export function parsePuzzle(
  text: string,
  onUnknownField?: OnUnknownField,
): Result<Envelope, ParseError> {
  const body = withoutVersion(text);
  if (!body.ok) return body;
  const fields = readObject(body.value);
  if (!fields) return parseError('badPuzzle', message('parse.notAPuzzle'));
  if (fields['grid'] === undefined) return parseError('badPuzzle', message('parse.noGrid'));
  if (typeof fields['grid'] !== 'string') return parseError('badField', NOT_A_GRID);
  const full = parseBareGridText(fields['grid'], onUnknownField);
  if (!full.ok) return full;
  return ok({
    title: stringOf(fields['title']),
    author: stringOf(fields['author']),
    description: stringOf(fields['description']),
    difficulty:
      typeof fields['difficulty'] === 'number' ? fields['difficulty'] : NEW_METADATA.difficulty,
    ...splitSolution(full.value),
  });
}

function readObject(json: string): Readonly<Record<string, unknown>> | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  return isRecord(value) ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Write a puzzle text: JSON with a version prefix, the solution in the colors of its grid. */
export function writePuzzle({ grid, solution, ...metadata }: Envelope): string {
  const { title, difficulty, author, description } = metadata;
  const text = writeBareGridText(mergeSolution(grid, solution));
  return withVersion(JSON.stringify({ title, grid: text, difficulty, author, description }));
}
