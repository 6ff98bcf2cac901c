import type { CellMarks } from '#engine/edit/cellMarks.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { sameRules } from '#engine/edit/rules.ts';
import { gridEquals } from '#engine/judging/equality.ts';
import type { Metadata } from '#engine/puzzle/metadata.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';

/**
 * The puzzle being solved or edited: a grid with its present colors, clues and size, the author's
 * solution and the metadata.
 */
export interface Document {
  readonly grid: Grid;
  /** Null if unknown. */
  readonly solution: Grid | null;
  readonly metadata: Metadata;
}

/** A document with the player's marks, which are no part of the puzzle. */
export interface MarkedDocument extends Document {
  readonly marks: CellMarks;
}

/** Converts a puzzle to a document. */
export function documentFromPuzzle({ grid, solution, ...metadata }: Puzzle): Document {
  const { title, author, description, difficulty } = metadata;
  return { grid, solution, metadata: { title, author, description, difficulty } };
}

/** Converts a document to a puzzle. */
export function puzzleFromDocument({ grid, solution, metadata }: Document): Puzzle {
  return { ...metadata, grid, solution };
}

/**
 * True if two documents mean the same. The order of parts does not matter, except that of rules.
 */
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
