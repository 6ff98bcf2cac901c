import {
  and,
  arrayContains,
  between,
  eq,
  inArray,
  isNotNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { SolveState } from '#contract/search.ts';
import type { PuzzleFilter } from '../domain/puzzleFilter.ts';
import { NO_SERIES, type SearchText } from '../domain/searchText.ts';
import { inVisibleSeries, isVisibleTo } from './briefs.ts';
import { collections } from './schema/collections.ts';
import { completions, puzzles } from './schema/puzzles.ts';

/** Accounts whose names begin with a text of a search. */
export interface FoundAuthors {
  /** By the whole text. */
  readonly whole: readonly string[];
  /** By the text without names of rules and symbols. */
  readonly besideClues: readonly string[];
}

/** Condition: a puzzle passes a filter; undefined if every puzzle does. */
export function matchesFilter(
  filter: PuzzleFilter,
  callerId: string | null,
  authors: FoundAuthors,
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
  { whole, conditions, letter, authored, house, creatorId, series }: SearchText,
  callerId: string | null,
  authors: FoundAuthors,
): SQL | undefined {
  return and(
    whole === null
      ? undefined
      : or(
          hasWords(conditions, letter),
          house === null ? undefined : and(isNotNull(puzzles.houseTitle), matches([house])),
          isByOneOf(authors.whole),
          authored && authors.besideClues.length > 0
            ? and(matches(authored.conditions), isByOneOf(authors.besideClues))
            : undefined,
        ),
    creatorId === null ? undefined : eq(puzzles.creatorId, creatorId),
    series === null ? undefined : isInSeries(series, callerId),
  );
}

function hasWords(conditions: readonly string[], letter: string | null): SQL | undefined {
  if (conditions.length === 0) return sql`false`;
  if (letter === null) return matches(conditions);
  // A single letter begins thousands of words, which would all be looked up in the index: 26 ms. So
  // it only filters the result of the other words. `coalesce` keeps the planner from using it as an
  // index condition, and from estimating it as selective.
  return and(matches(conditions), sql`coalesce(${matches([letter])}, false)`);
}

function matches(conditions: readonly string[]): SQL {
  return sql`${puzzles.search} @@ ${conditions.join(' & ')}::tsquery`;
}

/** Omitted if empty, because the planner estimates the words alone better. */
function isByOneOf(authors: readonly string[]): SQL | undefined {
  return authors.length === 0 ? undefined : inArray(puzzles.creatorId, [...authors]);
}

/** An invisible series is treated as a missing one. */
function isInSeries(series: string, callerId: string | null): SQL | undefined {
  if (series !== NO_SERIES) return and(eq(puzzles.seriesId, series), inVisibleSeries(callerId));
  // Evaluated per row, while rows come in order: `not exists` would become a join with all series.
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
