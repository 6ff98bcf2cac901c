/** What stands round every page and loads after it: account, notifications, updates, news. */
export const chrome = {
  support: 'Support {product}',
} as const;
