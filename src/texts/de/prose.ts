import type { Translation } from '../Translation.ts';
import type { prose as english } from '../en/prose.ts';

export const prose: Translation<typeof english> = {
  // RulesPage
  rulesIntro:
    '{product} ist ein Ort für alle, die gern nachdenken. Diese wenigen Regeln sorgen dafür, dass es so bleibt.',
  originalTitle: 'Nur Eigenes',
  original:
    'Veröffentliche Rätsel, die du selbst gebaut hast. Stammt eine Idee von jemand anderem, sag es dazu. Rätsel, die geschützte Werke kopieren, werden entfernt.',
  kindTitle: 'Sei freundlich',
  kind: 'Jeder hat einmal angefangen. Sprich über Rätsel, nicht über Menschen, und sag, was ein Rätsel besser machen würde.',
  cleanTitle: 'Halte es sauber',
  clean: 'Keine Beleidigungen, kein Hass, nichts, was nicht vor Kinder gehört.',
  spoilersTitle: 'Keine Spoiler',
  spoilers:
    'Setze Tipps und Lösungen zwischen Spoiler-Zeichen, <code>||so wie hier||</code>, damit andere selbst entscheiden, ob sie sie lesen.',
  spamTitle: 'Kein Spam',
  spam: 'Keine Werbung, keine Fluten, keine Rätsel, die nur der Anzahl wegen veröffentlicht werden.',
  reportTitle: 'Melde Probleme',
  report:
    'Wenn du etwas siehst, das gegen diese Regeln verstößt, oder etwas auf der Seite nicht funktioniert, <contact>sag uns Bescheid</contact>.',

  // PrivacyPage
  privacyIntro:
    'Rätsel kannst du ohne Konto lösen und erstellen. Einstellungen, Entwürfe und angefangene Rätsel bleiben in deinem Browser. Wenn du angemeldet bist, speichert diese Website auch, was du auf ihr tust: deinen Spielstand und deine Zeiten, Bewertungen, Herzen, Kommentare, die Sammlungen, denen du folgst, und die Rätsel, die du in deinem Konto speicherst.',
  signingInTitle: 'Anmelden',
  signingIn:
    'Du kannst dich mit einem Passkey anmelden: {product} kennt dann den Namen, den du gewählt hast, und der Schlüssel verlässt dein Gerät nie. Wo diese Seite es anbietet, kannst du dich auch über einen von zwei externen Anbietern anmelden. {product} erfährt dann deinen Namen und deine E-Mail-Adresse. Der Name ist öffentlich. Die E-Mail-Adresse ist privat und dient nur dazu, dein Konto wiederzuerkennen.',
  cookiesTitle: 'Cookies',
  cookies:
    'Ein Sitzungs-Cookie hält dich angemeldet. Während du dich anmeldest, schützt ein zweites Cookie die Anmeldung zehn Minuten lang. Tracking-Cookies gibt es nicht.',
  staysTitle: 'Was bleibt und was geht',
  stays:
    'Veröffentlichte Rätsel können nicht gelöscht werden, weil andere darauf aufbauen. Sammlungen und Kommentare kannst du jederzeit löschen, dein ganzes Konto in den Einstellungen. Danach bleiben veröffentlichte Rätsel und Kommentare ohne deinen Namen.',
  childrenTitle: 'Kinder',
  children: 'Konten sind nicht für Kinder unter 13.',
};
