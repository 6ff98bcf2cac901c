import type { Text } from '#texts/message.ts';
import type { Grid, Point } from '../grid/grid.ts';
import type { Symmetry } from '../generate/symmetry.ts';
import type { KindId } from './clueKinds.ts';

/** How clues are chosen from a solution. */
export interface ClueWish {
  readonly kinds: readonly KindId[];
  readonly symmetry: Symmetry;
  /** True if a symbol also gives the color of its cell. */
  readonly givesColors: boolean;
}

/** A question of an author about the puzzle on the board. */
export type IdeaWish = { readonly seed: number } & (
  | ({ readonly tool: 'clues' | 'surprise' } & ClueWish)
  /** `pinned`: keys of clues that stay; see `keyOf`. */
  | { readonly tool: 'fewest'; readonly pinned: readonly string[] }
  | { readonly tool: 'values'; readonly id: string; readonly at: Point }
  | { readonly tool: 'unique' | 'easier' | 'harder' | 'solution' | 'follows' }
);

/** The tools by name. */
export type IdeaTool = IdeaWish['tool'];

/** A clue by its key and name. */
export interface NamedClue {
  readonly key: string;
  readonly name: Text;
}

/** A change of the puzzle that an author may apply. */
export interface Idea {
  /** The board afterwards, in the colors of the author. */
  readonly grid: Grid;
  /** Names the change among several. */
  readonly name: Text;
  /** The change in one or two sentences. */
  readonly says: Text;
  /** Clues that go, if the author may pin them. */
  readonly going: readonly NamedClue[];
  /** The difficulty, if it is the aim. */
  readonly grades: { readonly before: number; readonly after: number } | null;
}

/** Changes to choose from, or the reason why there is none. */
export type IdeaResult =
  | { readonly type: 'ideas'; readonly ideas: readonly [Idea, ...Idea[]] }
  | NoIdea;

/** The reason why there is no change. */
export interface NoIdea {
  readonly type: 'none';
  readonly reason: Text;
}

/** A run: yields often enough that it can be stopped. */
export type IdeaRun = Generator<void, IdeaResult>;

export function none(reason: Text): IdeaResult {
  return { type: 'none', reason };
}

/** A result of one change. */
export function only(idea: Pick<Idea, 'grid' | 'says'>, grades: Idea['grades'] = null): IdeaResult {
  return { type: 'ideas', ideas: [{ ...idea, name: '', going: [], grades }] };
}
