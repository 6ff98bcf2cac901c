import type { Grid } from '#engine/grid/grid.ts';
import type { ChecklistItem, ChecklistItemId } from '#engine/puzzle/checklist.ts';
import { metadataProblem, type Metadata } from '#engine/puzzle/metadata.ts';

/** Where an item of the checklist is put right. */
export type ChecklistPlace = keyof Metadata | 'size' | 'solution' | 'faults' | 'solver';

/** An item of the checklist in words. */
export interface ChecklistText {
  /** What it is about, listed among what is done. */
  readonly name: string;
  /** What is missing, in one short sentence without full stop. */
  readonly fault: string;
  /** What the item is for. */
  readonly meaning: string;
  /** How to put it right. */
  readonly remedy: string;
  /** The way to where it is put right; null where there is nothing to do. */
  readonly action: { readonly label: string; readonly place: ChecklistPlace } | null;
}

/** What the words depend on. */
export interface ChecklistFacts {
  readonly metadata: Metadata;
  /** The grid in the colors of its solution. */
  readonly grid: Grid;
}

const TEXTS: Readonly<Record<ChecklistItemId, (facts: ChecklistFacts) => ChecklistText>> = {
  metadataValid({ metadata }) {
    const { place, problem } = firstProblem(metadata);
    return {
      name: 'Title, author, difficulty',
      fault: problem,
      meaning: 'Solvers see what a puzzle is called, who made it, and how hard it is.',
      remedy: 'Everything but the description has to be filled in.',
      action: { label: 'Fill in', place },
    };
  },
  gridValid: () => ({
    name: 'Board',
    fault: 'The board has no cells',
    meaning: 'A puzzle is played on at least one row and one column.',
    remedy: 'Choose a larger size.',
    action: { label: 'Set size', place: 'size' },
  }),
  autoValidation: () => ({
    name: 'Checked as you play',
    fault: 'Only your solution can check it',
    meaning:
      'Some clues of this puzzle mean what you say they mean. What solvers paint is compared with your solution instead.',
    remedy: 'Nothing has to be done. The puzzle can be published like this.',
    action: null,
  }),
  solutionIsNotEmpty: () => ({
    name: 'Solution',
    fault: 'No solution is painted',
    meaning: 'What solvers paint is compared with your solution, so there has to be one.',
    remedy: 'Paint it on the board. Fixed cells do not count.',
    action: { label: 'Paint it', place: 'solution' },
  }),
  solutionIsComplete: ({ grid }) => ({
    name: 'Solution',
    fault: openCells(grid),
    meaning: 'The colors on the board are the solution of the puzzle, so every cell has one.',
    remedy: 'Paint what is gray, or let a solver do it.',
    action: { label: 'Solve', place: 'solver' },
  }),
  solutionIsValid: () => ({
    name: 'Rules and symbols',
    fault: 'The solution breaks a clue',
    meaning: 'The colors on the board are the solution of the puzzle, so all clues hold in it.',
    remedy: 'Repaint the cells that are marked, or change the clue.',
    action: { label: 'Show', place: 'faults' },
  }),
  isSolvable: () => ({
    name: 'No contradiction found',
    fault: 'Proved to have no solution',
    meaning: 'A solver went through all colorings: none satisfies every clue of this puzzle.',
    remedy: 'Change or remove a clue, or undo what was changed last. Then solve again.',
    action: { label: 'Solve again', place: 'solver' },
  }),
};

/** An item in words. */
export function checklistText({ id }: ChecklistItem, facts: ChecklistFacts): ChecklistText {
  return TEXTS[id](facts);
}

function firstProblem(metadata: Metadata): { place: keyof Metadata; problem: string } {
  const names = ['title', 'author', 'description', 'difficulty'] as const;
  for (const place of names) {
    const problem = metadataProblem(place, metadata[place]);
    if (problem !== null) return { place, problem };
  }
  return { place: 'title', problem: '' };
}

function openCells({ tiles }: Grid): string {
  const count = tiles.filter(({ exists, color }) => exists && color === 'gray').length;
  return count === 1 ? '1 cell has no color' : `${count} cells have no color`;
}

/** Names that stand together, each once: "Title, author, difficulty, board, solution". */
export function namesInWords(texts: readonly ChecklistText[]): string {
  const text = [...new Set(texts.map(({ name }) => name.toLowerCase()))].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
