import { and, arrayContains, between, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { SolveState } from '#contract/search.ts';
import type { PuzzleFilter } from '../domain/puzzleFilter.ts';
import { NO_SERIES, type SearchText } from '../domain/searchText.ts';
import { inVisibleSeries, isVisibleTo } from './briefs.ts';
import { collections } from './schema/collections.ts';
import { completions, puzzles } from './schema/puzzles.ts';

/**
 * That a puzzle passes a filter; undefined if every one does. `authors` are those whose names begin
 * with the whole text.
 */
export function passes(
  filter: PuzzleFilter,
  callerId: string | null,
  authors: readonly string[],
): SQL | undefined {
  const { text, types, sizeClass, difficulty, hardest, clues, solve } = filter;
  return and(
    text ? matchesText(text, callerId, authors) : undefined,
    types ? inArray(puzzles.types, [...types]) : undefined,
    sizeClass === null ? undefined : eq(puzzles.sizeClass, sizeClass),
    difficulty ? between(puzzles.designDifficulty, difficulty.least, difficulty.most) : undefined,
    hardest ? between(puzzles.hardest, hardest.least, hardest.most) : undefined,
    clues.length === 0 ? undefined : arrayContains(puzzles.clues, [...clues]),
    solve && callerId !== null ? isFor(callerId, solve) : undefined,
  );
}

function matchesText(
  { whole, words, beginning, creatorId, series }: SearchText,
  callerId: string | null,
  authors: readonly string[],
): SQL | undefined {
  return and(
    whole === null ? undefined : or(hasWords(words, beginning), isByOneOf(authors)),
    creatorId === null ? undefined : eq(puzzles.creatorId, creatorId),
    series === null ? undefined : isInSeries(series, callerId),
  );
}

/** Few words begin with one and the same digit. */
const ONE_LETTER = /^\P{Nd}$/u;

/** Words as the database takes them. There is no quote in a word. */
const quoted = (word: string) => `'${word}'`;

function hasWords(words: readonly string[], beginning: string | null): SQL | undefined {
  const parts = words.map(quoted);
  if (beginning === null) return parts.length === 0 ? sql`false` : matches(parts);
  const last = `${quoted(beginning)}:*`;
  if (words.length === 0 || !ONE_LETTER.test(beginning)) return matches([...parts, last]);
  // One letter begins thousands of words, which would all be looked up in the index: 26 ms. So it
  // only filters what the other words find. In `coalesce` the planner takes it for no condition of
  // the index, and for true of every other row.
  return and(matches(parts), sql`coalesce(${matches([last])}, false)`);
}

function matches(parts: readonly string[]): SQL {
  return sql`${puzzles.search} @@ to_tsquery('simple', ${parts.join(' & ')})`;
}

/** Left out where there are none, for the planner knows more of words alone. */
function isByOneOf(authors: readonly string[]): SQL | undefined {
  return authors.length === 0 ? undefined : inArray(puzzles.creatorId, [...authors]);
}

/** A series that the caller does not see is none. */
function isInSeries(series: string, callerId: string | null): SQL | undefined {
  if (series !== NO_SERIES) return and(eq(puzzles.seriesId, series), inVisibleSeries(callerId));
  // Asked of each row, while rows come in order: `not exists` would be a join with all series.
  return sql`not coalesce((
    select ${isVisibleTo(callerId, collections)} from ${collections}
    where ${collections.id} = ${puzzles.seriesId}), false)`;
}

function isFor(callerId: string, state: SolveState): SQL {
  const own = sql`select 1 from ${completions} where ${completions.userId} = ${callerId} and ${completions.puzzleId} = ${puzzles.id}`;
  switch (state) {
    case 'seen':
      return sql`exists (${own})`;
    case 'unseen':
      return sql`not exists (${own})`;
    case 'unsolved':
      return sql`not exists (${own} and ${completions.solvedAt} is not null)`;
  }
}
