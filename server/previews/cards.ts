import type { CollectionBrief, PuzzleBrief, UserBrief } from '#contract/shapes.ts';
import { counted, describePuzzleKind } from '../domain/cardTexts.ts';
import { drawDefaultAvatar } from '../domain/defaultAvatar.ts';
import { titleOrDefault } from '../domain/sitePages.ts';
import type { EncodedPicture } from '../pictures/Pictures.ts';
import type { PreviewCard } from './PreviewCard.ts';

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
    facts: [`${counted(createCount, 'puzzle')} made`, `${counted(solveCount, 'puzzle')} solved`],
    difficulty: null,
    boards: [],
    portrait: isShown ? avatar : made,
  };
}
