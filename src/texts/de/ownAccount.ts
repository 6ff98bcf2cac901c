import type { Translation } from '../Translation.ts';
import type { ownAccount as english } from '../en/ownAccount.ts';

export const ownAccount: Translation<typeof english> = {
  loading: 'Einen Moment …',
  signedOut: 'Du bist hier abgemeldet. Name, Anmeldewege und Geräte stellst du in einem Konto ein.',
  signIn: 'Anmelden',
  offline: 'Du bist offline: Ändern kannst du das hier, sobald der Server zu erreichen ist.',
  tryAgain: 'Noch einmal versuchen',

  // Profile
  profile: 'Profil',
  name: 'Name',
  nameless: 'Wähle den Namen, den andere sehen.',
  description: 'Beschreibung',
  descriptionNote: 'Alle können sie auf deiner Seite lesen. Markdown geht hier.',
  preview: 'Vorschau',
  picture: 'Bild',
  choosePicture: 'Bild auswählen',
  dropPicture: 'Standardbild verwenden',
  pictureNote:
    'Alle können es sehen. Es wird hier quadratisch zugeschnitten, bevor es gesendet wird.',
  pictureChosen: 'Dein Bild wurde geändert.',
  pictureDropped: 'Du nutzt wieder das Standardbild.',
  notAPicture: 'Diese Datei ist kein Bild, das dein Browser lesen kann.',
  pictureUnsaved: 'Dein Bild bleibt, wie es war: {problem}',
  save: 'Profil speichern',
  saved: 'Gespeichert',
  unsaved: 'Nicht gespeichert: {problem} Was du getippt hast, steht noch hier.',

  // Identities
  identities: 'Anmeldemethoden',
  passkey: 'Passkey',
  added: 'seit {date}',
  lastIdentity: 'Das ist deine einzige Anmeldemethode. Füge erst eine andere hinzu.',
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: 'Der Passkey wurde hinzugefügt.',
  addProvider: '{provider} hinzufügen',
  remove: 'Entfernen',
  removeIdentity: '{identity} entfernen',
  notRemoved: 'Nicht entfernt: {problem}',

  // Sessions
  sessions: 'Angemeldet auf',
  current: 'dieser Browser',
  seen: 'zuletzt gesehen',
  end: 'Abmelden',
  endSession: '{browser} abmelden',
  endOthers: 'Überall sonst abmelden',
  notEnded: 'Dort ist das Konto noch angemeldet: {problem}',
  more: 'Mehr zeigen',

  // Confirmation
  confirmTitle: 'Bestätige, dass du es bist',
  confirmHelp: 'Deine Anmeldung ist eine Weile her. Melde dich für diese Änderung noch einmal an.',
  confirmByPasskey: 'Passkey verwenden',
  confirmByProvider: 'Noch einmal mit {provider} anmelden',

  // Delete
  deleteAccount: 'Konto löschen',
  deleteTitle: 'Dein Konto löschen?',
  deleteWarning: 'Das lässt sich nicht rückgängig machen.',
  deleteHelp:
    'Alle Anmeldewege, deine privaten Rätsel, Sammlungen und Benachrichtigungen sind endgültig weg. Veröffentlichte Rätsel und Kommentare bleiben, ohne deinen Namen.',
  deleteTyped: 'Tippe zur Bestätigung {name}',
  deleteForGood: 'Endgültig löschen',
  cancel: 'Abbrechen',
  deleted: 'Dein Konto wurde gelöscht.',
};
