/** Height of the buttons of genres in the column of rules, kept free while they load. */
export const GENRES_PX = 254;
