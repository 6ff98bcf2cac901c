import { and, arrayContains, between, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { SolveState } from '#contract/search.ts';
import type { PuzzleFilter } from '../domain/puzzleFilter.ts';
import { NO_SERIES, type SearchText } from '../domain/searchText.ts';
import { inVisibleSeries } from './briefs.ts';
import { completions, puzzles } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/** Authors whose puzzles are found by the beginning of their name. */
const MAX_AUTHORS = 50;

/** That a puzzle passes a filter; undefined if every one does. */
export function passes(filter: PuzzleFilter, callerId: string | null): SQL | undefined {
  const { text, types, sizeClass, difficulty, clues, solve } = filter;
  return and(
    text ? matchesText(text, callerId) : undefined,
    types ? inArray(puzzles.types, [...types]) : undefined,
    sizeClass === null ? undefined : eq(puzzles.sizeClass, sizeClass),
    difficulty ? between(puzzles.designDifficulty, difficulty.least, difficulty.most) : undefined,
    clues.length === 0 ? undefined : arrayContains(puzzles.clues, [...clues]),
    solve && callerId !== null ? isFor(callerId, solve) : undefined,
  );
}

function matchesText(
  { whole, words, beginning, creatorId, series }: SearchText,
  callerId: string | null,
): SQL | undefined {
  return and(
    whole === null ? undefined : or(hasWords(words, beginning), isByAuthor(whole)),
    creatorId === null ? undefined : eq(puzzles.creatorId, creatorId),
    series === null ? undefined : isInSeries(series, callerId),
  );
}

/** Words as the database takes them. There is no quote in a word. */
const quoted = (word: string) => `'${word}'`;

function hasWords(words: readonly string[], beginning: string | null): SQL | undefined {
  const parts = words.map(quoted);
  if (beginning === null) return parts.length === 0 ? undefined : matches(parts);
  const last = `${quoted(beginning)}:*`;
  if (words.length === 0 || beginning.length > 1) return matches([...parts, last]);
  // One letter begins thousands of words, which would all be looked up in the index: 26 ms. So it
  // only filters what the other words find. In `coalesce` the planner takes it for no condition of
  // the index, and for true of every other row.
  return and(matches(parts), sql`coalesce(${matches([last])}, false)`);
}

function matches(parts: readonly string[]): SQL {
  return sql`${puzzles.search} @@ to_tsquery('simple', ${parts.join(' & ')})`;
}

function isByAuthor(beginning: string): SQL {
  const pattern = `${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${puzzles.creatorId} = any (array(
    select ${users.id} from ${users} where lower(${users.name}) like lower(${pattern})
    order by lower(${users.name}) using ~<~, ${users.id} limit ${MAX_AUTHORS}))`;
}

/** A series that the caller does not see is none. */
function isInSeries(series: string, callerId: string | null): SQL | undefined {
  const isIn = inVisibleSeries(callerId);
  return series === NO_SERIES ? not(isIn) : and(eq(puzzles.seriesId, series), isIn);
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
