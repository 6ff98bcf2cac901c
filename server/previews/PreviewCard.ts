import type { EncodedPicture } from '#server/pictures/Pictures.ts';
import type { CollectionBrief, PuzzleBrief, UserBrief } from '#contract/shapes.ts';
import { counted, describePuzzleKind } from '#server/domain/cardTexts.ts';
import { drawDefaultAvatar } from '#server/domain/defaultAvatar.ts';
import { titleOrDefault } from '#server/domain/sitePages.ts';

/** Content of a link preview. Texts are shown as they are, truncated if they do not fit. */
export interface PreviewCard {
  readonly title: string;
  /** A line below the title; empty for none. */
  readonly author: string;
  /** Short facts, one per line. */
  readonly facts: readonly string[];
  /** 1 to 10; null if unknown. */
  readonly difficulty: number | null;
  /** Puzzle data as in the API. Their solutions are not shown. */
  readonly boards: readonly string[];
  /** A picture of an account, in place of boards. */
  readonly portrait: EncodedPicture | null;
}

/** Limit of the boards shown for a collection. */
export const MAX_BOARDS = 4;

/** Preview card of a puzzle. */
export function puzzleCard(puzzle: PuzzleBrief, data: readonly string[]): PreviewCard {
  const { title, creator, width, height, designDifficulty } = puzzle;
  return {
    title: titleOrDefault(title, 'Puzzle'),
    author: `by ${creator.name}`,
    facts: [`${width} × ${height} ${describePuzzleKind(puzzle)}`],
    difficulty: designDifficulty === 0 ? null : designDifficulty,
    boards: data,
    portrait: null,
  };
}

/** Preview card of a collection. */
export function collectionCard(
  { title, creator, isSeries, puzzleCount }: CollectionBrief,
  data: readonly string[],
): PreviewCard {
  const kind = isSeries ? 'Series' : 'Collection';
  return {
    title: titleOrDefault(title, 'Collection'),
    author: `by ${creator.name}`,
    facts: [puzzleCount === null ? kind : `${kind} of ${counted(puzzleCount, 'puzzle')}`],
    difficulty: null,
    boards: data,
    portrait: null,
  };
}

/** Formats of re-encoded pictures. */
const SHOWN_TYPES = ['image/png', 'image/jpeg'];

/** Preview card of an account. */
export function userCard(
  { id, name, createCount, solveCount }: UserBrief,
  avatar: EncodedPicture | null,
): PreviewCard {
  const isShown = avatar !== null && SHOWN_TYPES.includes(avatar.mime);
  const made = { mime: 'image/svg+xml', bytes: new TextEncoder().encode(drawDefaultAvatar(id)) };
  return {
    title: name,
    author: '',
    facts: [`${counted(createCount, 'puzzle')} created`, `${counted(solveCount, 'puzzle')} solved`],
    difficulty: null,
    boards: [],
    portrait: isShown ? avatar : made,
  };
}
