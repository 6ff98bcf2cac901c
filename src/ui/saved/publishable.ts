import type { ImportRow } from '#machines/importRows.ts';
import type { Publication } from '#machines/publishingMachine.ts';

/** How far the puzzle of a row is on its way to the site; undefined for one that stays here. */
export function findPublication(
  { state, puzzle }: ImportRow,
  publications: ReadonlyMap<string, Publication>,
): Publication | undefined {
  return state === 'local' && puzzle ? publications.get(puzzle.text) : undefined;
}

/** Whether a puzzle is fit to be published, but for its title. */
export function isSound({ state, puzzle, solution }: ImportRow): boolean {
  return state === 'local' && puzzle?.facts.problem === null && solution !== 'none';
}

/** Whether a puzzle may be published now. */
export function canPublish(row: ImportRow, publication: Publication | undefined): boolean {
  const isNew = publication === undefined || publication.step === 'refused';
  return isNew && isSound(row) && row.puzzle?.facts.title !== '';
}

/** The texts of those that "Publish all" takes: not those that have several solutions. */
export function textsToPublish(
  rows: readonly ImportRow[],
  publications: ReadonlyMap<string, Publication>,
): readonly string[] {
  return rows.flatMap((row) => {
    const isMeant = row.solution !== 'multiple' && findPublication(row, publications) === undefined;
    return isMeant && row.puzzle && canPublish(row, undefined) ? [row.puzzle.text] : [];
  });
}
