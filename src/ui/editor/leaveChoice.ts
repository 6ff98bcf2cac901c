import { cancelClip } from '#engine/edit/clip.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

/**
 * Whatever is chosen is no longer, and what is about to be pasted is not; what is copied stays.
 * Returns whether there was any of it.
 */
export function leaveChoice({ actor }: BoardStore): boolean {
  const { clip, selection } = actor.getSnapshot().context;
  const rest = cancelClip(clip);
  actor.send({ type: 'editor.change', change: { selection: null, clip: rest } });
  return selection !== null || rest !== clip;
}
