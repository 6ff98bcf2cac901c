import type { Translation } from '../Translation.ts';
import type { code as english } from '../en/code.ts';

export const code: Translation<typeof english> = {
  // CodeHeader
  title: 'Code',
  load: 'Laden',
  loadKeys: 'Laden (Strg+Eingabe im Editor)',
  stop: 'Anhalten',
  reference: 'Kurzreferenz',
  startAgain: 'Mit dem Beispiel neu beginnen',
  close: 'Code-Editor schließen',

  // CodePanel
  notKept:
    'Dieser Browser hat keinen Platz mehr für das Skript. Es bleibt hier, bis die Seite geschlossen wird.',
  otherTab: 'Das Skript wurde in einem anderen Tab geändert. Deines bleibt hier, wie es ist.',
  takeOther: 'Das andere nehmen',
  exampleTaken: 'Das Beispiel hat dein Skript ersetzt.',
  undo: 'Rückgängig',
  onBoard: '„{title}“ ist auf dem Brett.',
  notOnBoard: '„{title}“ ließ sich nicht auf das Brett bringen.',

  // EditorFrame and CodeTab
  loadingFrame: 'Der Editor lädt …',
  notLoaded:
    'Der Editor ließ sich nicht laden. Er braucht einmal das Netz; dein Skript bleibt erhalten.',
  tryAgain: 'Noch einmal versuchen',
  frame: 'Skript-Editor',
  field: 'Skript',
  loadPuzzle: 'Das Rätsel laden',

  // StatusLine
  running: 'Das Skript läuft.',
  tabIndents: 'Escape verlässt den Editor. Nach Strg+M verlässt ihn auch Tab.',
  tabLeaves: 'Escape verlässt den Editor. Nach Strg+M rückt Tab wieder ein.',
  atPlace: 'Zeile {line}, Spalte {column}: {problem}',

  // Errors of scripts
  syntaxError: 'Syntaxfehler: {problem}',
  noError: 'Das Skript hat einen Wert geworfen, der kein Error-Objekt ist.',
  ranTooLong: 'Das Skript lief länger als {seconds} Sekunden und wurde angehalten.',
  usedTooMuch: 'Das Skript brauchte mehr als {megabytes} MB Speicher und wurde angehalten.',
  calledTooDeep: 'Das Skript rief ohne Ende Funktionen in Funktionen auf und wurde angehalten.',
  machineFailed: 'Die Sandbox des Skripts ist abgestürzt. Lade es noch einmal.',
  machineNotLoaded:
    'Die Sandbox für Skripte konnte nicht geladen werden. Beim ersten Mal braucht sie eine Internetverbindung.',
  resultTooLarge: 'Das Rätsel dieses Skripts ist zu groß.',
  resultUnreadable: 'Die Antwort des Skripts ist nicht lesbar.',
  otherSize:
    'Die Lösung hat {solutionWidth} × {solutionHeight} Felder, das Gitter {width} × {height}.',

  // Quick reference
  sectionGrid: 'Gitter',
  sectionRules: 'Regeln',
  sectionSymbols: 'Symbole',
  symbolsNote: 'x und y zählen ab 0. Zwischen zwei Feldern enden sie auf .5.',
  sectionValues: 'Werte',
  sectionHelpers: 'Helfer',
  doesCreateGrid: 'Ein Gitter aus Feldern, je Zeile ein Text.',
  doesEmptyGrid: 'Ein Gitter aus leeren Feldern.',
  doesAddRule: 'Eine Regel mehr.',
  doesAddSymbol: 'Ein Symbol mehr.',
  doesWithConnections: 'Gleiche Buchstaben, die sich berühren, teilen eine Farbe.',
  doesWithZones: 'Wo Buchstaben sich unterscheiden, verläuft eine Grenze.',
  doesWithCells: 'Andere Felder; die Hinweise bleiben. Gut für die Lösung.',
  doesSetCell: 'Ein anderer Buchstabe in einem Feld. x und y zählen ab 0.',
  doesGetCell: 'Der Buchstabe eines Felds. x und y zählen ab 0.',
  doesResize: 'Felder rechts und unten abgeschnitten oder ergänzt.',
  doesWithRules: 'Ersetzt alle Regeln.',
  doesWithSymbols: 'Diese Symbole anstelle aller anderen.',
  doesArray: 'Zeilen von Werten. x und y zählen ab 0.',
  doesMove: 'Ein Ort einige Schritte entfernt. x und y zählen ab 0.',
  doesMinBy: 'Der kleinste Wert nach einer Funktion.',
  doesMaxBy: 'Der größte Wert nach einer Funktion.',
  doesEscape: 'Ein Text, wie ihn Gittertexte enthalten.',
  doesUnescape: 'Macht escape rückgängig.',
  columnFromZero: 'Spalte, ab 0 gezählt',
  rowFromZero: 'Zeile, ab 0 gezählt',
};
