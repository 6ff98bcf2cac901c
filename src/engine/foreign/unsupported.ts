import type { Message, Text } from '#texts/message.ts';

/** Reasons that lie in the puzzle, and not in its link. */
const UNSUPPORTED: ReadonlySet<Message['id']> = new Set([
  'parse.unknownGenre',
  'parse.genreWithoutRule',
  'parse.genreWithoutColors',
  'parse.genreVariant',
  'parse.clueWithoutLetter',
  'parse.cluesInside',
  'parse.penpaBoard',
  'parse.penpaNoGenre',
  'parse.penpaParts',
]);

/** True for the reason of a readable link whose puzzle cannot be stated here. */
export function isUnsupported(reason: Text): boolean {
  return typeof reason === 'object' && 'id' in reason && UNSUPPORTED.has(reason.id);
}
