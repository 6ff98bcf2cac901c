import type { AssistantFact, CursorFact, PuzzleFact } from '#engine/assistant/assist.ts';
import { hasClue, type PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';

type FactOf<Type extends AssistantFact['type']> = Extract<AssistantFact, { readonly type: Type }>;

/** The newest fact of each type. */
type Facts<Of extends AssistantFact> = {
  readonly [Type in Of['type']]?: FactOf<Type>;
};

/** The facts about a puzzle that the assistant has found so far. */
export type PuzzleAnswer = Facts<PuzzleFact> & {
  /** The puzzle the facts are about. */
  readonly grid: Grid;
};

/** The facts about the cell at the cursor. */
export type CursorAnswer = Facts<CursorFact>;

/** Facts about the puzzle and about the cursor. */
export interface Answer {
  readonly puzzle: PuzzleAnswer;
  readonly cursor: CursorAnswer;
}

const OF_CURSOR: ReadonlySet<AssistantFact['type']> = new Set<CursorFact['type']>([
  'values',
  'clash',
  'cursorDone',
]);

/** An answer extended by facts. Newer facts replace older ones of their type. */
export function withFacts({ puzzle, cursor }: Answer, facts: readonly AssistantFact[]): Answer {
  return facts.reduce(
    (answer, fact) =>
      OF_CURSOR.has(fact.type)
        ? { ...answer, cursor: { ...answer.cursor, [fact.type]: fact } }
        : { ...answer, puzzle: { ...answer.puzzle, [fact.type]: fact } },
    { puzzle, cursor },
  );
}

/** True if all cells and clues that the facts name are on the board. */
export function fitsGrid(facts: readonly AssistantFact[], grid: Grid): boolean {
  const isCell = (cell: Cell): boolean => grid.tiles[cell]?.exists === true;
  const isClue = (clue: PuzzleClue): boolean => hasClue(grid, clue);
  return facts.every((fact) => {
    switch (fact.type) {
      case 'scope':
        return fact.ignored.every(isClue);
      case 'forced':
        return fact.cells.every(({ cell }) => isCell(cell));
      case 'several':
        return fact.differing.every(isCell);
      case 'conflict':
      case 'clash':
        return fact.conflict.clues.every(isClue);
      case 'redundant':
        return fact.clues.every(isClue);
      case 'solvable':
      case 'unique':
      case 'values':
      case 'late':
      case 'done':
      case 'cursorDone':
        return true;
    }
  });
}
