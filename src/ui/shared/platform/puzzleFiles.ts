import { writePuzzle } from '#engine/puzzle/envelope.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { fileName, saveTextFile } from './files.ts';

const UNTITLED_FILE = 'puzzle';

/** Save a puzzle as a file with its text. */
export function savePuzzleFile(puzzle: Puzzle): void {
  saveTextFile(`${writePuzzle(puzzle)}\n`, fileName(puzzle.title || UNTITLED_FILE, 'txt'));
}

/** Save puzzles as one file, a line each. */
export function savePuzzlesFile(puzzles: readonly Puzzle[]): void {
  const text = puzzles.map((puzzle) => `${writePuzzle(puzzle)}\n`).join('');
  saveTextFile(text, fileName(`${puzzles.length} drafts`, 'txt'));
}
