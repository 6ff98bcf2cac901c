import { message, type Text } from '#texts/message.ts';

/** What moves the view of the board besides its buttons and keys. */
export const VIEW_GESTURES: readonly { readonly keys: readonly Text[]; readonly label: Text }[] = [
  { keys: [message('help.wheel')], label: message('help.wheelNote') },
  { keys: [message('help.pinch')], label: message('help.pinchNote') },
  { keys: [message('help.doubleTap')], label: message('help.doubleTapNote') },
  { keys: ['Space', message('help.drag')], label: message('help.dragNote') },
];
