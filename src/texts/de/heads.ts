import type { Translation } from '../Translation.ts';
import type { heads as english } from '../en/heads.ts';

export const heads: Translation<typeof english> = {
  'home.title': '{site} - Logikrätsel im Gitter',
  'home.description':
    'Logikrätsel lösen, erstellen und teilen. Kostenlos, im Browser, mit und ohne Konto.',
  'puzzles.title': 'Rätsel entdecken - {site}',
  'puzzles.description': 'Logikrätsel nach Regel, Symbol, Größe und Schwierigkeit finden.',
  'collections.title': 'Sammlungen entdecken - {site}',
  'collections.description': 'Sammlungen und Reihen von Logikrätseln finden.',
  'learn.title': 'Die Regeln lernen - {site}',
  'learn.description':
    'Kurze Lektionen, jede mit einem Rätsel, die Regeln und Symbole nacheinander erklären.',
  'rules.title': 'Regeln - {site}',
  'rules.description':
    'Welche Inhalte hier veröffentlicht werden dürfen und wie wir miteinander umgehen.',
  'create.title': 'Rätsel erstellen - {site}',
  'create.description':
    'Ein Editor für Logikrätsel, mit einem Solver, der dein Rätsel bei der Arbeit prüft.',
  'uploader.title': 'Sammelimport - {site}',
  'uploader.description': 'Viele Rätsel auf einmal importieren, aus jedem Text mit Links.',
  'support.title': '{site} unterstützen - {site}',
  'support.description': 'Hilf mit, dass {site} läuft.',
  'privacy.title': 'Datenschutz - {site}',
  'privacy.description': 'Welche Daten {site} über dich speichert und wo.',
  'unlisted.description': 'Logikrätsel lösen, erstellen und teilen.',
};
