import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { NOT_A_GRID, NOT_A_SOLUTION, parsePuzzle, writePuzzle } from '#engine/puzzle/envelope.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { decodeShare } from '#engine/codec/share.ts';
import { isPublishable, publishChecklist } from '#engine/puzzle/checklist.ts';
import { metadataProblems } from '#engine/puzzle/metadata.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { findPuzzleTypes } from '#engine/puzzle/types.ts';
import { requiresSolution } from '#engine/judging/requiresSolution.ts';
import { english } from '#texts/english.ts';
import { compression } from '../readInput.ts';
import { CaseError, type CaseFields } from './CaseFields.ts';

/** Decode the data of a share link, and split its puzzle into parts. */
export async function evaluateShare(fields: CaseFields): Promise<unknown> {
  const text = await decodeShare(fields.text('data'), compression);
  if (!text.ok) return { error: true };
  if (!/^(\d+_)?\{/.test(text.value)) return { text: text.value };
  const puzzle = parsePuzzle(text.value);
  if (!puzzle.ok) throw new CaseError(puzzle.error.message);
  const { title, author, description, difficulty } = puzzle.value;
  return {
    text: text.value,
    puzzle: { title, author, description, difficulty, ...describe(puzzle.value) },
  };
}

/** Write a puzzle and read it again. */
export function evaluatePuzzle(fields: CaseFields): unknown {
  const puzzle = fields.object('puzzle');
  if (typeof puzzle.raw('grid') !== 'string') throw new CaseError(NOT_A_GRID);
  const solution = puzzle.raw('solution') ?? null;
  if (solution !== null && typeof solution !== 'string') throw new CaseError(NOT_A_SOLUTION);
  const text = writePuzzle({
    title: puzzle.text('title'),
    author: puzzle.text('author'),
    description: puzzle.text('description'),
    difficulty: puzzle.number('difficulty'),
    grid: puzzle.grid('grid'),
    solution: puzzle.gridOrNull('solution'),
  });
  const parsed = parsePuzzle(text);
  if (!parsed.ok) throw new CaseError(parsed.error.message);
  return { text, parsed: describe(parsed.value) };
}

function describe({ grid, solution }: Puzzle) {
  return {
    grid: writeGridText(grid),
    solution: solution && writeGridText(solution),
    types: findPuzzleTypes(grid),
    requireSolution: requiresSolution(grid),
  };
}

/** Check metadata. */
export function evaluateMetadata(fields: CaseFields): unknown {
  const messages = metadataProblems(fields.raw('metadata')).map((problem) => english.say(problem));
  return { ok: messages.length === 0, messages };
}

/** The publish checklist of a grid with its solution. */
export function evaluateChecklist(fields: CaseFields): unknown {
  const grid = fields.grid('grid');
  const { final } = judge(boardOf(grid), null);
  const items = publishChecklist(fields.raw('metadata'), grid, final);
  return { items, isValid: isPublishable(items) };
}
