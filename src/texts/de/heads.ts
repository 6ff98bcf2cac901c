import type { Translation } from '../Translation.ts';
import type { heads as english } from '../en/heads.ts';

export const heads: Translation<typeof english> = {
  'home.title': '{site} - Logikrätsel im Gitter',
  'home.description':
    'Logikrätsel im Gitter lösen, erstellen, teilen und spielen. Kostenlos, im Browser, mit und ohne Konto.',
  'puzzles.title': 'Entdecken - {site}',
  'puzzles.description': 'Logikrätsel nach Regel, Symbol, Größe und Schwierigkeit finden.',
  'collections.title': 'Sammlungen entdecken - {site}',
  'collections.description': 'Sammlungen und Serien von Logikrätseln finden.',
  'learn.title': 'Lernen - {site}',
  'learn.description':
    'Kurze Lektionen, jede mit einem Rätsel, die Regeln und Symbole nacheinander erklären.',
  'rules.title': 'Regeln - {site}',
  'rules.description':
    'Welche Inhalte hier veröffentlicht werden dürfen und wie wir miteinander umgehen.',
  'create.title': 'Erstellen - {site}',
  'create.description': 'Ein Editor für Logikrätsel, mit einem Solver, der beim Erstellen hilft.',
  'uploader.title': 'Sammelimport - {site}',
  'uploader.description': 'Viele Rätsel auf einmal importieren, aus jedem Text mit Links zu ihnen.',
  'support.title': 'Unterstützen - {site}',
  'support.description': 'Hilf mit, dass {site} läuft.',
  'privacy.title': 'Datenschutz - {site}',
  'privacy.description': 'Welche Daten gespeichert werden, wo und wie lange.',
  'unlisted.description': 'Logikrätsel im Gitter lösen, erstellen, teilen und spielen.',
};
