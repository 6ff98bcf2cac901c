/** What moves the view of the board besides its buttons and keys. */
export const VIEW_GESTURES = [
  { keys: ['Wheel'], label: 'Zoom; Ctrl and the wheel do too, Shift and the wheel move sideways' },
  { keys: ['Pinch'], label: 'Zoom and move with two fingers' },
  { keys: ['Double tap'], label: 'Look closely; once more, see the whole board' },
  { keys: ['Space', 'Drag'], label: 'Move the board; so does the middle button' },
] as const;
