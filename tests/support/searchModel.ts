import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/db/database.ts';
import { encodeTypes, decodeTypes } from '#server/domain/puzzleTypes.ts';
import { completions, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import type { PuzzleScope } from '#server/db/searchPuzzles.ts';
import type { Member } from './TestSite.ts';

const WORDS = ['tiny', 'tinsel', 'island', 'isle', 'über', 'дом'];
const CLUES = ['number', 'dart', 'connect_all', 'music'];
const MINUTE_MS = 60_000;

/** A puzzle as the search sees it, in the memory of a test. */
export interface ModelPuzzle {
  readonly id: string;
  readonly creator: Member;
  readonly isPublic: boolean;
  readonly title: string;
  readonly description: string;
  /** Both of them, in minutes of some day: puzzles may share a moment. */
  readonly publishedAt: number;
  readonly createdAt: number;
  readonly types: number;
  readonly sizeClass: number;
  readonly difficulty: number;
  /** Computed difficulty; null if unknown. */
  readonly hardest: number | null;
  readonly clues: readonly string[];
  readonly solves: number;
  readonly loves: number;
  /** The searching member's own progress. */
  readonly opened: 'never' | 'opened' | 'solved';
}

const words = (most: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength: most }).map((list) => list.join(' '));

/** Some puzzle of one of these people. */
export function arbitraryPuzzle(creators: readonly Member[]): fc.Arbitrary<ModelPuzzle> {
  const few = fc.nat({ max: 4 });
  return fc.record({
    id: fc.noShrink(fc.constant(null)).map(() => uuidv7()),
    creator: fc.constantFrom(...creators),
    isPublic: fc.boolean(),
    title: words(3).map((title) => title || 'untitled'),
    description: words(3),
    publishedAt: few,
    createdAt: few,
    types: fc
      .constantFrom<Parameters<typeof encodeTypes>[0]>(
        ['logic'],
        ['music'],
        ['pattern'],
        ['underclued', 'logic'],
        ['music', 'underclued'],
      )
      .map(encodeTypes),
    sizeClass: fc.nat({ max: 2 }),
    difficulty: fc.nat({ max: 10 }),
    hardest: fc.option(fc.integer({ min: 1, max: 10 }), { freq: 3 }),
    clues: fc.uniqueArray(fc.constantFrom(...CLUES)),
    solves: few,
    loves: few,
    opened: fc.constantFrom('never', 'opened', 'solved'),
  });
}

const momentOf = (minutes: number) => new Date(Date.UTC(2030, 0, 1) + minutes * MINUTE_MS);

/** Put puzzles of the model into the database. */
export async function storeModel(
  db: Db,
  model: readonly ModelPuzzle[],
  searcher: Member,
): Promise<void> {
  if (model.length === 0) return;
  await db.insert(puzzles).values(
    model.map(({ id, creator, title, description, types, sizeClass, ...puzzle }) => ({
      id,
      creatorId: creator.id,
      title,
      description,
      types,
      sizeClass,
      data: '',
      width: 1,
      height: 1,
      emptyCells: 1,
      checksum: id,
      designDifficulty: puzzle.difficulty,
      hardest: puzzle.hardest,
      clues: [...puzzle.clues],
      solveCount: puzzle.solves,
      loveCount: puzzle.loves,
      status: puzzle.isPublic ? STATUS.public : STATUS.private,
      publishedAt: puzzle.isPublic ? momentOf(puzzle.publishedAt) : null,
      createdAt: momentOf(puzzle.createdAt),
    })),
  );
  const opened = model.filter((puzzle) => puzzle.opened !== 'never');
  if (opened.length === 0) return;
  await db.insert(completions).values(
    opened.map((puzzle) => ({
      id: uuidv7(),
      userId: searcher.id,
      puzzleId: puzzle.id,
      solvedAt: puzzle.opened === 'solved' ? momentOf(0) : null,
    })),
  );
}

/** A search as it is sent. */
export type SentSearch = Readonly<Record<string, string | readonly string[]>>;

/** Some search, that may also ask for things that mean nothing. */
export function arbitrarySearch(creators: readonly Member[]): fc.Arbitrary<SentSearch> {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const text = fc.oneof(
    words(2),
    words(2).map((q) => q.slice(0, -2)),
    fc.constantFrom('Ad', 'bob ', 'ISLE', 'tiny i', 'is ', '“tiny', 'дом. '),
    fc.constantFrom(...creators).map(({ id }) => `tin creator=${id}`),
  );
  const sorts = ['published', 'created', 'solve', 'love', 'difficulty', 'hardest', 'nothing'];
  return fc
    .record({
      q: maybe(text),
      type: maybe(fc.constantFrom('logic', 'underclued', 'pattern', 'music', 'chess')),
      size: maybe(fc.constantFrom('s', 'm', 'l', 'xl')),
      minDiff: maybe(fc.constantFrom('1', '3', '9', '0', '2.5', '')),
      maxDiff: maybe(fc.constantFrom('10', '4', '1', '11', 'x')),
      hardest: maybe(fc.constantFrom('clue', 'whatIf', 'search', '5')),
      solve: maybe(fc.constantFrom('seen', 'unseen', 'unsolved', 'solved')),
      clue: maybe(fc.subarray([...CLUES, 'unheard'], { maxLength: 2 })),
      sort: maybe(
        fc
          .tuple(fc.constantFrom(...sorts), fc.constantFrom('asc', 'desc', 'up'))
          .map((parts) => parts.join('-')),
      ),
    })
    .map(({ clue, ...single }) => {
      const given = Object.entries(single).filter((pair): pair is [string, string] => !!pair[1]);
      return { ...Object.fromEntries(given), ...(clue && clue.length > 0 && { clue }) };
    });
}

/** The ids that a supporter's search finds, in order, by looking at every puzzle. */
export function foundIn(
  model: readonly ModelPuzzle[],
  scope: PuzzleScope,
  sent: SentSearch,
  searcher: Member,
): string[] {
  const isOwn = ({ creator }: ModelPuzzle) => creator.id === searcher.id;
  const isInScope = (puzzle: ModelPuzzle) =>
    (scope !== 'own' && puzzle.isPublic) || (scope !== 'public' && isOwn(puzzle));
  const sort = String(sent['sort'] ?? '');
  const [by = '', direction] = sortNames(scope).includes(sort) ? sort.split('-') : [];
  const keyOf = (puzzle: ModelPuzzle) => {
    if (by === 'solve') return puzzle.solves;
    if (by === 'love') return puzzle.loves;
    if (by === 'difficulty') return puzzle.difficulty;
    if (by === 'hardest') return puzzle.hardest ?? (direction === 'asc' ? 11 : 0);
    return scope !== 'own' && puzzle.isPublic ? puzzle.publishedAt : puzzle.createdAt;
  };
  const found = model
    .filter((puzzle) => isInScope(puzzle) && passesModel(puzzle, sent))
    .toSorted((a, b) => keyOf(a) - keyOf(b) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  return direction === 'asc' ? found : found.toReversed();
}

function sortNames(scope: PuzzleScope): string[] {
  const newest = { public: ['published'], own: ['created'], all: ['published', 'created'] };
  const names = [...newest[scope], 'solve', 'love', 'difficulty', 'hardest'];
  return names.flatMap((name) => [`${name}-asc`, `${name}-desc`]);
}

function passesModel(puzzle: ModelPuzzle, sent: SentSearch): boolean {
  const isOf = (name: string, values: readonly string[], value: string) =>
    !values.includes(String(sent[name])) || sent[name] === value;
  const types = decodeTypes(puzzle.types);
  const type = String(sent['type'] ?? '');
  const clues = [sent['clue'] ?? []].flat().filter((clue) => CLUES.includes(clue));
  return (
    matchesModelText(puzzle, String(sent['q'] ?? '')) &&
    (type === '' || type === 'chess' || types.some((own) => own === type)) &&
    isOf('size', ['s', 'm', 'l'], 'sml'.charAt(puzzle.sizeClass)) &&
    isOfDifficulty(puzzle, sent) &&
    isOfHardest(puzzle, String(sent['hardest'])) &&
    clues.every((clue) => puzzle.clues.includes(clue)) &&
    isOfSolve(puzzle, String(sent['solve']))
  );
}

function isOfDifficulty({ difficulty }: ModelPuzzle, sent: SentSearch): boolean {
  const limit = (name: string) => {
    const text = String(sent[name] ?? '');
    return /^([1-9]|10)$/.test(text) ? Number(text) : undefined;
  };
  const [least, most] = [limit('minDiff'), limit('maxDiff')];
  if (least === undefined && most === undefined) return true;
  return difficulty >= (least ?? 1) && difficulty <= (most ?? 10);
}

function isOfHardest({ hardest }: ModelPuzzle, step: string): boolean {
  const first = { clue: 1, whatIf: 5, search: 9 }[step];
  return first === undefined || hardest === first || hardest === first + 1;
}

function isOfSolve({ opened }: ModelPuzzle, solve: string): boolean {
  if (solve === 'seen') return opened !== 'never';
  if (solve === 'unseen') return opened === 'never';
  return solve !== 'unsolved' || opened !== 'solved';
}

function matchesModelText({ creator, title, description }: ModelPuzzle, q: string): boolean {
  const [, creatorId] = / creator=(\S+)/.exec(q) ?? [];
  if (creatorId !== undefined && creatorId !== creator.id) return false;
  const text = q.replace(/ creator=\S+/, '');
  if (text.trim() === '') return true;
  const wanted = text.toLowerCase().split(/[^\p{L}]+/u);
  const last = wanted.pop() ?? ''; // empty after a space: then nothing is being typed
  const own = `${title} ${description}`.toLowerCase().split(' ');
  const hasWords =
    wanted.every((word) => word === '' || own.includes(word)) &&
    own.some((word) => word.startsWith(last));
  return hasWords || creator.name.toLowerCase().startsWith(text.trim().toLowerCase());
}
