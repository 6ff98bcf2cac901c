/** The modes of solving: with undo, or with every color final. */
const PLAY_MODES = ['solve', 'perfection'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

/** The places where a puzzle is shown. */
export const MODES = ['create', ...PLAY_MODES] as const;
export type Mode = (typeof MODES)[number];
