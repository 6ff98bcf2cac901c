import type { ImportRow } from '#machines/importRows.ts';
import type { Publication } from '#machines/publishingMachine.ts';

/** The publication of the puzzle of a row; undefined if it has none. */
export function findPublication(
  { state, puzzle }: ImportRow,
  publications: ReadonlyMap<string, Publication>,
): Publication | undefined {
  return state === 'local' && puzzle ? publications.get(puzzle.text) : undefined;
}

/** True if a puzzle can be published, apart from its title. */
export function isSound({ state, puzzle, solution }: ImportRow): boolean {
  return state === 'local' && puzzle?.facts.problem === null && solution !== 'none';
}

/** True if a puzzle can be published now. */
export function canPublish(row: ImportRow, publication: Publication | undefined): boolean {
  const isNew = publication === undefined || publication.step === 'refused';
  return isNew && isSound(row) && row.puzzle?.facts.title !== '';
}

/**
 * The texts of the puzzles that "Publish all" publishes, which excludes those with several
 * solutions.
 */
export function textsToPublish(
  rows: readonly ImportRow[],
  publications: ReadonlyMap<string, Publication>,
): readonly string[] {
  return rows.flatMap((row) => {
    const isMeant = row.solution !== 'multiple' && findPublication(row, publications) === undefined;
    return isMeant && row.puzzle && canPublish(row, undefined) ? [row.puzzle.text] : [];
  });
}
