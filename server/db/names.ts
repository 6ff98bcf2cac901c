import { sql, type SQL } from 'drizzle-orm';
import { beginningsQuery } from '../domain/searchText.ts';
import { isSpaceless } from '../domain/words.ts';
import type { Queryable } from './database.ts';
import { users } from './schema/users.ts';

/** Limit of authors of a search. */
const MAX_AUTHORS = 50;

/** The order of the index, which compares bytes: any other order would sort all matches. */
export const byName = sql`${users.foldedName} using ~<~`;

/**
 * The ids of some accounts whose names begin with a folded text, or contain it if it is in a script
 * without spaces.
 */
export async function findAuthors(db: Queryable, text: string): Promise<readonly string[]> {
  const inOrder = isSpaceless(text) ? sql`` : sql`order by ${byName}, ${users.id}`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${users.id} from ${users}
      where ${isSpaceless(text) ? hasPieces(text) : hasBeginning(text)}
      ${inOrder} limit ${MAX_AUTHORS}`,
  );
  return rows.map(({ id }) => id);
}

/** Condition: a name begins with a folded text. */
export function hasBeginning(text: string): SQL {
  return sql`${users.foldedName} like ${`${quotedPattern(text)}%`}`;
}

/** Condition: a name contains a folded text. */
export function hasPart(text: string): SQL {
  return sql`${users.foldedName} like ${`%${quotedPattern(text)}%`}`;
}

/** Condition: a name contains the words and pieces of a text. */
export function hasPieces(text: string): SQL {
  return sql`search_words(${users.name}) @@ ${beginningsQuery(text)}::tsquery`;
}

function quotedPattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
