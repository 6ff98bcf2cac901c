import type { Translation } from '../Translation.ts';
import type { board as english } from '../en/board.ts';

export const board: Translation<typeof english> = {
  // Places
  place: 'Zeile {row}, Spalte {column}',
  atSide:
    '{what} {side, select, upperLeft {an der Ecke oben links} upperRight {an der Ecke oben rechts} lowerLeft {an der Ecke unten links} lowerRight {an der Ecke unten rechts} upper {an der oberen Kante} lower {an der unteren Kante} left {an der linken Kante} other {an der rechten Kante}}',
  clueAt: '{clue} in {place}',

  // A cell in one phrase
  missing: '{place}, kein Feld',
  color: '{color, select, dark {dunkel} light {hell} other {leer}}',
  given: 'vorgegeben',
  final: 'endgültig',
  marked:
    '{kind, select, dot {mit einem Punkt markiert} cross {mit einem Kreuz markiert} other {nicht markiert}}',
  joined: 'verbunden mit dem Feld {sides}',
  border: 'Grenze {sides}',
  side: '{side, select, left {links} right {rechts} above {oben} other {unten}}',
  zone: 'Zone {number}',
  partOfError: 'Teil eines Fehlers',
  state: `{state, select, error {falsch} satisfied {erfüllt} ignored {ignoriert} other {noch nicht
      erfüllt}}`,

  // Changes of the board
  resized: 'Das Brett ist jetzt {width} mal {height} groß',
  oneBecame: '{place}, {what}',
  someBecame: '{count, plural, one {# Feld} other {# Felder}} {what}',
  removed: 'entfernt',
  changed: 'geändert',
  nowGiven: '{color, select, dark {dunkel} light {hell} other {leer}}, vorgegeben',
  noLongerGiven: '{color, select, dark {dunkel} light {hell} other {leer}}, nicht mehr vorgegeben',
  markedAnew: 'mit geänderten Markierungen',
  clueAppeared: 'Neuer Hinweis: {clue}',
  cluesAppeared: '{count, plural, one {# neuer Hinweis} other {# neue Hinweise}}',
  nothingWrong: 'Keine Fehler mehr',
  solved: 'Gelöst. {ending, select, perfect {Perfekt} other {Alles leuchtet}}',

  // Answers to keys of screen readers
  noEmptyLeft: 'Keine leeren Felder mehr',
  noError: 'Keine Fehler',
  noSymbols: 'Keine Symbole',
  noSymbolHere: 'Hier ist kein Symbol',
  needsNetwork: 'Das braucht beim ersten Mal eine Internetverbindung',
  nothingCounted: 'Hier gibt es nichts zu zählen',
  noCell: 'Kein Feld',
  emptyRegion: 'Leeres Gebiet aus {count, plural, one {# Feld} other {# Feldern}}',
  closedRegion: `{color, select, dark {Dunkles} other {Helles}} Gebiet aus {count, plural, one {# Feld} other
      {# Feldern}}, kann nicht wachsen`,
  growingRegion:
    '{color, select, dark {Dunkles} other {Helles}} Gebiet aus {count, plural, one {# Feld} other {# Feldern}}, kann auf {most} wachsen',
  size: '{width} mal {height}',
  noneLeft: 'keine leeren Felder mehr',
  someLeft: '{count, plural, one {noch # leeres Feld} other {noch # leere Felder}}',
  noneWrong: 'keine Fehler',
  someWrong: '{count, plural, one {# Feld} other {# Felder}} als Fehler markiert',
  noRules: 'keine Regeln',
  rules: 'Regeln: {rules}',

  // Counts of clues, and their values
  countOf: '{completed} von {possible}',
  countTo: '{completed} bis {possible}',
  countAtMost: '{completed}, höchstens {possible}',
  countToward: '{direction, select, up {oben} down {unten} left {links} other {rechts}} {count}',
  now: 'Bisher {count}.',
  nowInLines: 'Bisher {count}: {lines}.',
  doesNotHold: 'Nicht erfüllt',
  symbolsAt: 'Symbole in {place}',
  holds: 'erfüllt',
  takeColorBack: 'Leeren',
  paintIt: '{color, select, dark {Dunkel} other {Hell}} malen',

  // The canvas
  noCanvas:
    'Dein Browser kann das animierte Brett nicht zeigen, deshalb siehst du ein einfaches. Alles funktioniert.',
  magnified:
    'Das Brett ist jetzt größer, weil seine Felder zu klein zum Tippen waren. Doppelt tippen zeigt es wieder ganz.',
};
