import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import type { Idea, IdeaWish, NoIdea } from '#engine/setter/Idea.ts';
import { runIdea } from '#engine/setter/runIdea.ts';

/** Limit of work, in milliseconds. */
const WORK = 4000;

/** An idea as it comes from the worker, with its board as a text. */
export type FoundIdea = Omit<Idea, 'grid'> & { readonly board: string };

/** Ideas to choose from, or the reason why there is none. */
export type IdeaReply = { readonly type: 'ideas'; readonly ideas: readonly FoundIdea[] } | NoIdea;

/** The interface of the worker. It is terminated when a newer request comes. */
export interface RemoteIdeas {
  /** Find ideas for a board, whose colors are the solution of its author. */
  find(board: string, wish: IdeaWish): IdeaReply;
}

/** Finds ideas in this thread. */
export const ideaFinder: RemoteIdeas = {
  find(board, wish) {
    const parsed = parseGridText(board);
    if (!parsed.ok) throw new Error(`this text is no grid: ${parsed.error.code}`);
    const run = runIdea(parsed.value, wish, WORK);
    let step = run.next();
    while (step.done !== true) step = run.next();
    const result = step.value;
    if (result.type === 'none') return result;
    const found = result.ideas.map(({ grid, ...idea }) => ({
      ...idea,
      board: writeGridText(grid),
    }));
    return { type: 'ideas', ideas: found };
  },
};
