import type { Translation } from '../Translation.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Translation<typeof english> = {
  search: 'Entdecken',
  myStuff: 'Meine Sachen',
  profile: 'Profil',
  moderation: 'Moderation',
};
