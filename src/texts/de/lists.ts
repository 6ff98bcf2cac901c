import type { Translation } from '../Translation.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  nothing: 'Noch nichts hier.',
};
