import type { PuzzleProblem } from '#engine/import/inspect.ts';
import type { ImportRow, RowSolution } from '#machines/importRows.ts';

/** How a part of a row is shown. */
export type RowTone = 'good' | 'busy' | 'open' | 'bad';

/** What a row says of its puzzle: each part in a few words, and a sentence where one is needed. */
export interface RowText {
  readonly state: { readonly tone: RowTone; readonly text: string };
  /** Null while it cannot be known. */
  readonly solution: { readonly tone: RowTone; readonly text: string } | null;
  readonly note: string;
}

const PROBLEMS: Readonly<Record<PuzzleProblem, string>> = {
  noCells: 'The board has no cells.',
  noSolution: '',
  incompleteSolution: 'The solution leaves cells open.',
  wrongSolution: 'The solution breaks a rule.',
};

const SOLUTIONS: Readonly<Record<RowSolution, { readonly tone: RowTone; readonly text: string }>> =
  {
    missing: { tone: 'open', text: 'Solution missing' },
    provided: { tone: 'open', text: 'Solution provided' },
    unique: { tone: 'good', text: 'One solution' },
    multiple: { tone: 'bad', text: 'Several solutions' },
    none: { tone: 'bad', text: 'No solution' },
    undecided: { tone: 'open', text: 'Not decided' },
  };

/** Describe a row in text. */
export function rowText({ state, message, puzzle, solution, run }: ImportRow): RowText {
  if (state === 'decoding')
    return { state: { tone: 'busy', text: 'Decoding' }, solution: null, note: '' };
  if (state === 'malformed' || !puzzle)
    return { state: { tone: 'bad', text: 'Malformed' }, solution: null, note: message };
  const { problem } = puzzle.facts;
  return {
    state: problem === null ? { tone: 'good', text: 'Verified' } : invalid(problem),
    solution: run === 'idle' ? SOLUTIONS[solution] : RUNS[run],
    note: message !== '' ? message : problem === null ? '' : PROBLEMS[problem],
  };
}

function invalid(problem: PuzzleProblem): RowText['state'] {
  return problem === 'noSolution'
    ? { tone: 'open', text: 'Not verified' }
    : { tone: 'bad', text: 'Invalid' };
}

const RUNS = {
  queued: { tone: 'busy', text: 'Waiting to be solved' },
  solving: { tone: 'busy', text: 'Solving' },
} as const;

/** What all rows together say, once nothing is under way. */
export function summaryOf(
  rows: readonly ImportRow[],
  { repeated, leftOut }: { readonly repeated: number; readonly leftOut: number },
): string {
  if (rows.length === 0) return '';
  const malformed = rows.filter(({ state }) => state === 'malformed').length;
  const verified = rows.filter(({ puzzle }) => puzzle?.facts.problem === null).length;
  const unique = rows.filter(({ solution }) => solution === 'unique').length;
  return [
    `${counted(rows.length - malformed, 'puzzle')}, ${verified} verified, ${unique} with exactly one solution.`,
    ...(malformed > 0 ? [`${counted(malformed, 'link')} cannot be opened.`] : []),
    ...(repeated > 0 ? [`${counted(repeated, 'repetition')} left out.`] : []),
    ...(leftOut > 0 ? [`${counted(leftOut, 'link')} left out: the list is full.`] : []),
  ].join(' ');
}

/** A number of things. */
export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}
