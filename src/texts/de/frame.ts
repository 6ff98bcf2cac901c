import type { Translation } from '../Translation.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Translation<typeof english> = {
  search: 'Entdecken',
  myStuff: 'Meine Sachen',

  // Section
  viewMore: 'Mehr ansehen',
  nothingYet: 'Noch nichts hier.',

  // Pending
  pending: 'Die Seite wird geladen …',

  // ErrorPage
  tryAgain: 'Noch einmal versuchen',

  notHere: 'Diese Seite ist offline noch nicht verfügbar',
  notHereHelp:
    'Sie konnte nicht geladen werden. Lektionen, Entwürfe und angefangene Rätsel kannst du weiter nutzen.',

  // Parts
  notLoaded: 'Das ließ sich nicht laden. Versuche es noch einmal oder lade die Seite neu.',

  // Loaders
  homeError: 'Ein Fehler ist aufgetreten. Bitte versuche es noch einmal.',

  // Badges
  moderator: 'Moderation',
  supporter: '{level, plural, =1 {hat uns unterstützt} other {unterstützt uns}}',
};
