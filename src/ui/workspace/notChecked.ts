import { message } from '#texts/message.ts';

/** Notice for a large board that could not be judged; the play continues without verdicts. */
export const NOT_CHECKED = message('play.notChecked');
