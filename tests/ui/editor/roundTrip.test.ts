import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { gridEquals } from '#engine/judging/equality.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { puzzleFromDocument } from '#machines/document.ts';
import { english } from '#texts/english.ts';
import { documentToEdit } from '#ui/editor/documentToEdit.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';

const FOLDER = 'tests/vectors/solver';

/** The grid texts of a table, the author's solution in its colors where there is one. */
function gridsOf(file: string): readonly string[] {
  return readFileSync(`${FOLDER}/${file}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => String((JSON.parse(line) as { readonly grid: unknown }).grid));
}

const TEXTS: readonly string[] = [
  ...SHARED_PUZZLES.flatMap(({ grid, solution }) => [grid, ...(solution ? [solution] : [])]),
  ...['unique', 'multiple', 'underclued', 'unsat', 'hard'].flatMap(gridsOf),
];

function opened(text: string): Puzzle {
  const puzzle = openPuzzle(text);
  if (!puzzle.ok) throw new Error(english.say(puzzle.error.message));
  return puzzle.value;
}

describe('a puzzle opened in the editor and shared again', () => {
  it('is the same puzzle, for every puzzle there is', () => {
    let colored = 0;
    for (const text of TEXTS) {
      const before = { ...opened(text), title: 'Salt road', author: 'Mira', difficulty: 7 };
      const after = opened(writePuzzle(puzzleFromDocument(documentToEdit(before))));
      expect({ ...after, grid: '', solution: '' }).toEqual({ ...before, grid: '', solution: '' });
      expect(gridEquals(after.grid, before.grid)).toBe(true);
      const [full, again] = [before, after].map((it) => mergeSolution(it.grid, it.solution));
      expect(full && again && gridEquals(full, again)).toBe(true);
      if (before.solution) colored += 1;
    }
    expect(TEXTS.length).toBeGreaterThan(100);
    expect(colored).toBeGreaterThan(10);
  });
});
