import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#base/result.ts';
import { additionRefusal } from '../domain/collectionRules.ts';
import { refusal } from '../domain/refusal.ts';
import { isVisibleTo, visibilityFromStatus } from './briefs.ts';
import { lockManualCollection, type ChangeRefusal } from './collections.ts';
import type { Tx } from './database.ts';
import { collections } from './schema/collections.ts';
import { collectionPuzzles, puzzles } from './schema/puzzles.ts';

const NO_PUZZLE = refusal('not_found', 'refusals.noPuzzle');

/** Puzzles added to a collection, in order. */
interface Addition {
  readonly added: readonly string[];
  /** True if others see the collection, and it has followers to notify. */
  readonly hasAudience: boolean;
}

/**
 * Append puzzles that the owner may see. The collection is locked first, then the puzzles by id, so
 * that a puzzle can neither get into two series nor become private meanwhile.
 */
export async function appendPuzzles(
  tx: Tx,
  id: string,
  ownerId: string,
  puzzleIds: readonly string[],
): Promise<Result<Addition, ChangeRefusal>> {
  const locked = await lockManualCollection(tx, id, ownerId);
  if (!locked.ok) return locked;
  const wanted = distinct(puzzleIds);
  const visible = await lockVisiblePuzzles(tx, wanted, ownerId);
  if (visible.length < wanted.length) return fail(NO_PUZZLE);
  const present = await presentAmong(tx, id, wanted);
  const refused = additionRefusal(
    locked.value,
    visible.filter((puzzle) => !present.has(puzzle.id)),
  );
  if (refused) return fail(refused);

  const added = wanted.filter((puzzleId) => !present.has(puzzleId));
  await insertAtEnd(tx, id, added);
  if (locked.value.isSeries && added.length > 0)
    await tx.update(puzzles).set({ seriesId: id }).where(inArray(puzzles.id, added));
  await countPuzzles(tx, id, added.length);
  const { status, followCount } = locked.value;
  return ok({ added, hasAudience: status === 'public' && followCount > 0 });
}

/** Deduplicates ids. The database writes them in lower case; clients may not. */
function distinct(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

async function lockVisiblePuzzles(tx: Tx, ids: readonly string[], callerId: string) {
  const rows = await tx
    .select({
      id: puzzles.id,
      creatorId: puzzles.creatorId,
      status: puzzles.status,
      seriesId: puzzles.seriesId,
    })
    .from(puzzles)
    .where(and(inArray(puzzles.id, [...ids]), isVisibleTo(callerId, puzzles)))
    .orderBy(asc(puzzles.id))
    .for('no key update');
  return rows.map(({ status, ...same }) => ({ ...same, status: visibilityFromStatus(status) }));
}

async function presentAmong(
  tx: Tx,
  collectionId: string,
  puzzleIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ puzzleId: collectionPuzzles.puzzleId })
    .from(collectionPuzzles)
    .where(
      and(
        eq(collectionPuzzles.collectionId, collectionId),
        inArray(collectionPuzzles.puzzleId, [...puzzleIds]),
      ),
    );
  return new Set(rows.map(({ puzzleId }) => puzzleId));
}

async function insertAtEnd(tx: Tx, collectionId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [last] = await tx
    .select({ position: max(collectionPuzzles.position) })
    .from(collectionPuzzles)
    .where(eq(collectionPuzzles.collectionId, collectionId));
  const first = (last?.position ?? -1) + 1;
  await tx
    .insert(collectionPuzzles)
    .values(ids.map((puzzleId, i) => ({ collectionId, puzzleId, position: first + i })));
}

/** Record a change of the puzzles of a collection, and the difference in their number. */
async function countPuzzles(tx: Tx, id: string, difference: number): Promise<void> {
  if (difference === 0) return;
  await tx
    .update(collections)
    .set({
      puzzleCount: sql`${collections.puzzleCount} + ${difference}`,
      modifiedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(collections.id, id));
}

/** Remove puzzles. The others keep their positions, so gaps may remain. */
export async function detachPuzzles(
  tx: Tx,
  id: string,
  ownerId: string,
  puzzleIds: readonly string[],
): Promise<Result<undefined, ChangeRefusal>> {
  const locked = await lockManualCollection(tx, id, ownerId);
  if (!locked.ok) return locked;
  const rows = await tx
    .delete(collectionPuzzles)
    .where(
      and(
        eq(collectionPuzzles.collectionId, id),
        inArray(collectionPuzzles.puzzleId, [...puzzleIds]),
      ),
    )
    .returning({ puzzleId: collectionPuzzles.puzzleId });
  const taken = rows.map(({ puzzleId }) => puzzleId);
  if (locked.value.isSeries && taken.length > 0)
    await tx
      .update(puzzles)
      .set({ seriesId: null })
      .where(and(inArray(puzzles.id, taken), eq(puzzles.seriesId, id)));
  await countPuzzles(tx, id, -taken.length);
  return ok(undefined);
}

/** Move a puzzle to the position of another one; those between shift towards its old position. */
export async function movePuzzle(
  tx: Tx,
  id: string,
  ownerId: string,
  { moving, replacing }: { readonly moving: string; readonly replacing: string },
): Promise<Result<undefined, ChangeRefusal>> {
  const locked = await lockManualCollection(tx, id, ownerId);
  if (!locked.ok) return locked;
  const [from, to] = [await positionOf(tx, id, moving), await positionOf(tx, id, replacing)];
  if (from === undefined || to === undefined) return fail(NOT_INSIDE);
  if (from === to) return ok(undefined);

  const step = from < to ? -1 : 1;
  await tx
    .update(collectionPuzzles)
    .set({
      position: sql`case when ${collectionPuzzles.puzzleId} = ${moving} then ${to}::int else ${collectionPuzzles.position} + ${step}::int end`,
    })
    .where(
      and(
        eq(collectionPuzzles.collectionId, id),
        sql`${collectionPuzzles.position} between ${Math.min(from, to)} and ${Math.max(from, to)}`,
      ),
    );
  await tx
    .update(collections)
    .set({ modifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(collections.id, id));
  return ok(undefined);
}

const NOT_INSIDE = refusal('not_found', 'refusals.notInside');

async function positionOf(
  tx: Tx,
  collectionId: string,
  puzzleId: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ position: collectionPuzzles.position })
    .from(collectionPuzzles)
    .where(
      and(
        eq(collectionPuzzles.collectionId, collectionId),
        eq(collectionPuzzles.puzzleId, puzzleId),
      ),
    );
  return row?.position;
}
