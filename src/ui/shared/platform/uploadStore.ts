import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import { database } from './database.ts';
import { newId } from './newId.ts';

/**
 * The state of a puzzle in the making that this browser and the server last agreed on, and the
 * unanswered changes since.
 */
const Agreed = z.object({
  key: z.string(),
  letters: z.string(),
  updatedAt: z.string(),
  sent: z.optional(z.string()),
});
type Agreed = z.output<typeof Agreed>;

/** A draft being uploaded, with its idempotency key. */
const Upload = z.object({ key: z.string(), upload: z.string() });

function keyOf(puzzleId: string): string {
  return `draft ${puzzleId}`;
}

/** Read the agreed state of a puzzle; null if it is not known. */
export async function agreedDraft(puzzleId: string) {
  try {
    const db = await database();
    return Agreed.safeParse(await db.get('records', keyOf(puzzleId))).data ?? null;
  } catch {
    return null; // no storage
  }
}

/** Store the agreed state; null deletes it. Without storage it is fetched again. */
export async function noteAgreedDraft(
  puzzleId: string,
  agreed: Readonly<Omit<Agreed, 'key'>> | null,
): Promise<void> {
  try {
    const db = await database();
    if (agreed === null) await db.delete('records', keyOf(puzzleId));
    else await db.put('records', { ...agreed, key: keyOf(puzzleId) });
  } catch {
    // Without it, both boards are shown if they differ.
  }
}

/** Store the sent state of a puzzle: without an answer, the server may have it nevertheless. */
export async function noteSentDraft(puzzleId: string, letters: string): Promise<void> {
  const agreed = await agreedDraft(puzzleId);
  if (agreed) await noteAgreedDraft(puzzleId, { ...agreed, sent: letters });
}

function uploadOf(draft: string): string {
  return `upload ${draft}`;
}

/** The idempotency key of a draft's upload, the same one until the upload is answered. */
export async function uploadKey(draft: string): Promise<string> {
  const upload = newId();
  try {
    const db = await database();
    const begun = Upload.safeParse(await db.get('records', uploadOf(draft)));
    if (begun.success) return begun.data.upload;
    await db.put('records', { key: uploadOf(draft), upload });
  } catch {
    // Without the key, a repeated call creates another puzzle.
  }
  return upload;
}

/** Delete the key after the answer: the next upload of the draft creates another puzzle. */
export async function forgetUploadKey(draft: string): Promise<void> {
  try {
    const db = await database();
    await db.delete('records', uploadOf(draft));
  } catch {
    // Nothing was stored.
  }
}
