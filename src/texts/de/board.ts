import type { Translation } from '../Translation.ts';
import type { board as english } from '../en/board.ts';

export const board: Translation<typeof english> = {
  // Places
  place: 'Zeile {row}, Spalte {column}',
  atSide:
    '{what} {side, select, upperLeft {an der Ecke oben links} upperRight {an der Ecke oben rechts} lowerLeft {an der Ecke unten links} lowerRight {an der Ecke unten rechts} upper {an der oberen Kante} lower {an der unteren Kante} left {an der linken Kante} other {an der rechten Kante}}',
  clueAt: '{clue} in {place}',

  // A cell in one breath
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

  // What became of the board
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

  // Answers to a listener
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

  // What clues count, and what is read of them
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

  // Keys on the board
  keyMove: 'Über das Brett gehen',
  keyEnds: 'Erstes und letztes Feld der Zeile; mit Ctrl des Bretts',
  keyFill: 'Füllen, statt ein Feld zu malen',
  keyOtherColor: 'Mit der anderen Farbe malen',
  keyPaint:
    'Mit der gewählten Farbe malen; noch einmal nimmt sie zurück. Space halten und gehen malt viele',
  keyErase: 'Farbe zurücknehmen',
  keyEmpty: 'Zum nächsten leeren Feld; mit Shift zum vorigen',
  keyError: 'Zum nächsten Fehler; mit Shift zum vorigen',
  keyClue: 'Zum nächsten Symbol; mit Shift zum vorigen',
  keyRegion: 'Sagen, wie groß dieses Gebiet ist und wie groß es werden kann',
  keyCounts: 'Sagen, was die Symbole dieses Feldes bisher zählen',
  keyRead: 'Die Symbole dieses Feldes lesen: was sie bedeuten, worauf sie schauen',
  keyBoard: 'Sagen, wie es um das ganze Brett steht',
  keyNudge: 'Um ein halbes Feld gehen, auf Kanten und Ecken der Felder',
  keyDot: 'Das Feld mit einem Punkt markieren; noch einmal nimmt ihn weg',
  keyCross: 'Das Feld mit einem Kreuz markieren; noch einmal nimmt es weg',

  // Keys of the page
  keyRedoToo: 'Wiederholen',
  keyUndo: 'Rückgängig; auch mit Ctrl',
  keyRedo: 'Wiederholen; auch mit Ctrl',
  keyFit: 'Das ganze Brett sehen',
  keyHelp: 'Diese Liste',
  keyZoomIn: 'Vergrößern',
  keyZoomOut: 'Verkleinern',
  keyRestart: 'Neu beginnen; Rückgängig bringt alles zurück',
  keyRestartFinal: 'Neu beginnen, nach einer Rückfrage: Dieser Durchgang ist dann verloren',
  keyDark: 'Dunkel malen',
  keyLight: 'Hell malen',
  keyFillToggle: 'Füllen ein und aus',
  keyMark: 'Felder mit Punkten und Kreuzen markieren; noch einmal, um zu malen',
  keyCheck: 'Das Brett prüfen',
  keyForesight: 'Die Voraussicht fragen',
  keyTrial: 'Einen Versuch beginnen',
  keyKeep: 'Behalten, was versucht wurde',
  keyDrop: 'Verwerfen, was versucht wurde',

  // What moves the view
  wheel: 'Mausrad',
  wheelNote: 'Zoomen; auch mit Ctrl und Mausrad. Shift und Mausrad schieben seitwärts',
  pinch: 'Zwei Finger',
  pinchNote: 'Zoomen und verschieben',
  doubleTap: 'Doppelt tippen',
  doubleTapNote: 'Nah heran; noch einmal, um das ganze Brett zu sehen',
  drag: 'Ziehen',
  dragNote: 'Das Brett verschieben; auch mit der mittleren Taste',
};
