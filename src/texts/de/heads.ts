import type { Translation } from '../Translation.ts';
import type { heads as english } from '../en/heads.ts';

export const heads: Translation<typeof english> = {
  home: 'Logikrätsel im Gitter lösen, erstellen und teilen. Kostenlos, im Browser, mit oder ohne Konto.',
  puzzles: 'Logikrätsel nach Regel, Symbol, Größe und Schwierigkeit finden.',
  collections: 'Sammlungen und Serien von Logikrätseln finden.',
  daily: 'Jeden Tag ein neues Logikrätsel, für alle dasselbe.',
  dailyArchive: 'Die Tagesrätsel aller Monate, jederzeit zu lösen.',
  learn: 'Kurze Lektionen mit kleinen Rätseln, die Regeln und Symbole nacheinander erklären.',
  play: 'Logikrätsel ohne Ende: Art, Größe und Schwierigkeit wählst du.',
  rules: 'Was du hier veröffentlichen kannst und wie wir miteinander umgehen.',
  create: 'Ein Editor für Logikrätsel, mit einem Solver, der jede Änderung prüft.',
  uploader: 'Viele Rätsel auf einmal importieren, aus jedem Text mit Links.',
  support: 'Hilf mit, {site} am Laufen zu halten.',
  privacy: 'Welche Daten {site} über dich speichert und wo.',
  unlisted: 'Logikrätsel im Gitter lösen, erstellen und teilen.',
};
