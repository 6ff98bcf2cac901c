import type { Text } from '#texts/message.ts';
import type { PuzzleSource } from '#engine/import/findSources.ts';
import type { InspectedPuzzle } from '#engine/import/inspect.ts';

/** How many solutions a puzzle has, as far as it is known. */
export type RowSolution =
  | 'missing'
  /** It came with one, of which nothing is proved. */
  | 'provided'
  | 'unique'
  | 'multiple'
  | 'none'
  /** A solver ended without an answer. */
  | 'undecided';

/** What was found of a puzzle. */
export interface RowOutcome {
  readonly solution: Extract<RowSolution, 'unique' | 'multiple' | 'none' | 'undecided'>;
  /** The puzzle with the solution that was found, if it had none. */
  readonly puzzle: InspectedPuzzle | null;
  /** Why nothing was decided; else empty. */
  readonly message: Text;
}

/** One puzzle of a list that is imported. */
export interface ImportRow {
  readonly id: number;
  readonly source: PuzzleSource;
  readonly state: 'decoding' | 'malformed' | 'local';
  /** Why it is malformed, or why nothing was decided. */
  readonly message: Text;
  /** What is known of it, or was before it was edited; null if it never was decoded. */
  readonly puzzle: InspectedPuzzle | null;
  readonly solution: RowSolution;
  readonly run: 'idle' | 'queued' | 'solving';
  readonly isSaved: boolean;
}

/** A row whose source is still to be decoded. */
export function newRow(id: number, source: PuzzleSource): ImportRow {
  return {
    id,
    source,
    state: 'decoding',
    message: '',
    puzzle: null,
    solution: 'missing',
    run: 'idle',
    isSaved: false,
  };
}

/** A row whose puzzle was edited: it is decoded anew, and shown as it was until then. */
export function editedRow({ id, puzzle }: ImportRow, text: string): ImportRow {
  return { ...newRow(id, { kind: 'text', text }), puzzle };
}

/** Whether a solver may be asked about a row now. */
export function canSolveRow({ puzzle, run }: ImportRow): boolean {
  return puzzle !== null && puzzle.facts.isSolvable && run === 'idle';
}

/** Whether "Solve all" takes a row: solvers know its clues, and have not answered yet. */
export function isUnsolved(row: ImportRow): boolean {
  return canSolveRow(row) && ['missing', 'provided', 'undecided'].includes(row.solution);
}

/** A row after it was decoded. One that waits for a solver goes on waiting if there is one. */
export function withPuzzle(row: ImportRow, puzzle: InspectedPuzzle): ImportRow {
  const { hasSolution, isSolvable } = puzzle.facts;
  const solution = hasSolution ? 'provided' : 'missing';
  const run = isSolvable ? row.run : 'idle';
  return { ...row, state: 'local', message: '', puzzle, solution, run };
}

/** A row that could not be decoded. */
export function withProblem(row: ImportRow, message: Text): ImportRow {
  return { ...row, state: 'malformed', message, puzzle: null, run: 'idle' };
}

/** A row after its solver ended. */
export function withOutcome(row: ImportRow, { solution, puzzle, message }: RowOutcome): ImportRow {
  return { ...row, run: 'idle', solution, message, puzzle: puzzle ?? row.puzzle };
}

/** The same rows, those with an id of `ids` changed. */
export function changeRows(
  rows: readonly ImportRow[],
  ids: ReadonlySet<number>,
  change: (row: ImportRow) => ImportRow,
): readonly ImportRow[] {
  return rows.map((row) => (ids.has(row.id) ? change(row) : row));
}
