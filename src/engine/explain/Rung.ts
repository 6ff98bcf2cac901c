import type { Text } from '#texts/message.ts';
import type { Point } from '../grid/grid.ts';
import type { HintMarks } from '../picture/hintMarks.ts';
import type { ReasonLine } from './reasonLines.ts';

/** A line of a reason, with the place of its symbol on the board. */
export type RungLine = ReasonLine & { readonly at?: Point };

/** How far a hint is told. */
export type RungId = 'where' | 'which' | 'cell' | 'why';

/** How far it is told what is wrong. */
export type MistakeRungId = 'notice' | 'since' | 'region' | 'reason' | 'cells';

/** One rung of the ladder: what is said, and what the board shows with it. */
export interface Rung<Id extends string = RungId> {
  readonly id: Id;
  /** One sentence. */
  readonly text: Text;
  /** All of it for who does not see the board. */
  readonly spoken: Text;
  /** Null where the board shows nothing. */
  readonly marks: HintMarks | null;
  /** The reason as a list; none before it is told. */
  readonly lines: readonly RungLine[];
}
