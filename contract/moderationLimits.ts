/** Characters of what moderators write. */
export const MODERATION_LIMITS = {
  /** To the person whose account or things they change. */
  message: 1000,
  /** For other moderators. */
  note: 500,
} as const;
