import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import { database } from './database.ts';

/** What this browser and the server last agreed on of a puzzle in the making. */
const Agreed = z.object({ key: z.string(), letters: z.string(), updatedAt: z.string() });

function keyOf(puzzleId: string): string {
  return `draft ${puzzleId}`;
}

/** What was last agreed on of a puzzle; null if that is not known. */
export async function agreedDraft(puzzleId: string) {
  try {
    const db = await database();
    return Agreed.safeParse(await db.get('records', keyOf(puzzleId))).data ?? null;
  } catch {
    return null; // nothing can be kept
  }
}

/** Note what was agreed on; null forgets it. Where nothing can be kept, it is asked for again. */
export async function noteAgreedDraft(
  puzzleId: string,
  agreed: { readonly letters: string; readonly updatedAt: string } | null,
): Promise<void> {
  try {
    const db = await database();
    if (agreed === null) await db.delete('records', keyOf(puzzleId));
    else await db.put('records', { ...agreed, key: keyOf(puzzleId) });
  } catch {
    // Then both boards are shown where they differ.
  }
}
