import type { Translation } from '../Translation.ts';
import type { play as english } from '../en/play.ts';

export const play: Translation<typeof english> = {
  // Legend
  rulesAndSymbols: 'Regeln und Symbole',
  rulesNote: 'Wähle einen Eintrag, um seine Felder auf dem Brett zu sehen.',
  rules: 'Regeln',
  symbols: 'Symbole',
  allClues: 'Alle {count} zeigen',
  noClues: 'Hier gibt es weder Regeln noch Symbole. Male, wie du magst.',
  clueState: '{state, select, error {verletzt} satisfied {erfüllt} other {ignoriert}}',
  errors: '{count, plural, one {# Fehler} other {# Fehler}}',
  allErrors: '{count, plural, one {# Fehler} other {Alle # Fehler}}',
  showAll: 'Alle {count} zeigen',
  showFewer: 'Weniger zeigen',

  // The puzzle in words
  about: 'Über dieses Rätsel',
  authorWords: 'Worte zum Rätsel',
  boardName: '{title}, {width} mal {height}',
  timeSpent: 'Zeit',
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
  restart: 'Neu starten',
  clearSolution: 'Lösung leeren',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitBoard: 'Brett einpassen',
  help: 'Hilfe',
  foresight: 'Voraussicht, {charges} von {count}',
  foresightTitle: 'Voraussicht: {charges} von {count} (F)',

  // Actions other than painting
  puzzleTools: 'Werkzeuge des Rätsels',
  trySomething: 'Versuch beginnen',
  hint: 'Tipp',
  check: 'Prüfen',
  history: 'Verlauf',
  historyStep: 'Zug {step} von {steps}',
  toPerfection: 'Im Perfektionsmodus spielen',
  toFreeSolving: 'Zurück zum normalen Lösen',
  more: 'Mehr',
  moreDescription: 'Weitere Aktionen und Einstellungen.',
  home: 'Startseite',

  // Messages during play
  trial: '{depth, plural, =1 {Versuch} other {Versuch #}}: Behalte oder verwirf, was du malst.',
  trialContradicted: `{depth, plural, =1 {Versuch} other {Versuch #}}: So geht es nicht, etwas daran ist falsch.`,
  keepTrial: 'Behalten',
  dropTrial: 'Verwerfen',
  mistake: 'Das war ein Fehler. Nimm deinen letzten Zug zurück.',
  takeMistakeBack: 'Fehler zurücknehmen',
  rightSoFar: 'Bisher stimmt alles.',
  nothingBroken: 'Bisher ist kein Hinweis verletzt.',
  wrongCells: '{count, plural, one {1 Feld ist falsch.} other {# Felder sind falsch.}}',
  brokenClues: `{count, plural, one {1 Regel oder 1 Symbol ist verletzt.} other {# Regeln und Symbole sind
      verletzt.}}`,
  lookNext: 'Bisher stimmt alles. Sieh dir als Nächstes {place} an.',
  oneWrong: 'Nur {place} ist falsch. Alles andere stimmt.',
  manyWrong: 'Eines der falschen Felder: {place}. Es gibt weitere.',
  notChecked: 'Das Brett konnte nicht geprüft werden. Du kannst weiterspielen.',
  noHints:
    'Die Tipps konnten nicht geladen werden. Beim ersten Mal brauchen sie eine Internetverbindung.',

  // Restart
  restartQuestion: 'Neu starten?',
  restartSolvedNote:
    'Dein gelöstes Brett und sein Verlauf gehen verloren. Das lässt sich nicht rückgängig machen.',
  restartNote: 'Alles, was du gemalt hast, geht verloren. Das lässt sich nicht rückgängig machen.',
  restartUndoableNote: 'Alles, was du gemalt hast, wird entfernt. Du kannst das rückgängig machen.',
  keepSolved: 'Gelöstes Brett behalten',
  keepPlaying: 'Weiterspielen',
  startAgain: 'Neu starten',

  // Saving
  notSaved: 'Nicht gespeichert.',
  draftSaved: 'Entwurf gespeichert',
  newerElsewhere: 'Neuer in einem anderen Tab',
  workNotSaved: 'Deine Änderungen sind nicht gespeichert. Lass diese Seite offen.',
  progressNoRoom:
    'Dieser Browser hat keinen Speicherplatz mehr, deshalb ist dein Spielstand nicht gespeichert. Lass diese Seite offen, bis du fertig bist.',
  progressRefused:
    'Dieser Browser lässt {product} deinen Spielstand nicht speichern. Lass diese Seite offen, bis du fertig bist.',
  draftNoRoom:
    'Dieser Browser hat keinen Speicherplatz mehr, deshalb ist dieser Entwurf nicht gespeichert. Auf dieser Seite ist noch alles da.',
  draftRefused:
    'Dieser Browser lässt {product} diesen Entwurf nicht speichern. Auf dieser Seite ist noch alles da.',
  leaveQuestion: 'Ohne Speichern verlassen?',
  leaveNote:
    'Dieser Entwurf konnte in diesem Browser nicht gespeichert werden. Wenn du die Seite verlässt, verlierst du deine Änderungen.',
  leave: 'Verlassen',
  stay: 'Bleiben',

  // Help
  howToPlay: 'So wird gespielt',

  // SolvePage
  perfectionTitle: '{title} (Perfektion)',
};
