import type { CollectionBrief, PuzzleBrief, PuzzleType, UserBrief } from '#contract/shapes.ts';
import { titleOr } from './sitePages.ts';

/** What programs that show links have room for; the rest is cut off. */
const LONGEST_DESCRIPTION = 300;

/** What a link to a puzzle says of it, in a sentence or two. */
export function puzzleDescription(puzzle: PuzzleBrief): string {
  const { creator, description } = puzzle;
  const facts = `A ${puzzleFacts(puzzle)} by ${creator.name}.`;
  return inOneLine(`${facts} ${description}`);
}

const KIND_OF: Readonly<Record<PuzzleType, string>> = {
  music: 'music puzzle',
  pattern: 'pattern puzzle',
  underclued: 'underclued logic puzzle',
  logic: 'logic puzzle',
};

/** "10 × 8 logic puzzle, difficulty 4 of 10". */
function puzzleFacts(puzzle: PuzzleBrief): string {
  const { width, height, designDifficulty } = puzzle;
  const difficulty = designDifficulty === 0 ? '' : `, difficulty ${designDifficulty} of 10,`;
  return `${width} × ${height} ${describePuzzleKind(puzzle)}${difficulty}`;
}

/** What kind of puzzle it is, in words. */
export function describePuzzleKind({ types }: Pick<PuzzleBrief, 'types'>): string {
  return KIND_OF[types[0] ?? 'logic'];
}

/** What a link to a collection says of it. */
export function collectionDescription(collection: CollectionBrief): string {
  const { isSeries, creator, description } = collection;
  const kind = isSeries ? 'series' : 'collection';
  return inOneLine(`A ${kind} of ${puzzlesIn(collection)} by ${creator.name}. ${description}`);
}

/** "3 logic puzzles"; how many is not known of collections that fill themselves. */
function puzzlesIn({ puzzleCount }: CollectionBrief): string {
  return puzzleCount === null ? 'logic puzzles' : counted(puzzleCount, 'logic puzzle');
}

/** What a link to somebody's page says of them. */
export function userDescription({ name, description, createCount, solveCount }: UserBrief): string {
  const facts = `${name} has made ${counted(createCount, 'puzzle')} and solved ${solveCount}.`;
  return inOneLine(`${facts} ${description}`);
}

/** "1 puzzle", "2 puzzles". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The title of a puzzle with its author, as a feed or a link names it. */
export function titleBy(
  { title, creator }: PuzzleBrief | CollectionBrief,
  kind: 'Puzzle' | 'Collection',
) {
  return `${titleOr(title, kind)} by ${creator.name}`;
}

/** A text without line breaks, and not longer than is read. */
function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= LONGEST_DESCRIPTION) return line;
  return `${characters
    .slice(0, LONGEST_DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`;
}
