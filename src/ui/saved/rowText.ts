import { joined, message, type Text } from '#texts/message.ts';
import type { PuzzleProblem } from '#engine/import/inspect.ts';
import { isUnsupported } from '#engine/foreign/unsupported.ts';
import type { ImportContext } from '#machines/importMachine.ts';
import type { ImportRow, RowSolution } from '#machines/importRows.ts';
import type { Publication, PublicationStep } from '#machines/publishingMachine.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('imports', 'bulk', 'parse', 'rules', 'symbols', 'clues');

/** The icon and color of a part of a row. */
export type RowTone = 'good' | 'busy' | 'open' | 'bad';

/** The text of a row: its state and its solution in a few words, and a note if it needs one. */
export interface RowText {
  readonly state: { readonly tone: RowTone; readonly text: Text };
  /** Null while it is not known. */
  readonly solution: { readonly tone: RowTone; readonly text: Text } | null;
  readonly note: Text;
}

const PROBLEMS: Readonly<Record<PuzzleProblem, Text>> = {
  noCells: message('imports.noCells'),
  noSolution: '',
  incompleteSolution: message('imports.incompleteSolution'),
  wrongSolution: message('imports.wrongSolution'),
};

const SOLUTIONS: Readonly<Record<RowSolution, { readonly tone: RowTone; readonly text: Text }>> = {
  missing: { tone: 'open', text: message('imports.solutionMissing') },
  provided: { tone: 'open', text: message('imports.solutionProvided') },
  unique: { tone: 'good', text: message('imports.solutionUnique') },
  multiple: { tone: 'bad', text: message('imports.solutionMultiple') },
  none: { tone: 'bad', text: message('imports.solutionNone') },
  undecided: { tone: 'open', text: message('imports.solutionUndecided') },
};

/** The text of a row with its publication. */
export function rowText(row: ImportRow, publication: Publication | undefined): RowText {
  const text = localText(row);
  if (!publication || row.state !== 'local') return text;
  const note = publication.step === 'refused' ? publication.why : text.note;
  return { ...text, state: STEPS[publication.step], note };
}

const STEPS: Readonly<Record<PublicationStep, RowText['state']>> = {
  waiting: { tone: 'busy', text: message('bulk.waiting') },
  creating: { tone: 'busy', text: message('bulk.uploading') },
  created: { tone: 'busy', text: message('bulk.publishing') },
  removing: { tone: 'busy', text: message('bulk.removing') },
  online: { tone: 'good', text: message('bulk.online') },
  refused: { tone: 'bad', text: message('bulk.refused') },
};

function localText(row: ImportRow): RowText {
  const { state, puzzle, solution, run } = row;
  if (state === 'decoding')
    return { state: { tone: 'busy', text: message('imports.decoding') }, solution: null, note: '' };
  if (state === 'malformed' || !puzzle)
    return {
      state: {
        tone: 'bad',
        text: message(isUnsupported(row.message) ? 'imports.impossible' : 'imports.malformed'),
      },
      solution: null,
      note: row.message,
    };
  const { problem } = puzzle.facts;
  return {
    state:
      problem === null ? { tone: 'good', text: message('imports.verified') } : invalid(problem),
    solution: run === 'idle' ? SOLUTIONS[solution] : RUNS[run],
    note: row.message !== '' ? row.message : problem === null ? '' : PROBLEMS[problem],
  };
}

function invalid(problem: PuzzleProblem): RowText['state'] {
  return problem === 'noSolution'
    ? { tone: 'open', text: message('imports.notVerified') }
    : { tone: 'bad', text: message('imports.invalid') };
}

const RUNS = {
  queued: { tone: 'busy', text: message('imports.queued') },
  solving: { tone: 'busy', text: message('imports.solving') },
} as const;

/** The summary of all rows, shown while no work is running. */
export function summarizeRows(
  rows: readonly ImportRow[],
  {
    repeated,
    leftOut,
    skipped: { links, lines },
  }: Pick<ImportContext, 'repeated' | 'leftOut' | 'skipped'>,
): Text {
  if (rows.length === 0) return '';
  const malformed = rows.filter(({ state }) => state === 'malformed').length;
  const verified = rows.filter(({ puzzle }) => puzzle?.facts.problem === null).length;
  const unique = rows.filter(({ solution }) => solution === 'unique').length;
  return joined([
    message('imports.summary', { count: rows.length - malformed, verified, unique }),
    ...(malformed > 0 ? [message('imports.malformedLinks', { count: malformed })] : []),
    ...(repeated > 0 ? [message('imports.repeated', { count: repeated })] : []),
    ...(links > 0 ? [message('imports.skippedLinks', { count: links })] : []),
    ...(lines > 0 ? [message('imports.skippedLines', { count: lines })] : []),
    ...(leftOut > 0 ? [message('imports.leftOut', { count: leftOut })] : []),
  ]);
}
