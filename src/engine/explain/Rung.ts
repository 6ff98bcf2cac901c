import type { Text } from '#texts/message.ts';
import type { Point } from '../grid/grid.ts';
import type { HintMarks } from '../picture/hintMarks.ts';
import type { ReasonLine } from './reasonLines.ts';

/** A line of a reason, with the place of its symbol on the board. */
export type RungLine = ReasonLine & { readonly at?: Point };

/** Stage of a hint. */
export type RungId = 'where' | 'which' | 'cell' | 'why';

/** Stage of a hint about a mistake. */
export type MistakeRungId = 'notice' | 'since' | 'region' | 'reason' | 'cells';

/** One rung of the ladder: the text, and the marks on the board. */
export interface Rung<Id extends string = RungId> {
  readonly id: Id;
  /** One sentence. */
  readonly text: Text;
  /** The complete text for screen readers. */
  readonly spoken: Text;
  /** Null if the board shows no marks. */
  readonly marks: HintMarks | null;
  /** The reason as a list; empty before the reason is shown. */
  readonly lines: readonly RungLine[];
}
