import type { Translation } from '../Translation.ts';
import type { solved as english } from '../en/solved.ts';

export const solved: Translation<typeof english> = {
  solved: 'Gelöst',
  perfect: 'Perfekt.',
  allLit: 'Alles leuchtet.',
  alternateSolution: 'Du hast die alternative Lösung gefunden, die die Regeln verletzt.',
  noMistake: 'Jedes Feld stimmte auf Anhieb.',
  everythingHolds: 'Alle Regeln und Symbole sind erfüllt.',
  mistakesTakenBack: `{count, plural, one {Du hast 1 Fehler zurückgenommen.} other {Du hast # Fehler
      zurückgenommen.}}`,
  effort:
    '{cells, plural, one {# Feld} other {# Felder}}, {strokes, plural, one {# Zug} other {# Züge}}',
  solvedPuzzle: 'Das gelöste Rätsel',
  pictureOfBoard: 'Bild des gelösten Bretts',
  lookAtBoard: 'Brett ansehen',
  showResult: 'Ergebnis zeigen',
  next: 'Weiter: {title}',
  noneLeft: 'Du hast alle unsere Einstiegsrätsel gelöst.',
  allPuzzles: 'Alle Rätsel',
  alike: 'Ein ähnliches Rätsel',
  moreAlike: 'Mehr davon',
  solveAgain: 'Noch einmal lösen',
  watch: 'Aufzeichnung ansehen',
  copyToEditor: 'Kopie bearbeiten',
  solvePath: 'Lösungsweg',
  showSolvePath: 'Lösungsweg zeigen',
  copySolvePath: 'Lösungsweg kopieren',
  solvePathCopied: 'Lösungsweg als x:y kopiert, ab 0 gezählt.',
};
