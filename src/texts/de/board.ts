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
  joined: 'verbunden {sides}',
  border: 'Grenze {sides}',
  side: '{side, select, left {links} right {rechts} above {oben} other {unten}}',
  zone: 'Zone {number}',
  partOfError: 'Teil eines Fehlers',
  state: '{state, select, error {falsch} satisfied {erfüllt} ignored {ausgenommen} other {offen}}',

  // Changes of the board
  resized: 'Das Brett ist jetzt {width} mal {height} groß',
  oneBecame: '{place}, {what}',
  someBecame: '{count, plural, one {# Feld} other {# Felder}} {what}',
  removed: 'entfernt',
  changed: 'geändert',
  nowGiven: '{color, select, dark {dunkel} light {hell} other {leer}}, vorgegeben',
  noLongerGiven: '{color, select, dark {dunkel} light {hell} other {leer}}, nicht mehr vorgegeben',
  markedAnew: 'neu markiert',
  clueAppeared: 'Neuer Hinweis in {clue}',
  cluesAppeared: '{count, plural, one {# Hinweis ist} other {# Hinweise sind}} erschienen',
  nothingWrong: 'Nichts ist mehr falsch',
  solved: 'Gelöst. {ending, select, perfect {Perfekt} other {Alles leuchtet}}',

  // Answers to keys of screen readers
  noEmptyLeft: 'Kein leeres Feld mehr',
  noError: 'Kein Fehler',
  noSymbols: 'Keine Symbole',
  noSymbolHere: 'Hier ist kein Symbol',
  needsNetwork: 'Das braucht einmal eine Verbindung zum Netz',
  nothingCounted: 'Hier wird nichts gezählt',
  noCell: 'Kein Feld',
  emptyRegion: 'Leeres Gebiet aus {count, plural, one {# Feld} other {# Feldern}}',
  closedRegion:
    '{color, select, dark {Dunkles} other {Helles}} Gebiet aus {count, plural, one {# Feld} other {# Feldern}}, abgeschlossen',
  growingRegion:
    '{color, select, dark {Dunkles} other {Helles}} Gebiet aus {count, plural, one {# Feld} other {# Feldern}}, kann auf {most} wachsen',
  size: '{width} mal {height}',
  noneLeft: 'kein leeres Feld mehr',
  someLeft: '{count, plural, one {noch # leeres Feld} other {noch # leere Felder}}',
  noneWrong: 'kein Fehler',
  someWrong: '{count, plural, one {# Feld} other {# Felder}} als Fehler markiert',
  noRules: 'keine Regeln',
  rules: 'Regeln: {rules}',

  // Counts of clues, and their values
  countOf: '{completed} von {possible}',
  countTo: '{completed} bis {possible}',
  countAtMost: '{completed}, höchstens {possible}',
  countToward: '{direction, select, up {oben} down {unten} left {links} other {rechts}} {count}',
  now: 'Jetzt {count}.',
  nowInLines: 'Jetzt {count}: {lines}.',
  doesNotHold: 'Das ist nicht erfüllt',
  symbolsAt: 'Symbole in {place}',
  holds: 'erfüllt',
  takeColorBack: 'Farbe zurücknehmen',
  paintIt: '{color, select, dark {Dunkel} other {Hell}} malen',

  // The canvas
  noCanvas:
    'Dieser Browser kann das bewegliche Brett nicht zeichnen, du siehst deshalb ein stehendes: Bis auf das Zoomen geht darauf alles.',
};
