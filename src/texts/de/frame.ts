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

  // Pending
  pending: 'Die Seite wird geladen',

  // Guard
  moment: 'Einen Moment…',
  tryAgain: 'Noch einmal versuchen',
  offline: 'Diese Seite braucht das Netz',
  offlineHelp:
    'Du bist offline. Lektionen, Entwürfe und angefangene Rätsel sind auf diesem Gerät, und die Seite kommt von selbst, sobald das Netz wieder da ist.',
  offlineModeHelp:
    'Der Offline-Modus ist an, darum wird der Server nichts gefragt. Lektionen, Entwürfe und angefangene Rätsel sind auf diesem Gerät.',
  signIn: 'Melde dich an, um diese Seite zu sehen',
  signInHelp: 'Sie zeigt, was zu deinem Konto gehört. Danach kommst du hierher zurück.',
  signInLink: 'Anmelden',
  notModerator: 'Diese Seite ist für Moderatoren',
  notModeratorHelp: 'Dein Konto gehört nicht zu ihnen.',

  // ErrorPage
  notHere: 'Diese Seite ist noch nicht auf diesem Gerät',
  notHereHelp:
    'Sie konnte nicht geladen werden. Lektionen, Entwürfe und angefangene Rätsel sind noch da.',

  // Loaders
  homeError: 'Ein Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  puzzleAway: 'Der Server wurde nicht erreicht, und dieses Rätsel ist nicht auf diesem Gerät.',
  puzzleUnknown: 'Dieses Rätsel gibt es nicht, oder sein Autor hält es privat.',
  puzzleOfOther: 'Nur der Autor kann dieses Rätsel bearbeiten.',
  puzzleSignIn: 'Melde dich an, um dieses Rätsel zu bearbeiten.',
};
