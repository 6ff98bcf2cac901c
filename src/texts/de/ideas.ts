import type { Translation } from '../Translation.ts';
import type { ideas as english } from '../en/ideas.ts';

export const ideas: Translation<typeof english> = {
  // IdeasPanel
  clues: 'Hinweise aus meiner Lösung',
  cluesNote: 'Ergänzt Hinweise, bis deine gemalte Lösung die einzige ist.',
  fewest: 'Möglichst wenige Hinweise',
  fewestNote: 'Entfernt alle Hinweise, die nicht nötig sind.',
  unique: 'Genau eine Lösung',
  uniqueNote: 'Ergänzt möglichst wenige Hinweise.',
  values: 'Zahl des ausgewählten Symbols',
  valuesNote: 'Findet die Zahlen, mit denen das Rätsel genau eine Lösung hat.',
  easier: 'Leichter',
  easierNote: 'Ergänzt Hinweise, bis die Schwierigkeit sinkt.',
  harder: 'Schwerer',
  harderNote: 'Entfernt oder ersetzt Hinweise, bis die Schwierigkeit steigt.',
  solution: 'Eine Lösung für den Anfang',
  solutionNote: 'Malt eine zufällige Lösung der Regeln und Hinweise auf dem Brett.',
  follows: 'Ableitbares malen',
  followsNote: 'Malt die Felder, deren Farbe aus den Hinweisen folgt.',
  surprise: 'Überrasch mich',
  surpriseNote:
    'Ersetzt deine Lösung und alle Hinweise durch ein neues Rätsel mit den Regeln auf dem Brett.',
  kinds: 'Arten von Hinweisen',
  given: 'Vorgaben',
  givesColors: 'Symbole geben auch die Farbe ihres Feldes vor',
  symmetry: 'Symmetrie',
  symmetryNone: 'Keine',
  symmetryHalf: 'Halbe Drehung',
  symmetryMirror: 'Links und rechts',
  symmetryDiagonal: 'Diagonal',
  symmetryQuarter: 'Vierteldrehung',
  choices: 'Ideen zur Auswahl',
  toRemove: 'Hinweise, die entfernt werden. Entferne das Häkchen, wenn einer bleiben soll.',
  apply: 'Anwenden',
  another: 'Andere Idee',
  thinking: 'Denkt nach …',
  applied: 'Angewendet. Du kannst es rückgängig machen.',
  failed: 'Das Werkzeug wurde angehalten. Deine nächste Änderung startet es neu.',

  // Changes
  added: `{count, plural, one {# Hinweis} other {# Hinweise}} ergänzt. Das Rätsel hat genau eine
      Lösung.`,
  fewer: `{count, plural, one {# Hinweis} other {# Hinweise}} entfernt. Das Rätsel hat weiter genau eine
      Lösung.`,
  fewestFound: `{count, plural, one {# Hinweis} other {# Hinweise}} entfernt. Das Rätsel hat weiter genau eine
      Lösung, und weniger seiner Hinweise reichen nicht.`,
  countOfKind: '{kind}: {count}',
  countOfGivens: 'Vorgaben: {count}',
  choiceOf: '{name} (Auswahl {number, number})',
  uniqueWith: 'Mit {number} hat das Rätsel genau eine Lösung.',
  easierBy: `{count, plural, one {# Hinweis} other {# Hinweise}} ergänzt. Die Schwierigkeit sinkt von
      {before, number} auf {after, number}.`,
  harderBy: `{removed, plural, =0 {} one {# Hinweis entfernt. } other {# Hinweise entfernt. }}{added, plural,
      =0 {} one {# Hinweis ergänzt. } other {# Hinweise ergänzt. }}Die Schwierigkeit steigt von
      {before, number} auf {after, number}.`,
  randomSolution: 'Eine zufällige Lösung dieser Regeln und Hinweise.',
  wholePuzzle: `Ein neues Rätsel mit {count, plural, one {# Hinweis} other {# Hinweisen}}. Es hat genau eine
      Lösung.`,
  followsBy: '{count, plural, one {# Feld} other {# Felder}} gemalt.',

  // Reasons why there is no change
  tooLarge: 'Dieses Brett ist für Ideen zu groß.',
  noCells: 'Dieses Brett hat keine Felder.',
  grayGivens: 'Eine graue Vorgabe hat keine Farbe, deshalb hat dieses Rätsel keine volle Lösung.',
  underclued: 'Dieses Rätsel fragt nur nach ableitbaren Feldern, deshalb passt das Werkzeug nicht.',
  opaque:
    'Manche Regeln oder Symbole hängen von deiner Lösung ab, deshalb lässt sich nichts berechnen.',
  countedSymbols: 'Eine Regel zählt Symbole oder lässt sie falsch sein. Wähle nur Vorgaben.',
  symbolRules:
    'Eine Regel zählt Symbole oder lässt sie falsch sein, deshalb passt das Werkzeug nicht.',
  paintFirst: 'Male zuerst jedes Feld deiner Lösung.',
  brokenSolution: 'Deine Lösung verletzt eine Regel oder ein Symbol.',
  noKinds: 'Wähle mindestens eine Art von Hinweisen.',
  notEnough: `Diese Hinweise lassen mehr als eine Lösung zu. Wähle mehr Arten, oder lass Symbole die Farbe ihres
      Feldes vorgeben.`,
  alreadyUnique: 'Das Rätsel hat schon genau eine Lösung.',
  notUnique: 'Das Rätsel braucht zuerst genau eine Lösung.',
  noSolution: 'Diese Regeln und Hinweise haben keine Lösung.',
  allNeeded: 'Jeder Hinweis wird gebraucht.',
  noNumber: 'Wähle ein Symbol mit einer Zahl aus.',
  noValue: 'Mit keiner Zahl gibt es genau eine Lösung.',
  nothingFollows: 'Kein leeres Feld lässt sich ableiten.',
  easiest: 'Es wurde kein leichteres Rätsel gefunden.',
  hardest: 'Es wurde kein schwereres Rätsel gefunden.',
  tooMuch: 'Dieses Rätsel ist zu komplex, um eine Idee zu berechnen.',
};
