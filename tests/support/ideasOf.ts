import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Idea, IdeaResult, IdeaWish } from '#engine/setter/Idea.ts';
import { runIdea } from '#engine/setter/runIdea.ts';
import { english } from '#texts/english.ts';

const WORK = 5000;

/** The grid of a text. */
export function gridOf(text: string): Grid {
  const parsed = parseGridText(text);
  if (!parsed.ok) throw new Error(`not a grid: ${text}`);
  return parsed.value;
}

/** The result of a run to its end. */
export function resultOf(author: Grid, wish: IdeaWish, work = WORK): IdeaResult {
  const run = runIdea(author, wish, work);
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value;
}

/** The ideas of a run that has some. */
export function ideasOf(author: Grid, wish: IdeaWish): readonly Idea[] {
  const result = resultOf(author, wish);
  if (result.type === 'none') throw new Error(english.say(result.reason));
  return result.ideas;
}

/** The reason of a run without an idea. */
export function reasonOf(author: Grid, wish: IdeaWish, work = WORK): string {
  const result = resultOf(author, wish, work);
  return result.type === 'none' ? english.say(result.reason) : 'ideas';
}
