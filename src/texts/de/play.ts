import type { Translation } from '../Translation.ts';
import type { play as english } from '../en/play.ts';

export const play: Translation<typeof english> = {
  // Legend
  rulesAndSymbols: 'Regeln und Symbole',
  rulesNote: 'Ein Druck darauf zeigt auf dem Brett, worum es geht.',
  rules: 'Regeln',
  symbols: 'Symbole',
  allClues: 'Alle {count}',
  noClues: 'Keine Regeln, keine Symbole: Male, wie du magst.',
  clueState: '{state, select, error {verletzt} satisfied {erfüllt} other {ausgenommen}}',
  errors: '{count, plural, one {# Fehler} other {# Fehler}}',
  allErrors: 'Alle {count, plural, one {# Fehler} other {# Fehler}}',
  showAll: 'Alle {count} anzeigen',
  showFewer: 'Weniger anzeigen',

  // The puzzle in words
  about: 'Über dieses Rätsel',
  authorWords: 'Worte des Autors',
  boardName: '{title}, {width} mal {height}',
  timeSpent: 'Benötigte Zeit',
  progress: '{done} von {total} Feldern',
  progressShort: '{done} von {total}<unit> Feldern</unit>',
  tooMany: '{count, plural, one {# Feld} other {# Felder}} zu viel',
  tooManyShort: '{count, plural, one {#<unit> Feld</unit>} other {#<unit> Felder</unit>}} zu viel',

  // Tools of the board
  boardTools: 'Werkzeuge des Bretts',
  rulesAndTools: 'Regeln und Werkzeuge',
  colorToPaint: 'Farbe zum Malen',
  dark: 'Dunkel',
  light: 'Hell',
  fill: 'Füllen',
  markCells: 'Felder markieren',
  restart: 'Neu beginnen',
  clearSolution: 'Lösung leeren',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitBoard: 'Ganzes Brett',
  help: 'Hilfe',
  foresight: 'Voraussicht, {charges} von {count}',
  foresightTitle: 'Voraussicht: {charges} von {count} (F)',

  // Actions other than painting
  puzzleTools: 'Werkzeuge des Rätsels',
  trySomething: 'Etwas versuchen',
  hint: 'Tipp',
  check: 'Prüfen',
  history: 'Verlauf',
  historyStep: 'Schritt {step} von {steps}',
  toPerfection: 'Im Perfektionsmodus spielen',
  toFreeSolving: 'Zurück zum freien Lösen',
  more: 'Mehr',
  moreDescription: 'Weitere Aktionen und Einstellungen.',
  home: 'Startseite',

  // Messages during play
  trial: `{depth, plural, =1 {Versuch} other {Versuch #}}: Probier Farben aus, danach behältst oder
      verwirfst du sie.`,
  trialContradicted:
    '{depth, plural, =1 {Versuch} other {Versuch #}}: Das kann nicht sein, etwas daran ist falsch.',
  keepTrial: 'Behalten',
  dropTrial: 'Verwerfen',
  mistake: 'Das war ein Fehler. Nimm deinen letzten Zug zurück.',
  takeMistakeBack: 'Zurücknehmen',
  rightSoFar: 'Bisher richtig.',
  nothingBroken: 'Bisher ist nichts verletzt.',
  wrongCells: '{count, plural, one {Ein Feld ist falsch.} other {# Felder sind falsch.}}',
  brokenClues:
    '{count, plural, one {Eine Regel oder ein Symbol ist verletzt.} other {# Regeln und Symbole sind verletzt.}}',
  lookNext: 'Bisher richtig. Sieh dir als Nächstes {place} an.',
  oneWrong: 'Nur {place} ist falsch, alle anderen sind richtig.',
  manyWrong: 'Ein falsches Feld ist {place}, und es gibt weitere.',
  notChecked: 'Dieses Brett konnte nicht geprüft werden. Du kannst weitermalen.',

  // The end of a solve
  solved: 'Gelöst',
  perfect: 'Perfekt.',
  allLit: 'Alles leuchtet.',
  alternateSolution: 'Das ist die andere Lösung, die die Regeln verletzt.',
  noMistake: 'Jede Farbe stimmte auf Anhieb.',
  everythingHolds: 'Alle Regeln und Symbole sind erfüllt.',
  mistakesTakenBack:
    '{count, plural, one {Ein Fehler wurde zurückgenommen.} other {# Fehler wurden zurückgenommen.}}',
  noHints: 'Die Tipps konnten nicht geladen werden. Sie brauchen einmal das Netz.',
  effort:
    '{cells, plural, one {# Feld} other {# Felder}}, {strokes, plural, one {# Zug} other {# Züge}}',
  solvedPuzzle: 'Das gelöste Rätsel',
  pictureOfBoard: 'Bild des gelösten Bretts',
  lookAtBoard: 'Das Brett ansehen',
  showResult: 'Ergebnis anzeigen',
  next: 'Nächstes: {title}',
  noneLeft: 'Du hast alle unsere Rätsel gelöst.',
  allPuzzles: 'Alle Rätsel',
  solveAgain: 'Noch einmal lösen',
  watch: 'Lösung ansehen',
  copyToEditor: 'In den Editor kopieren',
  solvePath: 'Lösungsweg',
  showSolvePath: 'Lösungsweg anzeigen',
  copySolvePath: 'Lösungsweg kopieren',
  solvePathCopied: 'Lösungsweg als x:y kopiert, ab 0 gezählt.',

  // Restart
  restartQuestion: 'Neu beginnen?',
  restartSolvedNote:
    'Das gelöste Brett und der Weg dorthin gehen verloren. Rückgängig machen lässt sich das hier nicht.',
  restartNote:
    'Alles, was du gemalt hast, geht verloren. Rückgängig machen lässt sich das hier nicht.',
  keepSolved: 'Behalten',
  keepPlaying: 'Weiterspielen',
  startAgain: 'Neu beginnen',

  // Saving
  notSaved: 'Nicht gespeichert.',
  draftSaved: 'Entwurf gespeichert',
  newerElsewhere: 'Neuer in einem anderen Tab',
  workNotSaved: 'Deine Arbeit ist nicht gespeichert. Schließe die Seite nicht.',
  progressNoRoom:
    'In diesem Browser ist kein Platz mehr für deinen Spielstand. Schließe die Seite nicht, bevor du fertig bist.',
  progressRefused:
    'Dieser Browser lässt {product} deinen Spielstand nicht speichern. Schließe die Seite nicht, bevor du fertig bist.',
  draftNoRoom:
    'In diesem Browser ist kein Platz mehr für diesen Entwurf. Auf dieser Seite ist noch alles da.',
  draftRefused:
    'Dieser Browser lässt {product} diesen Entwurf nicht speichern. Auf dieser Seite ist noch alles da.',
  leaveQuestion: 'Diesen Entwurf verlassen?',
  leaveNote:
    'Er konnte in diesem Browser nicht gespeichert werden. Wenn du gehst, sind deine Änderungen verloren.',
  leave: 'Verlassen',
  stay: 'Hier bleiben',

  // Two tabs
  tabsMet: 'Auch in einem anderen Tab offen',
  tabsMetNote:
    'Das Brett ist in beiden dasselbe. Mach hier weiter, dann merkt es der andere Tab, oder beginne eine Kopie, die ihren eigenen Weg geht.',
  openCopy: 'Kopie öffnen',
  continueHere: 'Hier weitermachen',
  tabsBehind: 'Du hast in einem anderen Tab weitergemacht',
  tabsBehindNote:
    '{what, select, draft {Der Entwurf dort ist neuer. Mach hier mit ihm weiter oder behalte den älteren als eigene Kopie.} other {Das Brett dort ist neuer. Mach hier mit ihm weiter oder behalte das ältere als eigene Kopie.}} Nichts wird überschrieben.',
  newerBoard: 'Im anderen Tab, neuer',
  olderBoard: 'Hier, älter',
  savedAt: 'gespeichert um {time}',
  draftSize:
    '{width} × {height}, {rules, plural, one {# Regel} other {# Regeln}}, {symbols, plural, one {# Symbol} other {# Symbole}}',
  keepAsCopy: 'Dieses als Kopie behalten',
  continueNewer: 'Mit dem neueren weitermachen',
  copied: 'Dein Brett hier ist jetzt eine eigene Kopie. Das andere bleibt, wie es ist.',

  // Help
  howToPlay: 'So wird gespielt',

  // SolvePage
  perfectionTitle: '{title}, auf Perfektion',
};
