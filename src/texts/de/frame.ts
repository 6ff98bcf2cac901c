import type { Translation } from '../Translation.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Translation<typeof english> = {
  search: 'Entdecken',
  myStuff: 'Meine Sachen',
  myFollows: 'Gefolgte Sammlungen',
  profile: 'Profil',
  collection: 'Sammlung',
  support: 'Unterstützen',
  moderation: 'Moderation',

  // Section
  viewMore: 'Mehr ansehen',
  nothingYet: 'Noch nichts hier.',
};
