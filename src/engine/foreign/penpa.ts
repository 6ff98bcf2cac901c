import { message, type Text } from '#texts/message.ts';
import { isRecord } from '#base/isRecord.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { NEW_METADATA } from '../puzzle/metadata.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { MAX_CELLS, type FoundAddress } from './address.ts';
import type { ForeignGenre } from './ForeignGenre.ts';
import { FOREIGN_GENRES } from './genres.ts';
import { whyNot } from './openForeign.ts';
import { frameOf, readPenpaDrawing } from './penpaDrawing.ts';

/** The end of a link of Penpa+, on any host. Its data is deflated text, as base64. */
const ENDS = /#m=(?:edit|solve)&p=([\w+/=%-]+)/gi;

/** The links of Penpa+ in a text, in order: a place in each, and its data. */
export function findPenpaLinks(
  text: string,
): readonly (Pick<FoundAddress, 'index'> & { readonly data: string })[] {
  return Array.from(text.matchAll(ENDS), ({ 1: data = '', index }) => ({ index, data }));
}

/**
 * Abbreviated names by the character after `z`. They are resolved from the last to the first, and a
 * lone `z`, written as `zZ`, after all of them.
 */
const ABBREVIATIONS =
  '9:qa Q:pu_q A:pu_a G:grid M:edit_mode S:surface L:line E:lineE W:wall C:cage N:number Y:symbol P:special B:board R:command_redo U:command_undo 8:command_replay 1:numberS F:freeline 2:freelineE T:thermo 3:arrows D:direction 0:squareframe 5:polygon 4:deletelineE 6:killercages 7:nobulbthermo _:__a'
    .split(' ')
    .map((entry) => entry.split(':'));

const DAMAGED: Text = message('parse.damagedGenre', { genre: 'Penpa+' });
const OTHER_BOARD: Text = message('parse.penpaBoard');
const OTHER_PARTS: Text = message('parse.penpaParts');

/** Lines of the text. */
const SPACE_LINE = 1;
const QUESTION_LINE = 3;
const TAGS_LINE = 17;
/** Fields of its first line. */
const TITLE_FIELD = 15;
const AUTHOR_FIELD = 16;
/**
 * The puzzle in the unpacked text of a Penpa+ link. Its rules are those of the genre that its tags
 * or its title name; it may have nothing but texts and circles in cells, and lines between them.
 * From `load` in docs/js/general.js, `__export_text_shared` in docs/js/class_p.js and `drawBorder`
 * in docs/js/puzzlink.js of penpa-edit.
 */
export function openPenpa(text: string): Result<Puzzle, Text> {
  const lines = text.split('\n').map(unabbreviated);
  const header = lines[0]?.split(',') ?? [];
  const [kind, columns = '', rows = ''] = header;
  const [title, author] = [fieldOf(header[TITLE_FIELD]), fieldOf(header[AUTHOR_FIELD])];
  if (kind === undefined || !/^[a-z]/i.test(kind)) return fail(DAMAGED);
  const genre = genreOf(jsonOf(lines[TAGS_LINE]), title);
  if (typeof genre === 'string')
    return fail(genre === '' ? message('parse.penpaNoGenre') : whyNot(genre));
  const frame = kind === 'square' ? frameOf(columns, rows, jsonOf(lines[SPACE_LINE])) : null;
  if (frame === null) return fail(OTHER_BOARD);
  const { width, height } = frame;
  if (width * height > MAX_CELLS)
    return fail(message('parse.genreTooLarge', { genre: genre.name }));
  const question = jsonOf(lines[QUESTION_LINE]);
  if (!isRecord(question)) return fail(DAMAGED);
  const drawing = readPenpaDrawing(question, frame);
  const link = (drawing && genre.readDrawing?.(drawing)) ?? null;
  if (!link) return fail(OTHER_PARTS);
  const grid = genre.read(link);
  if (!grid.ok) return grid;
  const metadata = { ...NEW_METADATA, title: title || genre.name, author };
  return ok({ ...metadata, grid: grid.value, solution: null });
}

function unabbreviated(line: string): string {
  const long = ABBREVIATIONS.reduceRight(
    (text, [letter = '', name = '']) => text.replaceAll(`z${letter}`, `"${name}"`),
    line.replaceAll('zO', 'null'),
  );
  return long.replaceAll('zZ', 'z');
}

/** Title and author, without their labels. */
function fieldOf(field = ''): string {
  return field
    .replaceAll('%2C', ',')
    .replace(/^(?:Title|Author): ?/, '')
    .trim();
}

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The genre that the tags name, or else the title begins with. If it cannot be played here, the
 * text that names it; empty if there is none.
 */
function genreOf(tags: unknown, title: string): ForeignGenre | string {
  const named = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  for (const tag of named) {
    const genre = FOREIGN_GENRES.find((one) => namesOf(one).includes(plain(tag)));
    if (genre) return genre;
  }
  const [first] = named;
  if (first !== undefined) return plain(first);
  const start = plain(title);
  return FOREIGN_GENRES.find((one) => namesOf(one).some((name) => start.startsWith(name))) ?? '';
}

function namesOf({ id, name, aliases = [] }: ForeignGenre): readonly string[] {
  return [id, name, ...aliases].map(plain);
}

/** Letters alone, so that `yin-yang` and `Yin-Yang` are the same. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}
