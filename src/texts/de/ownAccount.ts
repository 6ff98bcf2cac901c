import type { Translation } from '../Translation.ts';
import type { ownAccount as english } from '../en/ownAccount.ts';

export const ownAccount: Translation<typeof english> = {
  loading: 'Wird geladen …',
  signedOut: 'Melde dich an, um Namen, Anmeldemethoden und Geräte zu ändern.',
  signIn: 'Anmelden / Registrieren',
  offline: `{cause, select, server {Der Server ist gerade nicht verfügbar. Diese Einstellungen kannst du
      ändern, sobald er wieder antwortet.} other {Du bist offline. Diese Einstellungen kannst du
      ändern, sobald du wieder online bist.}}`,
  tryAgain: 'Noch einmal versuchen',

  // Profile
  profile: 'Profil',
  name: 'Name',
  nameless: 'Gib den Namen ein, den andere sehen sollen.',
  description: 'Beschreibung',
  descriptionNote: 'Steht auf deinem Profil. Du kannst Markdown verwenden.',
  preview: 'Vorschau',
  picture: 'Bild',
  choosePicture: 'Bild auswählen',
  dropPicture: 'Standardbild verwenden',
  pictureNote: 'Alle können es sehen. Vor dem Hochladen wird es quadratisch zugeschnitten.',
  pictureChosen: 'Bild geändert.',
  pictureDropped: 'Du nutzt wieder das Standardbild.',
  notAPicture:
    'Dein Browser kann diese Datei nicht als Bild öffnen. Versuche es mit einer anderen.',
  pictureUnsaved: 'Dein Bild wurde nicht geändert: {problem}',
  save: 'Profil speichern',
  saved: 'Gespeichert',
  unsaved: 'Nicht gespeichert: {problem} Deine Änderungen sind noch da.',

  // Identities
  identities: 'Anmeldemethoden',
  passkey: 'Passkey',
  added: 'hinzugefügt am {date}',
  noIdentity:
    'Du kannst dich noch nicht wieder anmelden. Füge eine Anmeldemethode hinzu, bevor du dich abmeldest oder diese Sitzung endet.',
  logOutTitle: 'Ohne Anmeldemethode abmelden?',
  logOutWarning:
    'Du könntest dich bei diesem Konto nicht wieder anmelden. Füge erst eine Anmeldemethode hinzu.',
  logOutAnyway: 'Trotzdem abmelden',
  addSignInMethod: 'Anmeldemethode hinzufügen',
  lastIdentity: 'Das ist deine einzige Anmeldemethode. Füge erst eine andere hinzu.',
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: 'Passkey hinzugefügt.',
  addProvider: '{provider} hinzufügen',
  remove: 'Entfernen',
  removeIdentity: '{identity} entfernen',
  notRemoved: 'Konnte nicht entfernt werden: {problem}',

  // Sessions
  sessions: 'Angemeldete Geräte',
  current: 'dieser Browser',
  seen: 'zuletzt aktiv',
  end: 'Abmelden',
  endSession: '{browser} abmelden',
  endOthers: 'Überall sonst abmelden',
  notEnded: 'Dieses Gerät konnte nicht abgemeldet werden: {problem}',
  more: 'Mehr zeigen',

  // Confirmation
  confirmTitle: 'Bestätige, dass du es bist',
  confirmHelp: 'Deine Anmeldung ist eine Weile her. Melde dich für diese Änderung noch einmal an.',
  confirmByPasskey: 'Passkey verwenden',
  confirmByProvider: 'Noch einmal mit {provider} anmelden',

  // Export
  export: 'Deine Daten',
  exportNote:
    'Eine Datei mit allem, was dein Konto enthält: Rätsel, Lösungen, Bewertungen, Sammlungen, Kommentare, Benachrichtigungen und mehr.',
  exportSave: 'Deine Daten herunterladen',
  exportSaved: 'Gespeichert.',
  exportFailed: 'Deine Daten konnten nicht heruntergeladen werden: {problem}',

  // Delete
  deleteAccount: 'Konto löschen',
  deleteTitle: 'Dein Konto löschen?',
  deleteWarning: 'Das lässt sich nicht rückgängig machen.',
  deleteHelp:
    'Das löscht deine Anmeldemethoden, privaten Rätsel, Sammlungen und Benachrichtigungen endgültig. Veröffentlichte Rätsel und Kommentare bleiben, ohne deinen Namen.',
  deleteTyped: 'Tippe zur Bestätigung {name}',
  deleteForGood: 'Endgültig löschen',
  cancel: 'Abbrechen',
  deleted: 'Dein Konto wurde gelöscht.',
};
