import type { Translation } from '../Translation.ts';
import type { assistant as english } from '../en/assistant.ts';

export const assistant: Translation<typeof english> = {
  // AssistantPanel
  title: 'Live-Assistent',
  beforeLastEdit: ', vor der letzten Änderung',
  allBeforeLastEdit: 'Vor der letzten Änderung:',
  paintDeduced: 'Ableitbares malen',
  showWhere: 'Auf dem Brett zeigen',
  markThem: 'Hervorheben',
  placeAnyway: 'Trotzdem setzen',

  // Deductions
  off: 'Aus',
  failed: 'Der Assistent wurde angehalten. Deine nächste Änderung startet ihn neu.',
  thinking: 'Denkt nach …',
  opaque: 'Für dieses Rätsel lässt sich nichts ableiten',
  noColoring: 'Keine Lösung möglich',
  tooMuch: 'Zu komplex für die Analyse',
  nothingYet: 'Noch lässt sich kein Feld ableiten',
  nothingAtOnce: 'Kein Feld lässt sich sofort ableiten',
  follows: `{count, plural, one {# Feld lässt sich ableiten} other {# Felder lassen sich ableiten}}`,

  // Solutions
  unique: 'Genau eine Lösung',
  several: `Zwei Lösungen, die sich in {count, plural, one {# Feld} other {# Feldern}} unterscheiden`,
  yoursDecides: 'Mehrere Lösungen sind möglich: Deine entscheidet',
  perhapsSecond: 'Hat eine Lösung. Vielleicht gibt es eine zweite',
  unknown: 'Unklar, ob es eine Lösung gibt',
  broken: 'Keine Lösung',
  brokenBoard: 'Keine Lösung: Dieses Brett lässt sich nicht füllen',
  brokenClues: `Keine Lösung: {count, plural, one {Dieser Hinweis ist nicht erfüllbar} other {Diese # Hinweise
      widersprechen sich}}`,
  strengthSmallest: 'Weniger Hinweise ergeben keinen Widerspruch.',
  strengthIrreducible: 'Fehlt einer davon, sind die anderen erfüllbar.',
  strengthProved: 'Manche davon gehören vielleicht nicht zum Widerspruch.',

  // Redundant and ignored clues
  redundant: '{count, plural, one {# Hinweis ist} other {# Hinweise sind}} nicht nötig',
  redundantApart: 'Du kannst jeden davon einzeln entfernen, aber vielleicht nicht mehrere.',
  redundantLate: `Bei {count, plural, one {# Hinweis} other {# Hinweisen}} dauerte die Prüfung zu lange.`,
  ignored: 'Nicht geprüft: {count, plural, one {# Hinweis} other {# Hinweise}}',
  ignoredWhy: `{count, plural, one {Ob er erfüllt ist, zeigt nur deine Lösung.} other {Ob sie erfüllt sind,
      zeigt nur deine Lösung.}}`,

  // The symbol to be placed, and the cell at the cursor
  beforeSymbol: 'Ohne dieses Symbol ({symbol}).',
  cannotStand: 'Dieses Symbol ({symbol}) passt hier nicht hin',
  clashWithOne: 'Dieses Symbol ({symbol}) widerspricht „{clue}“',
  clashWithMany: `Dieses Symbol ({symbol}) widerspricht {count, plural, one {# Hinweis} other {# Hinweisen}}`,
  atPlace: '{place}: {news}',
  colorFollows: '{color, select, dark {muss dunkel sein} other {muss hell sein}}',
  keepsSolvable: 'Mögliche Zahlen: {numbers}',
  keepsSolvableOrUnknown: 'Mögliche Zahlen: {numbers}. Unklar: {unknown}',
  uniqueWith: 'Genau eine Lösung mit {numbers}',
  numbersUnknown: 'Unklar, welche Zahlen möglich sind',
  noNumberHere: 'Hier ist keine Zahl möglich',
  noNumber: 'Keine Zahl ist möglich',

  // Names of clues inside a sentence
  aRule: 'eine Regel',
  aSymbol: 'ein Symbol',
  symbol: 'Symbol',
  symbolAt: '{symbol}: {place}',
  givenAt: '{color, select, dark {dunkle} light {helle} other {graue}} Vorgabe: {place}',
};
