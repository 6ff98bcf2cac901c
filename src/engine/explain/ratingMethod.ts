/** Version of the numbers of `rate`. Sites recompute stored ratings of older versions. */
export const RATING_METHOD = 5;
