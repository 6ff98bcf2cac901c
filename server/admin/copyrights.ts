import { eq, like } from 'drizzle-orm';
import { z } from 'zod';
import { fail, ok, type Result } from '#base/result.ts';
import type { Db } from '../db/database.ts';
import { copyrighted, puzzles } from '../db/schema/puzzles.ts';
import type { AdminContext, AdminResult } from './AdminCommand.ts';

const Checksum = z.string().regex(/^cs\d_[\da-f]{64}$/);
const Uuid = z.uuid();

/** Block publishing of every puzzle with this checksum. */
export async function addCopyright(
  { db }: AdminContext,
  puzzle: string,
  note: string,
): Promise<AdminResult> {
  const checksum = await checksumOf(db, puzzle);
  if (!checksum.ok) return checksum;
  const row = { checksum: checksum.value, note };
  await db.insert(copyrighted).values(row).onConflictDoUpdate({
    target: copyrighted.checksum,
    set: { note },
  });
  return ok([`${checksum.value} can’t be published anymore.`]);
}

/** Allow publishing of puzzles with this checksum again. */
export async function removeCopyright({ db }: AdminContext, puzzle: string): Promise<AdminResult> {
  const checksum = await checksumOf(db, puzzle);
  if (!checksum.ok) return checksum;
  const removed = await db
    .delete(copyrighted)
    .where(eq(copyrighted.checksum, checksum.value))
    .returning();
  return removed.length > 0
    ? ok([`${checksum.value} can be published again.`])
    : fail(`${checksum.value} isn’t on the list.`);
}

/** List the blocked checksums: all, or those with this prefix. */
export async function listCopyrights({ db }: AdminContext, begin: string): Promise<AdminResult> {
  const pattern = `${begin.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .select()
    .from(copyrighted)
    .where(like(copyrighted.checksum, pattern))
    .orderBy(copyrighted.checksum);
  const lines = rows.map(({ checksum, note }) => (note === '' ? checksum : `${checksum}  ${note}`));
  return ok(lines.length > 0 ? lines : ['The list is empty.']);
}

/** The text itself if it is a checksum, or the checksum of the puzzle with this id. */
async function checksumOf(db: Db, text: string): Promise<Result<string, string>> {
  if (Checksum.safeParse(text).success) return ok(text);
  if (!Uuid.safeParse(text).success)
    return fail(`"${text}" is neither a checksum (cs4_ and 64 digits) nor the id of a puzzle.`);
  const [puzzle] = await db
    .select({ checksum: puzzles.checksum })
    .from(puzzles)
    .where(eq(puzzles.id, text));
  return puzzle ? ok(puzzle.checksum) : fail(`There is no puzzle ${text}.`);
}
