/** The term for an author, anywhere in a search text. */
const CREATOR = /(?:^|\s)creator=(\S+)/iu;

/** A search text: the words, and the id of an author. */
export interface SearchTerms {
  readonly words: string;
  /** The id of an author; null for any. */
  readonly creator: string | null;
}

/** Parse a search text. Further author terms stay among the words. */
export function parseSearchTerms(q: string): SearchTerms {
  const creator = CREATOR.exec(q)?.[1] ?? null;
  const words = creator === null ? q : q.replace(CREATOR, ' ').replaceAll(/\s+/g, ' ').trim();
  return { words, creator };
}

/** The search text for words and an author. */
export function writeSearchTerms({ words, creator }: SearchTerms): string {
  const term = creator === null ? '' : `creator=${creator}`;
  return [words.trim(), term].filter(Boolean).join(' ');
}
