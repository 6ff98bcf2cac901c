import { NEW_METADATA } from '../puzzle/metadata.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { fail, ok, type Result } from '../result.ts';
import { isForeignAddress, parseAddress } from './address.ts';
import type { ForeignGenre } from './ForeignGenre.ts';
import { FOREIGN_GENRES } from './genres.ts';
import { otherGenre } from './genreNames.ts';

/**
 * The puzzle that a link of another site holds; or a sentence that says why there is none. Such
 * links hold neither title nor author, so a puzzle is titled by its genre.
 */
export function openForeign(address: string): Result<Puzzle, string> {
  if (!isForeignAddress(address)) return fail('This is not a link to a puzzle.');
  const link = parseAddress(address);
  const id = link.ok ? link.value.genre : link.error.genre;
  const genre = FOREIGN_GENRES.find((one) => one.id === id || one.aliases?.includes(id));
  if (!genre) return fail(whyNot(id));
  if (!link.ok)
    return fail(
      link.error.kind === 'noSize'
        ? `This ${genre.name} link has no size.`
        : `This ${genre.name} link asks for a board that is too large.`,
    );
  if (link.value.isVariant)
    return fail(`This ${genre.name} is a variant, and its link does not tell the rules.`);
  return puzzleOf(genre, link.value);
}

function puzzleOf(
  genre: ForeignGenre,
  link: Parameters<ForeignGenre['read']>[0],
): Result<Puzzle, string> {
  const grid = genre.read(link);
  if (!grid.ok) return grid;
  return ok({ ...NEW_METADATA, title: genre.name, grid: grid.value, solution: null });
}

/** Why puzzles of a genre cannot be opened. */
function whyNot(id: string): string {
  const genre = otherGenre(id);
  if (!genre) return `Puzzles of the genre “${id}” are not known here.`;
  return genre.isShading
    ? `${genre.name} needs a rule that is not among the rules and symbols here.`
    : `${genre.name} cannot be stated with light and dark cells.`;
}
