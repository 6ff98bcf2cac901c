import { sql, type SQL } from 'drizzle-orm';
import { decodeShare } from '#engine/codec/share.ts';
import { boundedCompression } from '../checks/readPuzzleData.ts';
import type { Db } from '../db/database.ts';
import {
  columnOf,
  EXPORT_BATCH,
  EXPORT_SECTIONS,
  jsonOf,
  type ExportSection,
} from './exportSections.ts';

type Item = Readonly<Record<string, unknown>>;

interface Row extends Record<string, unknown> {
  readonly key: string;
  readonly item: Item;
}

/**
 * The text of the export of an account, in pieces. Each piece is read when it is wanted, with a
 * query of its own: a slow reader holds no connection.
 */
export async function* exportAccount(db: Db, userId: string): AsyncGenerator<string, void> {
  const head = { format: 'chiaro-account', version: 1, exportedAt: new Date().toISOString() };
  const account = JSON.stringify(await readAccount(db, userId));
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "account": ${account}`;
  for (const section of EXPORT_SECTIONS) {
    let separator = '';
    yield `,\n ${JSON.stringify(section.name)}: [`;
    for await (const items of readBatches(db, section, userId)) {
      const lines = items.map((item) => `\n  ${JSON.stringify(item)}`);
      yield separator + lines.join(',');
      separator = ',';
    }
    yield ']';
  }
  yield '\n}\n';
}

const ACCOUNT = {
  id: 'id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  accessedAt: 'accessed_at',
  name: 'name',
  description: 'description',
  title: 'title',
  labels: 'labels',
  supporter: 'supporter',
  supporterUntil: 'supporter_until',
  solveCount: 'solve_count',
  createCount: 'create_count',
  restrictions: jsonOf({
    comments: 'comments_until',
    puzzles: 'puzzles_until',
    collections: 'collections_until',
    ratings: 'ratings_until',
  }),
};

async function readAccount(db: Db, userId: string): Promise<unknown> {
  const { rows } = await db.execute<{ item: unknown }>(
    sql`select ${jsonOf(ACCOUNT)} as item from app_user t where t.id = ${userId}`,
  );
  return rows[0]?.item ?? null;
}

async function* readBatches(
  db: Db,
  section: ExportSection,
  userId: string,
): AsyncGenerator<readonly Item[], void> {
  const { table, key = 'id', owner = 'user_id', fields, packed = [] } = section;
  const id = columnOf(key);
  let after: string | null = null;
  for (;;) {
    const beyond: SQL = after === null ? sql`true` : sql`${id} > ${after}`;
    const rows: readonly Row[] = await readRows(
      db,
      sql`select ${id} as key, ${jsonOf(fields)} as item from ${sql.identifier(table)} t
        where ${columnOf(owner)} = ${userId} and ${beyond} order by ${id} limit ${EXPORT_BATCH}`,
    );
    if (rows.length > 0) yield await Promise.all(rows.map((row) => unpack(row.item, packed)));
    after = rows.at(-1)?.key ?? null;
    if (rows.length < EXPORT_BATCH) return;
  }
}

async function readRows(db: Db, query: SQL): Promise<readonly Row[]> {
  return (await db.execute<Row>(query)).rows;
}

/** The item with its compressed texts in the puzzle language. Damaged ones stay as they are. */
async function unpack(item: Item, names: readonly string[]): Promise<Item> {
  const texts = await Promise.all(
    names.map(async (name) => {
      const stored = item[name];
      const text =
        typeof stored === 'string' ? await decodeShare(stored, boundedCompression) : null;
      return [name, text?.ok ? text.value : stored] as const;
    }),
  );
  return { ...item, ...Object.fromEntries(texts) };
}
