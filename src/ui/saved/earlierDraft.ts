import type { Text } from '#texts/message.ts';
import { untilOwnerKnown } from '#ui/people/account/ownerKnown.ts';
import { draftTitle, listDrafts } from '#ui/shared/platform/draftLists.ts';

/** The draft that an author may have meant to open instead of a new one. */
export interface EarlierDraft {
  readonly address: string;
  readonly title: Text;
  readonly savedAtMs: number;
}

/** An older draft is rarely the one that a crash has closed. */
const LATELY_MS = 7 * 24 * 3600 * 1000;

/** The draft that was edited last, within a week; null if there is none. */
export async function earlierDraft(nowMs: number): Promise<EarlierDraft | null> {
  await untilOwnerKnown();
  const [draft] = (await listDrafts(1)).drafts;
  if (!draft || nowMs - draft.savedAtMs > LATELY_MS) return null;
  return { address: draft.address, title: draftTitle(draft), savedAtMs: draft.savedAtMs };
}
