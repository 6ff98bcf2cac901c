import { message } from '#texts/message.ts';

/** Said when a large board could not be judged; play goes on without verdicts. */
export const NOT_CHECKED = message('play.notChecked');
