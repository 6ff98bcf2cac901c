/** Limits of moderators' texts, in characters. */
export const MODERATION_LIMITS = {
  /** To the affected account. */
  message: 1000,
  /** For other moderators. */
  note: 500,
} as const;
