import type { Contact } from './Contact.ts';
import type { Cell } from '#engine/grid/grid.ts';

/** What a player does to the board, by pointer or keys, as events of the board machine. */
export type BoardInput =
  | {
      readonly type: 'stroke.start';
      readonly cell: Cell;
      /** Primary paints the main color, which is a state of the machine. */
      readonly button: 'primary' | 'secondary';
      /** The fill modifier is held. */
      readonly fill: boolean;
      readonly contact: Contact;
    }
  | {
      readonly type: 'stroke.move';
      /** Every cell entered since the last event, in order, none skipped. */
      readonly cells: readonly Cell[];
      readonly contact: Contact;
    }
  | { readonly type: 'stroke.end' }
  /** The stroke is taken back: a second finger landed, or the pointer was lost. */
  | { readonly type: 'stroke.cancel' };
