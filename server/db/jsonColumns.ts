import { Column, getTableName, is, sql, type SQL } from 'drizzle-orm';
import { PgDialect, PgTimestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { invariant } from '#base/invariant.ts';

/** Type of a column or an expression after JSON: timestamps are strings. */
type JsonValue<C> =
  C extends SQL<infer T>
    ? T
    : C extends { readonly _: { readonly data: infer T; readonly notNull: infer NotNull } }
      ? (T extends Date ? string : T) | (NotNull extends true ? never : null)
      : never;

type Columns = Readonly<Record<string, AnyPgColumn | SQL>>;
type JsonRow<C extends Columns> = { -readonly [K in keyof C]: JsonValue<C[K]> };

const dialect = new PgDialect();

/**
 * Several columns as one JSON array built by the database. Reading 30 rows of 26 columns takes the
 * server 65 µs instead of 470 µs; keys in the JSON would cost the database 250 µs. Expressions must
 * not have parameters. Timestamps are returned in the format of the API.
 */
export function selectAsJson<C extends Columns>(columns: C): SQL<JsonRow<C>> {
  return decoded(arrayText(columns), columns);
}

/** Like `selectAsJson`, for an outer join: null if there is no row. */
export function selectJoinedAsJson<C extends Columns & { readonly id: AnyPgColumn }>(
  columns: C,
): SQL<JsonRow<C> | null> {
  const text = `case when ${textOf(columns.id)} is not null then ${arrayText(columns)} end`;
  return decoded(text, columns);
}

function arrayText(columns: Columns): string {
  return `json_build_array(${Object.values(columns).map(textOf).join(', ')})`;
}

function decoded<C extends Columns>(text: string, columns: C): SQL<JsonRow<C>> {
  // oxlint-disable-next-line chiaro/only-written-sql -- column names and quoted identifiers
  return sql.raw(text).mapWith(rowReader(columns));
}

/** A qualified column, or an expression, as SQL. */
function textOf(column: AnyPgColumn | SQL): string {
  if (is(column, Column)) return `"${getTableName(column.table)}"."${column.name}"`;
  const { sql: text, params } = dialect.sqlToQuery(column);
  invariant(params.length === 0, 'columns of a JSON array have no parameters');
  return text;
}

function rowReader<C extends Columns>(columns: C): (values: readonly unknown[]) => JsonRow<C> {
  const names = Object.keys(columns);
  const moments = names.filter((name) => is(columns[name], PgTimestamp));
  return (values) => {
    const row: Record<string, unknown> = {};
    let i = 0;
    for (const name of names) row[name] = values[i++];
    for (const name of moments) {
      const value = row[name];
      if (typeof value === 'string') row[name] = formatJsonTime(value);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its fields are the columns
    return row as JsonRow<C>;
  };
}

const SHORTEST_WITH_MS = '2026-01-02T03:04:05.678+00:00'.length;
const MS_END = '2026-01-02T03:04:05.678'.length;

/**
 * Convert a timestamp from the database's JSON to the format of the API: UTC, with milliseconds.
 * Usually it only has to be truncated.
 */
export function formatJsonTime(json: string): string {
  return json.endsWith('+00:00') && json.length >= SHORTEST_WITH_MS
    ? `${json.slice(0, MS_END)}Z`
    : new Date(json).toISOString();
}
