import { message, type Text } from '#texts/message.ts';
import { NEW_METADATA } from '../puzzle/metadata.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { isForeignAddress, parseAddress } from './address.ts';
import type { ForeignGenre } from './ForeignGenre.ts';
import { FOREIGN_GENRES } from './genres.ts';
import { otherGenre } from './genreNames.ts';

/**
 * The puzzle of a link to another site, or a sentence with the reason why there is none. Such links
 * contain neither title nor author, so the genre is the title.
 */
export function openForeign(address: string): Result<Puzzle, Text> {
  if (!isForeignAddress(address)) return fail(message('parse.notALink'));
  const link = parseAddress(address);
  const id = link.ok ? link.value.genre : link.error.genre;
  const genre = FOREIGN_GENRES.find((one) => one.id === id || one.aliases?.includes(id));
  if (!genre) return fail(whyNot(id));
  if (!link.ok)
    return fail(
      link.error.kind === 'noSize'
        ? message('parse.genreWithoutSize', { genre: genre.name })
        : message('parse.genreTooLarge', { genre: genre.name }),
    );
  if (link.value.isVariant) return fail(message('parse.genreVariant', { genre: genre.name }));
  return puzzleOf(genre, link.value);
}

function puzzleOf(
  genre: ForeignGenre,
  link: Parameters<ForeignGenre['read']>[0],
): Result<Puzzle, Text> {
  const grid = genre.read(link);
  if (!grid.ok) return grid;
  return ok({ ...NEW_METADATA, title: genre.name, grid: grid.value, solution: null });
}

/** The reason why puzzles of a genre cannot be opened. */
function whyNot(id: string): Text {
  const genre = otherGenre(id);
  if (!genre) return message('parse.unknownGenre', { genre: id });
  return genre.isShading
    ? message('parse.genreWithoutRule', { genre: genre.name })
    : message('parse.genreWithoutColors', { genre: genre.name });
}
