import type { Text } from '#texts/message.ts';
import { mergeSolution } from '../codec/gridWithSolution.ts';
import { boardOf } from '../judging/boardOf.ts';
import { judge } from '../judging/judge.ts';
import { publishChecklist, type ChecklistItem } from '../puzzle/checklist.ts';
import { writePuzzle } from '../puzzle/envelope.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { ok, type Result } from '#base/result.ts';
import { isSupported } from '#engine/solving/support.ts';
import { openUnpacked, type UnpackedSource } from './openSource.ts';

/** The facts about a puzzle that a list shows without opening it again. */
interface PuzzleFacts {
  readonly title: string;
  readonly author: string;
  readonly width: number;
  readonly height: number;
  readonly hasSolution: boolean;
  /** The problem that prevents its verification; null if there is none. */
  readonly problem: PuzzleProblem | null;
  /** True if a solver supports all its clues. */
  readonly isSolvable: boolean;
}

/**
 * Reasons why a puzzle is not verified. Title and author are not required, since links may have
 * none.
 */
export type PuzzleProblem = 'noCells' | 'noSolution' | 'incompleteSolution' | 'wrongSolution';

/** A puzzle that could be opened: its text, which is equal for equal puzzles, and its facts. */
export interface InspectedPuzzle {
  readonly text: string;
  readonly facts: PuzzleFacts;
}

/** Open a source and judge its puzzle. Fails with a sentence if it cannot be opened. */
export function inspect(source: UnpackedSource): Result<InspectedPuzzle, Text> {
  const puzzle = openUnpacked(source);
  return puzzle.ok ? ok(inspectPuzzle(puzzle.value)) : puzzle;
}

/** The text and the facts of a puzzle. */
export function inspectPuzzle(puzzle: Puzzle): InspectedPuzzle {
  const { title, author, grid, solution } = puzzle;
  const facts = {
    title,
    author,
    width: grid.width,
    height: grid.height,
    hasSolution: solution !== null,
    problem: problemOf(puzzle),
    isSolvable: isSupported(grid),
  };
  return { text: writePuzzle(puzzle), facts };
}

const PROBLEMS: Readonly<Partial<Record<ChecklistItem['id'], PuzzleProblem>>> = {
  gridValid: 'noCells',
  solutionIsNotEmpty: 'noSolution',
  solutionIsComplete: 'incompleteSolution',
  solutionIsValid: 'wrongSolution',
};

function problemOf(puzzle: Puzzle): PuzzleProblem | null {
  const solved = mergeSolution(puzzle.grid, puzzle.solution);
  const { final } = judge(boardOf(solved), null);
  const failed = publishChecklist(puzzle, solved, final).find(
    ({ id, success, mandatory }) => mandatory && !success && PROBLEMS[id] !== undefined,
  );
  const problem = failed ? (PROBLEMS[failed.id] ?? null) : null;
  return problem === 'incompleteSolution' && !puzzle.solution ? 'noSolution' : problem;
}
