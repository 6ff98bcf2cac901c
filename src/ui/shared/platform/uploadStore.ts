import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import { database } from './database.ts';

/**
 * What this browser and the server last agreed on of a puzzle in the making, and what was sent
 * since and not answered.
 */
const Agreed = z.object({
  key: z.string(),
  letters: z.string(),
  updatedAt: z.string(),
  sent: z.optional(z.string()),
});
type Agreed = z.output<typeof Agreed>;

/** A draft on its way to the site, under a key that tells the site of the same call made again. */
const Upload = z.object({ key: z.string(), upload: z.string() });

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
  agreed: Readonly<Omit<Agreed, 'key'>> | null,
): Promise<void> {
  try {
    const db = await database();
    if (agreed === null) await db.delete('records', keyOf(puzzleId));
    else await db.put('records', { ...agreed, key: keyOf(puzzleId) });
  } catch {
    // Then both boards are shown where they differ.
  }
}

/** Note what is sent of a puzzle: if no answer comes, the server may have it all the same. */
export async function noteSentDraft(puzzleId: string, letters: string): Promise<void> {
  const agreed = await agreedDraft(puzzleId);
  if (agreed) await noteAgreedDraft(puzzleId, { ...agreed, sent: letters });
}

function uploadOf(draft: string): string {
  return `upload ${draft}`;
}

/** Under which key a draft is taken to the site: the same one until that was answered. */
export async function uploadKey(draft: string): Promise<string> {
  const upload = crypto.randomUUID();
  try {
    const db = await database();
    const begun = Upload.safeParse(await db.get('records', uploadOf(draft)));
    if (begun.success) return begun.data.upload;
    await db.put('records', { key: uploadOf(draft), upload });
  } catch {
    // Then a call that is made again makes another puzzle.
  }
  return upload;
}

/** The site has answered: another upload of the draft is another puzzle. */
export async function forgetUploadKey(draft: string): Promise<void> {
  try {
    const db = await database();
    await db.delete('records', uploadOf(draft));
  } catch {
    // It was not kept.
  }
}
