import type { Contact } from './Contact.ts';
import type { Cell } from '#engine/grid/grid.ts';

/** Input of a player by pointer or keys, as events of the board machine. */
export type BoardInput =
  | {
      readonly type: 'stroke.start';
      readonly cell: Cell;
      /** The primary button paints the color set in the machine. */
      readonly button: 'primary' | 'secondary';
      /** True if the fill modifier is held. */
      readonly fill: boolean;
      readonly contact: Contact;
    }
  | {
      readonly type: 'stroke.move';
      /** Every cell entered since the last event, in order, without gaps. */
      readonly cells: readonly Cell[];
      readonly contact: Contact;
    }
  | { readonly type: 'stroke.end' }
  /** The stroke is undone: a second finger touched the screen, or the pointer was lost. */
  | { readonly type: 'stroke.cancel' };
