import { cancelClip } from '#engine/edit/clip.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

/**
 * Clear the selection and the pending paste; the clipboard keeps its content. Returns false if
 * there was neither.
 */
export function clearSelection({ actor }: BoardStore): boolean {
  const { clip, selection } = actor.getSnapshot().context;
  const rest = cancelClip(clip);
  actor.send({ type: 'editor.change', change: { selection: null, clip: rest } });
  return selection !== null || rest !== clip;
}
