import type { Translation } from '../Translation.ts';
import type { account as english } from '../en/account.ts';

export const account: Translation<typeof english> = {
  // AccountMenu
  signIn: 'Anmelden / Registrieren',
  signInShort: 'Anmelden',
  menu: 'Konto von {name}',
  logOut: 'Abmelden',
  noAnswer: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  signedOut: 'Du wurdest abgemeldet. Melde dich an, um weiterzumachen.',
  confirmationNeeded: 'Melde dich noch einmal an, um zu bestätigen, dass du es bist.',
  restricted:
    'Die Moderation hat das für dein Konto ausgesetzt. In deinen Benachrichtigungen steht, warum und bis wann.',

  // SignInPage
  title: 'Mit einem Konto weiter',
  intro: 'Hier kannst du dich anmelden oder registrieren',
  signedIn: 'Automatisch angemeldet',
  offline: 'Anmelden geht nicht, weil du offline bist',
  failed: 'Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.',
  cancelled: 'Anmeldung abgebrochen.',
  expired:
    'Die Anmeldung hat zu lange gedauert oder wurde zweimal begonnen. Bitte versuche es noch einmal.',
  otherBrowser:
    'Du hast die Anmeldung in einem anderen Browser begonnen. Bitte beginne sie in diesem noch einmal.',
  providerFailed:
    'Der andere Anbieter konnte deine Anmeldung nicht bestätigen. Bitte versuche es später noch einmal.',
  signUpClosed:
    'Diese Website nimmt keine neuen Konten an. Wenn du schon eins hast, melde dich hier an.',
  invitationNeeded:
    'Für diese Website brauchst du eine Einladung. Öffne ihren Link, um dich zu registrieren. Wenn du schon ein Konto hast, melde dich hier an.',
  invitationInvalid:
    'Diese Einladung ist abgelaufen, aufgebraucht oder wurde zurückgezogen. Bitte um eine neue. Wenn du schon ein Konto hast, melde dich hier an.',
  noNewAccount: 'Du hast hier noch kein Konto, und es konnte keins angelegt werden.',
  invited: 'Du bist eingeladen. Bis {end} kannst du dich hier registrieren.',
  taken: 'Dieses Konto ist hier schon mit jemand anderem verknüpft.',

  // Blocked accounts
  appeal: 'Einspruch einlegen',
  appealWords: 'Nachricht an die Moderation (freiwillig)',
  appealSent:
    'Dein Einspruch ist eingegangen. Die Moderation sieht ihn sich an. Melde dich später an, um die Antwort zu lesen.',
  appealWaits:
    'Du hast Einspruch eingelegt. Die Moderation sieht ihn sich an. Melde dich später an, um die Antwort zu lesen.',
  appealDeclined: 'Die Moderation hat deinen Einspruch geprüft. Die Entscheidung bleibt.',
  appealAnswer: '„{words}“',

  // OAuthCallbackPage
  notSignedIn: 'Nicht angemeldet',
  tryAgain: 'Noch einmal versuchen',
  backHome: 'Zur Startseite',
  badCallback: 'Ungültige Parameter für den OAuth-Callback.',
  callbackFailed: 'Die Anmeldung hat nicht geklappt.',

  // SignInPanel
  moment: 'Wird geladen …',
  continueWith: 'Weiter mit {provider}',
  moreSoon: 'Weitere Anbieter folgen bald',
  otherAddress:
    'Die Adresse dieser Website ist <link>{address}</link>. Öffne sie dort, um dich anzumelden.',

  // Passkeys
  passkeySignIn: 'Mit einem Passkey anmelden',
  passkeySignUp: 'Mit einem Passkey registrieren',
  newName: 'Neu hier? Wähle einen Namen',
  nameNote:
    'Alle können deinen Namen sehen, und du kannst ihn später ändern. Der Passkey bleibt auf deinem Gerät, ein Passwort brauchst du nicht.',
  nameless: 'Gib den Namen ein, den andere sehen sollen.',
  passkeyTaken: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  passkeyFailed: 'Dieser Passkey hat nicht funktioniert. Bitte versuche es noch einmal.',
  noPasskeys: 'Dieser Browser unterstützt keine Passkeys. Bitte verwende einen anderen Browser.',
  needsHttps:
    'Passkeys funktionieren nur über https oder auf localhost. Diese Seite nutzt keins von beiden.',
};
