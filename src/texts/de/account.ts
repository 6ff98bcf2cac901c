import type { Translation } from '../Translation.ts';
import type { account as english } from '../en/account.ts';

export const account: Translation<typeof english> = {
  // AccountMenu
  signIn: 'Anmelden',
  menu: 'Konto von {name}',
  logOut: 'Abmelden',
  noAnswer: 'Der Server war nicht zu erreichen.',
  signedOut: 'Du bist abgemeldet. Melde dich an, um weiterzumachen.',
  confirmationNeeded:
    'Bestätige, dass du es bist: Melde dich noch einmal an und versuche es erneut.',
  restricted:
    'Das ist für dein Konto gerade ausgesetzt. Warum und bis wann, steht in deinen Benachrichtigungen.',

  // SignInPage
  title: 'Mit einem Konto weiter',
  intro: 'Hier meldest du dich an oder legst ein Konto an',
  signedIn: 'Automatisch angemeldet',
  offline: 'Anmelden geht nicht, weil du offline bist',
  failed: 'Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.',
  cancelled: 'Die Anmeldung wurde abgebrochen.',
  expired:
    'Die Anmeldung hat zu lange gedauert oder wurde zweimal begonnen. Bitte versuche es noch einmal.',
  otherBrowser:
    'Die Anmeldung wurde in einem anderen Browser begonnen. Bitte versuche es in diesem noch einmal.',
  providerFailed:
    'Die andere Seite hat die Anmeldung nicht bestätigt. Bitte versuche es später noch einmal.',
  taken: 'Dieses Konto gehört hier schon jemand anderem.',
  blocked: 'Dieses Konto ist gesperrt.',

  // OAuthCallbackPage
  notSignedIn: 'Nicht angemeldet',
  tryAgain: 'Noch einmal versuchen',
  backHome: 'Zur Startseite',
  badCallback: 'Ungültige Angaben für die Rückkehr von der Anmeldung.',
  callbackFailed: 'Die Anmeldung hat nicht geklappt.',

  // SignInPanel
  moment: 'Einen Moment …',
  continueWith: 'Weiter mit {provider}',
  moreSoon: 'Weitere Anbieter folgen bald',

  // Passkeys
  passkeySignIn: 'Mit einem Passkey anmelden',
  passkeySignUp: 'Mit einem Passkey registrieren',
  newName: 'Neu hier? Dein Name',
  nameNote:
    'Alle können deinen Namen sehen, und du kannst ihn später ändern. Der Passkey bleibt auf deinem Gerät, ein Passwort brauchst du nicht.',
  nameless: 'Wähle den Namen, den andere sehen.',
  passkeyTaken: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  passkeyFailed: 'Dieser Passkey ließ sich nicht verwenden.',
  noPasskeys: 'Dieser Browser kann keine Passkeys verwenden.',
  needsHttps:
    'Passkeys brauchen eine Adresse mit https oder localhost: Diese Seite hat beides nicht.',
};
