import type { Translation } from '../Translation.ts';
import type { solver as english } from '../en/solver.ts';

export const solver: Translation<typeof english> = {
  // Choices
  autoTitle: 'Automatisch',
  autoAbout:
    'Wählt den besten Solver für das Rätsel. Unterstützt keiner alle Hinweise, siehst du, was aus den übrigen folgt.',
  cspuzAbout:
    'Ein Constraint-Solver für Papierrätsel, in WebAssembly übersetzt. Schnell, unterstützt aber weniger Hinweise.',
  backtrackTitle: 'Backtracking',
  backtrackAbout:
    'Probiert ein Feld nach dem anderen und kehrt um, wenn er nicht weiterkommt. Schnell bei kleinen Rätseln.',
  universalTitle: 'Universal',
  universalAbout:
    'Lernt aus jeder Sackgasse. Unterstützt jeden Hinweis, der sich ohne vorgegebene Lösung prüfen lässt.',
  z3Title: 'Z3 (veraltet)',
  z3About:
    'Ein allgemeiner Theorembeweiser. Großer Download, langsam, unterstützt nur wenige Hinweise. Dient nur noch zum Vergleich.',
  needsWebAssembly: 'Dieser Solver braucht WebAssembly, und dein Browser unterstützt es nicht.',
  needsIsolation:
    'Dieser Solver braucht Threads, und dein Browser erlaubt sie auf dieser Seite nicht.',
  notSupported: 'Kein Solver unterstützt dieses Gitter',
  failed: 'Fehler beim Lösen\n{reason}',

  // SolverPanel
  panel: 'Solver',
  choice: 'Solver',
  about: 'Über die Solver',
  howSolved: 'So würde man es lösen',
  showSteps: 'Jeden Schritt zeigen',
  knowsNotAll: 'Dieser Solver unterstützt nicht alle Hinweise dieses Rätsels.',
  nobodyKnows: 'Kein Solver unterstützt dieses Gitter.',
  cancel: 'Abbrechen',
  solve: 'Lösen',
  solveAgain: 'Noch einmal lösen',
  difference: 'Unterschied',

  // SolverDialog
  dialogTitle: 'Solver',
  dialogNote: 'Alle laufen in deinem Browser. Nichts wird an einen Server gesendet.',
  by: 'Von {author}.',

  // Results
  showFirst: 'Erste zeigen',
  showSecond: 'Zweite zeigen',
  showIt: 'Lösung zeigen',
  showAnother: 'Weitere zeigen',
  found: 'Lösung gefunden',
  searching: 'Suche läuft …',
  lookingForAnother: 'Eine zweite Lösung wird gesucht …',
  decisions: '{count, plural, one {bisher # Mal geraten} other {bisher # Mal geraten}}',
  only: 'Genau eine Lösung',
  notUnique: 'Mehr als eine Lösung',
  none: 'Keine Lösung',
  stopped: 'Angehalten',
  proved: 'bewiesen in {seconds, number, ::.00} s',
  onlyUnknown: 'Vielleicht ist es nicht die einzige.',
  nothingFound: 'Bis zum Anhalten wurde nichts gefunden.',
  twoSolutions:
    'zwei Lösungen, die sich in {count, plural, one {# Feld} other {# Feldern}} unterscheiden, in {seconds, number, ::.00} s',
  nothingDeduced: 'Nichts lässt sich ableiten',
  inSeconds: 'in {seconds, number, ::.00} s',
  deduced: '{count, plural, one {# Feld abgeleitet} other {# Felder abgeleitet}}',
  allDeduced: 'alles, was sich ableiten lässt, in {seconds, number, ::.00} s',
  fromKnownClues: 'aus den Hinweisen, die Solver unterstützen',
  substituted:
    '{solver} muss erst heruntergeladen werden, deshalb wurde unser eigener Solver verwendet.',

  // Outdated results
  outdated: '{before}, {note}',
  beforeChanges: 'vor deinen Änderungen',
  beforeRule: 'vor dieser Regel',
  beforeSymbol: 'vor diesem Symbol ({symbol})',
};
