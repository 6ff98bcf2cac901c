import { joined, message, type MessageValue, type Text } from '#texts/message.ts';
import type { Inflate } from '../codec/share.ts';
import { decodeShare } from '../codec/share.ts';
import { openForeign, openSavedFile } from '../foreign/openForeign.ts';
import { openPenpa } from '../foreign/penpa.ts';
import { decodePercent } from '../codec/shareLinks.ts';
import { openPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { fail, type Result } from '#base/result.ts';
import type { ParseError, ParseErrorCode } from '../text/ParseError.ts';
import { findSources, looksLikePuzzle, type PuzzleSource } from './findSources.ts';

/** A source with unpacked data. Opening it needs no platform functions. */
export type UnpackedSource =
  | Exclude<PuzzleSource, { readonly kind: 'share' | 'penpa' }>
  | { readonly kind: 'penpaText'; readonly text: string };

/** Unpack the data of a link. Fails with a sentence. */
export async function unpackSource(
  source: PuzzleSource,
  platform: Inflate,
): Promise<Result<UnpackedSource, Text>> {
  if (source.kind === 'penpa') return unpackPenpa(source.data, platform);
  if (source.kind !== 'share') return { ok: true, value: source };
  const text = await decodeShare(source.data, platform);
  return text.ok
    ? { ok: true, value: { kind: 'text', text: text.value } }
    : fail(sentenceOf(text.error));
}

/** Unpack the data of a Penpa+ link, which is packed as that of a share link. */
async function unpackPenpa(data: string, platform: Inflate): Promise<Result<UnpackedSource, Text>> {
  const text = await decodeShare(`dfl_${decodePercent(data)}`, platform);
  return text.ok
    ? { ok: true, value: { kind: 'penpaText', text: text.value } }
    : fail(sentenceOf(text.error));
}

/** The puzzle of a source. Fails with a sentence if there is none. */
export function openUnpacked(source: UnpackedSource): Result<Puzzle, Text> {
  if (source.kind === 'foreign') return openForeign(source.address);
  if (source.kind === 'penpaText') return openPenpa(source.text);
  if (source.kind === 'file') return openSavedFile(source.text);
  const puzzle = openPuzzle(source.text);
  return puzzle.ok ? puzzle : fail(sentenceOf(puzzle.error));
}

/** The puzzle of a source of any kind. Fails with a sentence if there is none. */
export async function openSource(
  source: PuzzleSource,
  platform: Inflate,
): Promise<Result<Puzzle, Text>> {
  const unpacked = await unpackSource(source, platform);
  return unpacked.ok ? openUnpacked(unpacked.value) : unpacked;
}

/** Errors whose texts are specified without a full stop: see docs/grid-text.md. */
const WITHOUT_STOP: ReadonlySet<ParseErrorCode> = new Set([
  'badSegment',
  'badTiles',
  'badConnections',
  'badZones',
  'badField',
  'unknownRule',
  'unknownSymbol',
  'unknownVersion',
]);

/**
 * The error of a text, as a sentence. A sentence that ends with a shortened quote gets no full
 * stop.
 */
function sentenceOf({ code, message: said }: ParseError): Text {
  const short = withShortQuotes(said);
  return short === said && WITHOUT_STOP.has(code) ? joined([said, '.'], '') : short;
}

/**
 * Maximum length of a quote in a sentence, in characters. The quoted text may be as long as a file.
 */
const LONGEST_QUOTE = 146;

/** The same text with all its quotes shortened. */
function withShortQuotes(text: Text): Text {
  if (typeof text === 'string' || !('id' in text)) return text;
  const values = Object.entries(text.values ?? {});
  if (!values.some(([, value]) => isLong(value))) return text;
  const short = values.map(([name, value]): [string, MessageValue] => [
    name,
    isLong(value) ? `${value.slice(0, LONGEST_QUOTE)}…` : value,
  ]);
  return { ...text, values: Object.fromEntries(short) };
}

function isLong(value: MessageValue): value is string {
  return typeof value === 'string' && value.length > LONGEST_QUOTE;
}

/**
 * The single puzzle in a text: a link to this product or to another site, a grid text or a puzzle
 * text, over any number of lines.
 */
export async function openText(text: string, platform: Inflate): Promise<Result<Puzzle, Text>> {
  const whole = text.trim();
  if (whole === '') return fail(message('parse.nothingYet'));
  const { sources } = findSources(whole);
  if (sources.length > 1) return fail(message('parse.severalPuzzles', { count: sources.length }));
  const [source] = sources;
  if (!source && !looksLikePuzzle(whole)) return fail(message('parse.neitherLinkNorText'));
  return await openSource(source ?? { kind: 'text', text: whole }, platform);
}
