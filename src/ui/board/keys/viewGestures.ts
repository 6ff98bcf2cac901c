import { message, type Text } from '#texts/message.ts';

/** What moves the view of the board besides its buttons and keys. */
export const VIEW_GESTURES: readonly { readonly keys: readonly Text[]; readonly label: Text }[] = [
  { keys: [message('board.wheel')], label: message('board.wheelNote') },
  { keys: [message('board.pinch')], label: message('board.pinchNote') },
  { keys: [message('board.doubleTap')], label: message('board.doubleTapNote') },
  { keys: ['Space', message('board.drag')], label: message('board.dragNote') },
];
