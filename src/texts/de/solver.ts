import type { Translation } from '../Translation.ts';
import type { solver as english } from '../en/solver.ts';

export const solver: Translation<typeof english> = {
  // Choices
  autoTitle: 'Automatisch',
  autoAbout:
    'Nimmt den besten Löser für das Rätsel. Wo keiner alle Hinweise kennt, sagt er, was aus den übrigen folgt.',
  cspuzAbout:
    'Ein Constraint-Löser für Logikrätsel auf Papier, übersetzt in WebAssembly. Schnell, kennt aber weniger Hinweise.',
  backtrackTitle: 'Backtracking',
  backtrackAbout:
    'Probiert Feld um Feld und kehrt um, wo es nicht weitergeht. Flink bei kleinen Rätseln.',
  universalTitle: 'Universal',
  universalAbout:
    'Lernt aus jeder Sackgasse. Kennt alle Hinweise, die ohne die Lösung des Autors auskommen.',
  z3Title: 'Z3 (veraltet)',
  z3About:
    'Ein allgemeiner Theorembeweiser. Ein großer Download, der wenige Hinweise kennt und langsam ist; bleibt zum Vergleich.',
  needsWebAssembly: 'Dieser Browser führt kein WebAssembly aus, aus dem dieser Löser besteht.',
  needsIsolation:
    'Diese Seite ist nicht von anderen isoliert, deshalb verweigert der Browser die Threads, die dieser Löser braucht.',
  notSupported: 'Kein Löser kommt mit diesem Gitter zurecht',
  failed: 'Fehler beim Lösen\n{reason}',

  // SolverPanel
  panel: 'Löser',
  choice: 'Welcher Löser',
  about: 'Über die Löser',
  howSolved: 'Wie man es löst',
  showSteps: 'Jeden Schritt zeigen',
  knowsNotAll: 'Dieser Löser kennt nicht alle Hinweise dieses Rätsels.',
  nobodyKnows: 'Kein Löser kommt mit diesem Gitter zurecht.',
  cancel: 'Abbrechen',
  solve: 'Lösen',
  solveAgain: 'Noch einmal lösen',
  difference: 'Unterschied',

  // SolverDialog
  dialogTitle: 'Löser',
  dialogNote: 'Alle laufen in diesem Browser und schicken nichts fort.',
  by: 'Von {author}.',

  // Results
  showFirst: 'Erste zeigen',
  showSecond: 'Zweite zeigen',
  showIt: 'Zeigen',
  showAnother: 'Weitere zeigen',
  found: 'Lösung gefunden',
  searching: 'Suche läuft …',
  lookingForAnother: 'Sucht nach einer weiteren.',
  decisions: '{count, plural, one {bisher # Entscheidung} other {bisher # Entscheidungen}}',
  only: 'Genau eine Lösung',
  notUnique: 'Nicht eindeutig',
  none: 'Keine Lösung',
  stopped: 'Angehalten',
  proved: 'bewiesen in {seconds, number, ::.00} s',
  onlyUnknown: 'Ob es die einzige ist, steht nicht fest.',
  nothingFound: 'Bis dahin wurde nichts gefunden.',
  twoSolutions:
    'zwei Lösungen, die sich in {count, plural, one {# Feld} other {# Feldern}} unterscheiden, in {seconds, number, ::.00} s',
  nothingDeduced: 'Nichts lässt sich folgern',
  inSeconds: 'in {seconds, number, ::.00} s',
  deduced: '{count, plural, one {# Feld folgt} other {# Felder folgen}}',
  allDeduced: 'alles, was sich folgern lässt, in {seconds, number, ::.00} s',
  fromKnownClues: 'aus den Hinweisen, die Löser kennen',
  substituted: '{solver} braucht einmal das Netz, deshalb ist unser eigener Löser eingesprungen.',

  // Outdated results
  outdated: '{before}, {note}',
  beforeChanges: 'vor deinen Änderungen',
  beforeRule: 'vor dieser Regel',
  beforeSymbol: 'vor diesem Symbol ({symbol})',
};
