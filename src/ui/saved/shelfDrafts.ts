/** Drafts on the front page: one row of cards. */
export const SHELF_DRAFTS = 3;
