import type { Translation } from '../Translation.ts';
import type { home as english } from '../en/home.ts';

export const home: Translation<typeof english> = {
  heroTitle: 'Jedes Feld, <break></break>hell oder dunkel.',
  lead: 'Logikrätsel auf einem Gitter. Alles, was du wissen musst, steht schon auf dem Brett.',
  leadSolved: 'Du hast alle Rätsel unten gelöst. Zeit, ein eigenes zu bauen.',
  continue: 'Weiterspielen',
  beginHere: 'Hier anfangen',
  solve: 'Rätsel lösen',
  create: 'Neues Rätsel bauen',
  import: 'Viele Rätsel importieren',

  // ContinueCard
  timeSoFar: 'bisher {time}',
  progress: '{done, number} von {all, number} Feldern',

  // PrintPage
  printTitle: 'Drucken: {title}',
  printing: 'Drucken',
  print: 'Drucken',
  solveHere: 'Hier lösen',
  addSolution: 'Mit Lösung',

  // PrintSheet
  sheetSize: '{width} × {height}',
  sheetAuthorAndSize: 'von {author}, {width} × {height}',
  boardOf: 'Das Brett von {title}',
  solution: 'Lösung',
  solutionOf: 'Die Lösung von {title}',
  rules: 'Regeln',
  symbolTitle: '{title}.',
  givensNote: 'Felder mit einem Rahmen innen sind vorgegeben: graue sind dunkel, weiße hell.',
  holesNote: 'Wo es einfach hellgrau ist, ist kein Feld.',

  // The first puzzles
  firstLightTitle: 'Erstes Licht',
  firstLightText: 'Eine Zahl zählt die Felder ihres Gebiets. Fang bei der Zwei an.',
  fourCornersTitle: 'Vier Ecken',
  fourCornersText: 'Gleiche Buchstaben teilen ein Gebiet, verschiedene nicht.',
  longSightTitle: 'Weitblick',
  longSightText: 'Wer zehn Felder sieht, muss in zwei Straßen blicken.',
};
