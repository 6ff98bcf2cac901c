import type { Translation } from '../Translation.ts';
import type { prose as english } from '../en/prose.ts';

export const prose: Translation<typeof english> = {
  // RulesPage
  rulesIntro:
    '{product} ist ein Ort für alle, die gern nachdenken. Diese wenigen Regeln sorgen dafür, dass es so bleibt.',
  originalTitle: 'Nur Eigenes',
  original:
    'Veröffentliche nur Rätsel, die du selbst erstellt hast. Stammt eine Idee von jemand anderem, nenne die Quelle. Rätsel, die geschützte Werke kopieren, werden entfernt.',
  kindTitle: 'Sei freundlich',
  kind: 'Alle haben einmal angefangen. Sprich über Rätsel, nicht über Menschen, und schlag vor, was ein Rätsel besser machen würde.',
  cleanTitle: 'Nichts Anstößiges',
  clean: 'Keine Beleidigungen, kein Hass und nichts, was du keinem Kind zeigen würdest.',
  spoilersTitle: 'Keine Spoiler',
  spoilers:
    'Setze Tipps und Lösungen zwischen Spoiler-Zeichen, <code>||so wie hier||</code>, damit alle selbst entscheiden können, ob sie das lesen.',
  spamTitle: 'Kein Spam',
  spam: 'Keine Werbung, keine Massenbeiträge und keine Rätsel, die nur deine Statistik aufbessern sollen.',
  reportTitle: 'Melde Probleme',
  report:
    'Wenn dir etwas auffällt, das gegen diese Regeln verstößt oder nicht funktioniert, <contact>sag uns Bescheid</contact>.',

  // PrivacyPage
  privacyIntro:
    'Um Rätsel zu lösen oder zu erstellen, brauchst du kein Konto. Einstellungen, Entwürfe und angefangene Rätsel bleiben in deinem Browser. Bist du angemeldet, speichert diese Website auch, was du hier tust: deinen Spielstand und deine Zeiten, deine Bewertungen, Herzen und Kommentare, wem du folgst, und die Rätsel, die du in deinem Konto speicherst.',
  signingInTitle: 'Anmelden',
  signingIn:
    'Du kannst dich mit einem Passkey anmelden: {product} kennt dann nur den Namen, den du gewählt hast, und der Schlüssel verlässt dein Gerät nie. Wenn diese Website es anbietet, kannst du dich auch über einen von zwei externen Anbietern anmelden. {product} erhält dann deinen Namen und deine E-Mail-Adresse. Dein Name ist öffentlich. Deine E-Mail-Adresse ist privat und dient nur dazu, dein Konto wiederzuerkennen.',
  cookiesTitle: 'Cookies',
  cookies:
    'Ein Sitzungs-Cookie hält dich angemeldet. Während du dich anmeldest, schützt ein zweites Cookie diese Anmeldung zehn Minuten lang. Tracking-Cookies gibt es nicht.',
  staysTitle: 'Was bleibt und was geht',
  stays:
    'Veröffentlichte Rätsel können nicht gelöscht werden, weil andere darauf aufbauen. Deine Sammlungen und Kommentare kannst du jederzeit löschen, dein ganzes Konto in den Einstellungen. Veröffentlichte Rätsel und Kommentare bleiben dann erhalten, aber ohne deinen Namen.',
  paymentsTitle: 'Zahlungen',
  payments:
    'Du bezahlst auf einer Seite des Zahlungsanbieters Stripe. Diese Website erhält deine Kartendaten nie. Sie speichert, was du wann für wie viel gekauft hast, auch wenn du dein Konto löschst.',
  yourDataTitle: 'Deine Daten',
  yourData:
    'In den Einstellungen kannst du alles herunterladen, was dein Konto enthält. Löschst du dein Konto, ist es sofort weg und nach fünf Wochen auch aus den Backups verschwunden.',
  operatorTitle: 'Wer diese Website betreibt',
  operator: 'Wer diese Website betreibt, steht im <imprint>Impressum</imprint>.',
  questions: 'Wenn du Fragen zu deinen Daten hast, <contact>schreib uns</contact>.',
  childrenTitle: 'Kinder',
  children: 'Konten sind nicht für Kinder unter 13.',
};
