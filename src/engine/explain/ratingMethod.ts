/**
 * Counts how often the numbers of `rate` changed their meaning, as what is seen at once grew. Sites
 * compute again what they keep from before.
 */
export const RATING_METHOD = 4;
