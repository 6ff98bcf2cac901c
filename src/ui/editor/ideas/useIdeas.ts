import { useEffect, useMemo, useState } from 'react';
import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { IdeaWish } from '#engine/setter/Idea.ts';
import type { IdeaReply } from '#workers/ideaFinder.ts';
import { spawnIdeas } from '#workers/spawnIdeas.ts';

/** The board has to rest for this time, so that a series of edits asks once. */
const REST_MS = 250;

/** A reply, and the question that it answers; a null reply for a worker that failed. */
interface Answer {
  readonly board: Grid;
  readonly wish: IdeaWish;
  readonly reply: IdeaReply | null;
}

/** The present reply. */
export type IdeaState = IdeaReply | { readonly type: 'thinking' | 'failed' };

const THINKING: IdeaState = { type: 'thinking' };
const FAILED: IdeaState = { type: 'failed' };

/**
 * The ideas for the present board, computed again when the board rests after an edit. Each edit
 * ends a computation for an older board. Null without a wish. A wish is the same object until it
 * changes.
 */
export function useIdeas(board: Grid, wish: IdeaWish | null): IdeaState | null {
  const [setter] = useState(spawnIdeas);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => setter.stop, [setter]);
  useEffect(() => {
    if (wish === null) return undefined;
    let isAsking = false;
    let isCurrent = true;
    const note = (reply: IdeaReply | null) => {
      isAsking = false;
      if (isCurrent) setAnswer({ board, wish, reply });
    };
    const timer = setTimeout(() => {
      isAsking = true;
      setter.find(board, wish).then(note, () => note(null));
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      if (isAsking) setter.stop();
    };
  }, [setter, board, wish]);
  return useMemo(() => {
    if (wish === null) return null;
    if (answer?.board !== board || answer.wish !== wish) return THINKING;
    return answer.reply ?? FAILED;
  }, [board, wish, answer]);
}

/** The board of an idea. Unchanged parts of the present board stay the same objects. */
export function boardOfIdea(text: string, present: Grid): Grid | null {
  const parsed = parseGridText(text);
  if (!parsed.ok) return null;
  const { width, height, connections, zones } = present;
  return { ...parsed.value, width, height, connections, zones };
}
