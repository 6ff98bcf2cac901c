import type { Translation } from '../Translation.ts';
import type { assistant as english } from '../en/assistant.ts';

export const assistant: Translation<typeof english> = {
  // AssistantPanel
  title: 'Live-Assistent',
  beforeLastEdit: ', vor der letzten Änderung',
  allBeforeLastEdit: 'Vor der letzten Änderung:',
  showWhere: 'Zeigen, wo',
  markThem: 'Markieren',
  placeAnyway: 'Trotzdem setzen',

  // Deductions
  off: 'Aus',
  failed: 'Der Assistent wurde angehalten. Deine nächste Änderung startet ihn neu.',
  thinking: 'Denkt nach',
  opaque: 'Hier lässt sich nichts folgern',
  noColoring: 'Keine Färbung bleibt übrig',
  tooMuch: 'Zu viel zum Durchsehen',
  nothingYet: 'Noch lässt sich kein Feld ableiten',
  nothingAtOnce: 'Kein Feld folgt sofort',
  follows: `{count, plural, one {# Feld lässt sich ableiten} other {# Felder lassen sich ableiten}}`,

  // Solutions
  unique: 'Genau eine Lösung',
  several:
    'Zwei Lösungen: Sie unterscheiden sich in {count, plural, one {# Feld} other {# Feldern}}',
  perhapsSecond: 'Es gibt eine Lösung. Eine zweite ist nicht ausgeschlossen',
  unknown: 'Ob es eine Lösung gibt, steht nicht fest',
  broken: 'Das Rätsel geht nicht auf',
  brokenBoard: 'Das Rätsel geht nicht auf: Dieses Brett erlaubt keine Färbung',
  brokenClues:
    'Das Rätsel geht nicht auf: {count, plural, one {Dieser Hinweis ist nicht erfüllbar} other {Diese # Hinweise vertragen sich nicht}}',
  strengthSmallest: 'Weniger Hinweise ergeben keinen Widerspruch.',
  strengthIrreducible: 'Ohne einen beliebigen davon sind die anderen erfüllbar.',
  strengthProved: 'Manche davon sind dafür vielleicht nicht nötig.',

  // Redundant and ignored clues
  redundant: '{count, plural, one {# Hinweis könnte} other {# Hinweise könnten}} entfallen',
  redundantApart: 'Jeder für sich: Zwei davon brauchen vielleicht einander.',
  redundantLate: '{count, plural, one {# Hinweis dauerte} other {# Hinweise dauerten}} zu lange.',
  ignored: 'Nicht berücksichtigt: {count, plural, one {# Hinweis} other {# Hinweise}}',
  ignoredWhy:
    '{count, plural, one {Nur deine Lösung erfüllt ihn.} other {Nur deine Lösung erfüllt sie.}}',

  // The symbol to be placed, and the cell at the cursor
  beforeSymbol: 'Vor diesem Symbol ({symbol}).',
  cannotStand: 'Dieses Symbol ({symbol}) kann hier nicht stehen',
  clashWithOne: 'Dieses Symbol ({symbol}) und „{clue}“ vertragen sich nicht',
  clashWithMany:
    'Dieses Symbol ({symbol}) und {count, plural, one {# Hinweis} other {# Hinweise}} vertragen sich nicht',
  atPlace: '{place}: {news}',
  colorFollows: '{color, select, dark {dunkel folgt} other {hell folgt}}',
  keepsSolvable: 'Lösbar bleibt es mit {numbers}',
  keepsSolvableOrUnknown: 'Lösbar bleibt es mit {numbers}. Unbekannt bei {unknown}',
  numbersUnknown: 'Unbekannt, mit welchen Zahlen es lösbar bleibt',
  noNumberHere: 'Mit keiner Zahl bleibt es hier lösbar',
  noNumber: 'Mit keiner Zahl bleibt es lösbar',

  // Names of clues inside a sentence
  aRule: 'eine Regel',
  aSymbol: 'ein Symbol',
  symbol: 'Symbol',
  symbolAt: '{symbol}: {place}',
  givenAt: '{color, select, dark {dunkle} light {helle} other {graue}} Vorgabe: {place}',
};
