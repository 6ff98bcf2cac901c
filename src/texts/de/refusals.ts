import type { Translation } from '../Translation.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Translation<typeof english> = {
  // Requests
  nothingHere: 'Unter dieser Adresse gibt es nichts.',
  requestUnread:
    'Der Server kann diese Anfrage nicht lesen. Lade die Seite neu und versuche es noch einmal.',
  fieldUnread:
    'Der Server kann „{field}“ nicht lesen. Lade die Seite neu und versuche es noch einmal.',
  listChanged: 'Diese Liste hat sich geändert. Lade die Seite neu und versuche es noch einmal.',
  cutOff: 'Die Anfrage wurde unterbrochen. Bitte versuche es noch einmal.',
  timedOut: 'Die Anfrage hat zu lange gedauert. Bitte versuche es noch einmal.',
  tooLarge: 'Das ist zu groß zum Senden.',
  addressTooLong:
    'Diese Adresse ist zu lang. Vor dem Fragezeichen darf sie höchstens {most, number} Zeichen haben.',
  queryTooLong:
    'Diese Adresse ist zu lang. Nach dem Fragezeichen darf sie höchstens {most, number} Zeichen haben.',
  headersTooLong:
    'Die Kopfzeilen dieser Anfrage sind zu lang. Zusammen dürfen sie höchstens {most, number} Zeichen haben. Lösche die Cookies dieser Website und versuche es noch einmal.',
  linkTooLong: 'Dieser Link ist zu lang.',
  tooManyRequests: 'Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.',
  otherSite: 'Diese Anfrage kam von einer anderen Website und wurde deshalb abgelehnt.',

  // The server
  starting: 'Der Server startet gerade. Bitte versuche es gleich noch einmal.',
  databaseDown: 'Der Server erreicht seine Datenbank nicht. Bitte versuche es gleich noch einmal.',
  busy: 'Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.',
  notReady: 'Der Server kann gerade nicht antworten. Bitte versuche es gleich noch einmal.',
  failed: 'Auf dem Server ist etwas schiefgegangen. Bitte versuche es noch einmal.',

  // Permissions
  signIn: 'Melde dich zuerst an.',
  confirm: 'Bestätige, dass du es bist: Melde dich noch einmal an und versuche es erneut.',
  moderatorsOnly: 'Das kann nur die Moderation.',
  paused:
    'Die Moderation hat für dein Konto {restriction, select, comments {das Kommentieren} puzzles {das Bearbeiten von Rätseln} collections {das Bearbeiten von Sammlungen} other {das Bewerten}} ausgesetzt.',

  // Signing in
  blocked: 'Dieses Konto ist gesperrt.',
  suspended: 'Dieses Konto ist bis {until} gesperrt.',
  withWords: '{refusal} Die Moderation schreibt: „{words}“',
  noProvider: 'Diese Anmeldemethode gibt es hier nicht.',
  needsTab: 'Die Anmeldung braucht einen eigenen Tab. Öffne sie in einem neuen Tab.',
  returnsElsewhere: 'Nach dem Anmelden geht es nur auf einer Seite dieser Website weiter.',
  signUpClosed: 'Diese Website nimmt keine neuen Konten an.',
  invitationNeeded:
    'Für diese Website brauchst du eine Einladung. Öffne ihren Link, um dich zu registrieren.',
  invitationInvalid:
    'Diese Einladung ist abgelaufen, aufgebraucht oder wurde zurückgezogen. Bitte um eine neue.',
  noInvitation: 'Diese Einladung gibt es nicht mehr.',
  invitationTaken: 'Diese Einladung gibt es schon. Erstelle eine andere.',
  signInExpired: 'Diese Anmeldung ist abgelaufen. Melde dich noch einmal an.',
  signedInAlready: 'Du bist schon angemeldet.',
  passkeyRefused: 'Dieser Passkey wurde nicht angenommen. Bitte versuche es noch einmal.',
  passkeyUnknown:
    'Dieser Passkey gehört zu keinem Konto mehr. Nimm einen anderen oder registriere dich.',

  // Accounts
  noAccount: 'Dieses Konto gibt es nicht.',
  nameEmpty: 'Gib einen Namen mit mindestens einem sichtbaren Zeichen ein.',
  nameReserved:
    'Dieser Name könnte mit der Website selbst verwechselt werden. Wähle einen anderen.',
  otherName: 'So heißt dein Konto nicht. Tippe den Namen genau so, wie er dort steht.',
  badPicture:
    'Diese Datei ist kein passendes Bild. Wähle ein Bild als PNG, JPEG oder WebP mit höchstens {side} × {side} Pixeln und {kilobytes} KB.',
  picturesBusy: 'Gerade werden zu viele Bilder geprüft. Bitte versuche es noch einmal.',
  noPasskey: 'Dieser Passkey gehört nicht mehr zu deinem Konto.',
  noMethod: 'Diese Anmeldemethode gehört nicht mehr zu deinem Konto.',
  noDevice: 'Dieses Gerät ist nicht mehr angemeldet.',
  lastMethod: 'Das ist deine einzige Anmeldemethode. Füge erst eine andere hinzu.',
  tooManyPasskeys: 'Ein Konto kann höchstens {most, number} Passkeys haben. Entferne erst einen.',

  // Puzzles
  noDaily: 'Für diesen Tag gibt es kein Tagesrätsel.',
  dailyShown: 'Das Rätsel dieses Tages ist schon veröffentlicht.',
  dailyOff: 'Auf dieser Website entstehen keine Tagesrätsel. Wähle ein veröffentlichtes Rätsel.',
  dailyUnderWay: 'Ein anderes Rätsel wird schon erstellt.',
  dailyUsed: 'Dieses Rätsel ist oder war schon ein Tagesrätsel.',
  noPuzzle: 'Dieses Rätsel gibt es nicht.',
  noPuzzleAddress: 'Das ist nicht die Adresse eines Rätsels.',
  noPuzzlesYet: 'Es gibt noch keine Rätsel. Erstelle das erste.',
  onlyAuthor: 'Nur wer das Rätsel erstellt hat, kann es ändern.',
  titleEmpty: 'Gib einen Titel mit mindestens einem sichtbaren Zeichen ein.',
  publishedStays: 'Veröffentlichte Rätsel lassen sich nicht löschen.',
  publishedAlready: 'Dieses Rätsel ist schon veröffentlicht.',
  changedMeanwhile:
    'Dieses Rätsel wurde gerade woanders geändert. Lade es neu und versuche es noch einmal.',
  newerVersion: 'Du hast woanders eine neuere Version gespeichert.',
  protected: 'Dieses Rätsel lässt sich nicht veröffentlichen: Es gleicht einem geschützten Rätsel.',
  tooManyPrivate:
    'Du kannst höchstens {most, number} private Rätsel haben. Veröffentliche oder lösche einige.',
  puzzlesTooBig:
    'Alle deine Rätsel zusammen dürfen höchstens {megabytes, number} MB groß sein. Lösche einige.',
  solveFirst: 'Löse das Rätsel, bevor du es bewertest.',
  ownPuzzle: 'Dein eigenes Rätsel kannst du nicht bewerten.',
  solvedElsewhere: 'Du hast dieses Rätsel woanders weitergespielt.',

  // Contents of puzzles
  puzzleTooLarge: 'Dieses Rätsel ist zu groß.',
  dataTooLong:
    'Dieses Rätsel ist zu groß: Seine Daten dürfen höchstens {most, number} Zeichen haben.',
  tooManyParts:
    'Dieses Rätsel ist zu groß: Es kann höchstens {most, number} {part, select, cells {Felder} innerCells {Felder in seinen Hinweisen} edges {Grenzen und verbundene Felder} symbols {Symbole} rules {Regeln} symbolsInOnePlace {Symbole an einer Stelle} other {Steuerlinien}} haben.',
  puzzleUnread: 'Dieses Rätsel konnte nicht geladen werden: „{reason}“.',
  puzzleDamaged:
    'Dieses Rätsel konnte nicht geladen werden: Seine Daten sind beschädigt oder unvollständig.',
  checkTooLong:
    'Die Prüfung dieses Rätsels dauert zu lange. Nimm weniger oder einfachere Hinweise.',
  checkTooBig: 'Die Prüfung dieses Rätsels braucht zu viel Speicher. Nimm weniger Hinweise.',
  checkFailed: 'Dieses Rätsel lässt sich nicht prüfen.',
  checksBusy: 'Gerade werden zu viele Rätsel geprüft. Bitte versuche es noch einmal.',

  // Publishing
  metadataBad: 'Dieses Rätsel lässt sich nicht veröffentlichen: „{problem}“.',
  noCells: 'Füge vor dem Veröffentlichen mindestens ein Feld hinzu.',
  needsSolution: 'Dieses Rätsel lässt sich nur mit einer Lösung prüfen. Füge erst eine hinzu.',
  noSolution: 'Füge vor dem Veröffentlichen eine Lösung hinzu: Kein Feld ist gemalt.',
  partSolution: 'Füge vor dem Veröffentlichen eine Lösung hinzu: Einige Felder sind leer.',
  wrongSolution: 'Die Lösung dieses Rätsels verletzt seine eigenen Regeln.',
  unsolvable: 'Dieses Rätsel hat keine Lösung.',

  // Collections
  noCollection: 'Diese Sammlung gibt es nicht.',
  onlyOwner: 'Nur wer die Sammlung erstellt hat, kann sie ändern.',
  automatic: 'Diese Sammlung wird automatisch ergänzt, deshalb kannst du sie nicht bearbeiten.',
  automaticTexts: 'Diese Sammlung wird automatisch ergänzt. Du kannst nur ändern, wer sie sieht.',
  automaticStays: 'Diese Sammlung wird automatisch ergänzt, deshalb lässt sie sich nicht löschen.',
  privateInside: 'Diese Sammlung enthält private Rätsel. Veröffentliche oder entferne sie zuerst.',
  privateAdded: 'Diese Sammlung ist öffentlich und kann keine privaten Rätsel enthalten.',
  othersInSeries: 'Eine Serie kann nur deine eigenen Rätsel enthalten.',
  otherSeries: 'Einige dieser Rätsel sind schon in einer anderen Serie.',
  collectionFull: 'Eine Sammlung kann höchstens {most, number} Rätsel enthalten.',
  notInside: 'Dieses Rätsel ist nicht in der Sammlung.',
  tooManyCollections: 'Du kannst höchstens {most, number} Sammlungen haben. Lösche zuerst eine.',

  // Comments
  noComment: 'Dieser Kommentar ist nicht von dir, oder es gibt ihn nicht mehr.',
  commentEmpty: 'Schreib zuerst etwas.',
  repeated: 'Du hast denselben Kommentar gerade schon gesendet.',
  newcomerComments:
    'Neue Konten können {most, plural, one {# Kommentar} other {# Kommentare}} pro Stunde schreiben. Versuche es später noch einmal.',
  newcomerLinks:
    'Am ersten Tag kann ein Konto {most, plural, one {einen Link} other {# Links}} pro Kommentar setzen.',

  // Reports
  gone: 'Das gibt es nicht mehr.',
  ownReport: 'Deine eigenen Inhalte kannst du nicht melden.',
  reportedAlready: 'Du hast das schon gemeldet. Die Moderation sieht es sich an.',
  reasonEmpty: 'Beschreibe der Moderation, worum es geht.',
  noReport: 'Diese Meldung gibt es nicht.',
  reportOnYou: 'In dieser Meldung geht es um dich. Jemand anderes muss sie bearbeiten.',

  // Moderation
  moderatorSelf: 'Gegen dich selbst kannst du nicht vorgehen.',
  moderatorOther: 'Gegen andere aus der Moderation kannst du nicht vorgehen.',
  houseAccount: 'Dieses Konto gehört zur Website und lässt sich nicht ändern, seine Rätsel schon.',
  notSuspended: 'Dieses Konto ist nicht auf Zeit gesperrt.',
  nameGone: 'Dieser Name wurde schon entfernt.',
  noDescription:
    '{thing, select, account {Dieses Konto hat keine Beschreibung.} puzzle {Dieses Rätsel hat keine Beschreibung.} other {Diese Sammlung hat keine Beschreibung.}}',
  noPicture: 'Dieses Konto nutzt schon das Standardbild.',
  privateAlready:
    '{thing, select, puzzle {Dieses Rätsel ist schon privat.} other {Diese Sammlung ist schon privat.}}',
  commentGone: 'Der Text dieses Kommentars wurde schon entfernt.',

  // Appeals
  nothingToAppeal: 'Hier gibt es keine Entscheidung, gegen die du Einspruch einlegen kannst.',
  appealedAlready:
    'Du hast schon Einspruch gegen diese Entscheidung eingelegt. Die Moderation sieht ihn sich an.',
  noAppeal: 'Diesen Einspruch gibt es nicht.',
  ownAppeal: 'Das ist dein eigener Einspruch. Jemand anderes aus der Moderation muss entscheiden.',
  appealDecided: 'Über diesen Einspruch ist schon entschieden.',

  // Pictures of links
  previewsBusy: 'Gerade werden zu viele Bilder gezeichnet. Bitte versuche es noch einmal.',

  // Payments
  noAnswer: 'Der Zahlungsanbieter antwortet nicht. Bitte versuche es später noch einmal.',
  noPayments: 'Diese Website nimmt keine Zahlungen an.',
  paidElsewhere: 'Nach einer Zahlung geht es nur auf einer Seite dieser Website weiter.',
  badSignature: 'Die Signatur dieses Ereignisses ist ungültig.',
};
