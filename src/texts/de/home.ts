import type { Translation } from '../Translation.ts';
import type { home as english } from '../en/home.ts';

export const home: Translation<typeof english> = {
  heroTitle: 'Jedes Feld, <break></break>hell oder dunkel.',
  lead: 'Logikrätsel auf einem Gitter. Alles, was du wissen musst, steht schon auf dem Brett.',
  continue: 'Weiterspielen',
  beginHere: 'Hier anfangen',
  explore: 'Rätsel entdecken',
  solve: 'Rätsel lösen',
  create: 'Neues Rätsel erstellen',
  import: 'Viele Rätsel importieren',

  // LuckyButton
  lucky: 'Auf gut Glück',

  // The board next to the heading
  heroBoard: 'Die Lampe',
  heroLine: 'Male jedes Feld dunkel oder hell. Zeige auf ein Symbol, um zu lesen, was es bedeutet.',
  heroSolved: 'Jedes Feld stimmt, und die Lampe leuchtet.',
  heroNext: 'Nächstes Rätsel',

  // OnlineSections
  newestPuzzles: 'Neueste Rätsel',
  newestCollections: 'Neueste Sammlungen',
  followedCollections: 'Sammlungen, denen du folgst',
  notRead: 'Das Neueste konnte nicht geladen werden. Auf diesem Gerät ist noch alles da.',
  offline:
    'Du bist offline. Neue Rätsel erscheinen, sobald du wieder online bist. Alles weiter oben ist auf diesem Gerät gespeichert.',
  offlineMode:
    'Der Offline-Modus ist an. <settings>Schalte ihn aus</settings>, um Rätsel von anderen zu sehen.',

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
  givensNote: 'Felder mit einem inneren Rahmen sind Vorgaben: Grau heißt dunkel, Weiß heißt hell.',
  holesNote: 'Einfache hellgraue Quadrate gehören nicht zum Brett.',

  // The first puzzles
  firstLightTitle: 'Erstes Licht',
  firstLightText: 'Eine Zahl sagt dir, wie viele Felder ihr Gebiet hat. Fang bei der 2 an.',
  fourCornersTitle: 'Vier Ecken',
  fourCornersText: 'Gleiche Buchstaben liegen im selben Gebiet, verschiedene nicht.',
  longSightTitle: 'Weitblick',
  longSightText:
    'Eine Zeile hat nur sechs Felder. Eine 10 muss also Zeile und Spalte entlangsehen.',

  playTitle: 'Rätsel ohne Ende',
  playText:
    'Wähle Art, Größe und Schwierigkeit. Das nächste Rätsel ist immer bereit, auch offline.',
  playLink: 'Rätsel wählen',
};
