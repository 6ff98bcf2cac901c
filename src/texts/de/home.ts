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
  luckyNone: 'Noch hat hier niemand ein Rätsel veröffentlicht. Dieses gehört zur Seite.',

  // The board next to the heading
  heroBoard: 'Die Lampe',
  heroLine: 'Male jedes Feld dunkel oder hell. Zeige auf ein Symbol, um zu lesen, was es bedeutet.',
  heroSolved: 'Jedes Feld hat seine Farbe, und die Lampe ist ganz.',
  heroNext: 'Nächstes Rätsel',

  // OnlineSections
  newestPuzzles: 'Neueste Rätsel',
  newestCollections: 'Neueste Sammlungen',
  followedCollections: 'Gefolgte Sammlungen',
  notRead: 'Das Neueste konnte nicht gelesen werden. Was auf diesem Gerät ist, ist noch da.',
  offline:
    'Du bist offline: Was andere gebaut haben, kommt mit dem Netz zurück. Alles oben ist auf diesem Gerät.',
  offlineMode:
    'Der Offline-Modus ist an: Was andere gebaut haben, wird nicht geladen. <settings>Schalte ihn aus</settings>, um es zu sehen.',

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
  longSightText:
    'Eine Zeile hat nur sechs Felder. Eine 10 muss also Zeile und Spalte entlangsehen.',
};
