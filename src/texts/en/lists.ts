/** Cards and lists of what people made. */
export const lists = {
  nothing: 'Nothing here yet.',
} as const;
