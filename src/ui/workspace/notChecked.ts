/** Said when a large board could not be judged; play goes on without verdicts. */
export const NOT_CHECKED = 'This board could not be checked. You can go on painting.';
