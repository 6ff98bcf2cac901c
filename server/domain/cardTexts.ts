import type { CollectionBrief, PuzzleBrief, PuzzleType, UserBrief } from '#contract/shapes.ts';
import { plainMarkdown } from './plainMarkdown.ts';
import { titleOrDefault } from './sitePages.ts';

/** Length limit of descriptions in link previews; the rest is truncated. */
const LONGEST_DESCRIPTION = 300;

/** Description of a link to a puzzle, one or two sentences. */
export function puzzleDescription(puzzle: PuzzleBrief): string {
  const { creator, description } = puzzle;
  const facts = `${articleFor(puzzle.width)} ${puzzleFacts(puzzle)} by ${creator.name}.`;
  return shortened(`${facts} ${plainMarkdown(description)}`);
}

/** Numbers whose names begin with a vowel: 8, 11, 18, 80 to 89, 800 to 899 and their thousands. */
const BEGINS_WITH_VOWEL = /^(?:8|1[18](?:\d{3})*$)/;

/** The indefinite article before a number, at the beginning of a sentence. */
function articleFor(count: number): 'A' | 'An' {
  return BEGINS_WITH_VOWEL.test(String(count)) ? 'An' : 'A';
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

/** The kind of a puzzle, in words. */
export function describePuzzleKind({ types }: Pick<PuzzleBrief, 'types'>): string {
  return KIND_OF[types[0] ?? 'logic'];
}

/** Description of a link to a collection. */
export function collectionDescription(collection: CollectionBrief): string {
  const { isSeries, creator, description } = collection;
  const kind = isSeries ? 'series' : 'collection';
  const facts = `A ${kind} of ${puzzlesIn(collection)} by ${creator.name}.`;
  return shortened(`${facts} ${plainMarkdown(description)}`);
}

/** "3 logic puzzles"; without a number for automatic collections, whose size is unknown. */
function puzzlesIn({ puzzleCount }: CollectionBrief): string {
  return puzzleCount === null ? 'logic puzzles' : counted(puzzleCount, 'logic puzzle');
}

/** Description of a link to a profile. */
export function userDescription({ name, description, createCount, solveCount }: UserBrief): string {
  const facts = `${name} created ${counted(createCount, 'puzzle')} and solved ${solveCount}.`;
  return shortened(`${facts} ${plainMarkdown(description)}`);
}

/** "1 puzzle", "2 puzzles". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The title of a puzzle with its author, for feeds and links. */
export function titleWithAuthor(
  { title, creator }: PuzzleBrief | CollectionBrief,
  kind: 'Puzzle' | 'Collection',
) {
  return `${titleOrDefault(title, kind)} by ${creator.name}`;
}

/** A text in one line, truncated to the limit. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= LONGEST_DESCRIPTION) return line;
  return `${characters
    .slice(0, LONGEST_DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`;
}
