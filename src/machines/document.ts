import type { CellMarks } from '#engine/edit/cellMarks.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { sameRules } from '#engine/edit/rules.ts';
import { gridEquals } from '#engine/judging/equality.ts';
import type { Metadata } from '#engine/puzzle/metadata.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';

/**
 * What is worked on: a grid in its present colors, clues and size, the author's solution, and what
 * is said of it.
 */
export interface Document {
  readonly grid: Grid;
  /** Null if nobody knows it. */
  readonly solution: Grid | null;
  readonly metadata: Metadata;
}

/** A document, and what the player noted on it. The marks are no part of the puzzle. */
export interface MarkedDocument extends Document {
  readonly marks: CellMarks;
}

/** A puzzle as a document. */
export function documentOf({ grid, solution, ...metadata }: Puzzle): Document {
  const { title, author, description, difficulty } = metadata;
  return { grid, solution, metadata: { title, author, description, difficulty } };
}

/** A document as a puzzle. */
export function puzzleOf({ grid, solution, metadata }: Document): Puzzle {
  return { ...metadata, grid, solution };
}

/** Whether two documents mean the same, in whatever order their parts but the rules stand. */
export function sameDocument(a: MarkedDocument, b: MarkedDocument): boolean {
  return (
    a.marks === b.marks &&
    sameMetadata(a.metadata, b.metadata) &&
    sameGrid(a.solution, b.solution) &&
    sameGrid(a.grid, b.grid)
  );
}

function sameGrid(a: Grid | null, b: Grid | null): boolean {
  return a === b || (a !== null && b !== null && gridEquals(a, b) && sameRules(a.rules, b.rules));
}

function sameMetadata(a: Metadata, b: Metadata): boolean {
  return (
    a === b ||
    (a.title === b.title &&
      a.author === b.author &&
      a.description === b.description &&
      a.difficulty === b.difficulty)
  );
}
