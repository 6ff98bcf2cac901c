import { message, type Text } from '#texts/message.ts';

/** Gestures that move the view of the board, for the help. */
export const VIEW_GESTURES: readonly { readonly keys: readonly Text[]; readonly label: Text }[] = [
  { keys: [message('help.wheel')], label: message('help.wheelNote') },
  { keys: [message('help.pinch')], label: message('help.pinchNote') },
  { keys: [message('help.doubleTap')], label: message('help.doubleTapNote') },
  { keys: ['Space', message('help.drag')], label: message('help.dragNote') },
];
