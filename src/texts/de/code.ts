import type { Translation } from '../Translation.ts';
import type { code as english } from '../en/code.ts';

export const code: Translation<typeof english> = {
  // CodeHeader
  title: 'Code',
  load: 'Laden',
  loadKeys: 'Laden (Strg+Eingabe im Editor)',
  stop: 'Anhalten',
  reference: 'Kurzreferenz',
  startAgain: 'Auf das Beispiel zurücksetzen',
  close: 'Code-Editor schließen',

  // CodePanel
  notKept:
    'Dieser Browser hat keinen Speicherplatz mehr, deshalb ist das Skript nicht gespeichert. Es bleibt hier, bis du die Seite schließt.',
  otherTab: 'Das Skript wurde in einem anderen Tab geändert. Deins ist hier unverändert.',
  takeOther: 'Das andere verwenden',
  exampleTaken: 'Dein Skript wurde durch das Beispiel ersetzt.',
  undo: 'Rückgängig',
  onBoard: '„{title}“ ist auf dem Brett.',
  notOnBoard: '„{title}“ konnte nicht auf das Brett gebracht werden.',

  // EditorFrame and CodeTab
  loadingFrame: 'Der Editor wird geladen …',
  notLoaded:
    'Der Code-Editor konnte nicht geladen werden. Beim ersten Mal braucht er eine Internetverbindung. Dein Skript ist noch da.',
  tryAgain: 'Noch einmal versuchen',
  frame: 'Skript-Editor',
  field: 'Skript',
  loadPuzzle: 'Das Rätsel laden',

  // StatusLine
  running: 'Das Skript läuft …',
  tabIndents:
    'Drücke Escape, um den Editor zu verlassen, oder Strg+M, um ihn auch mit Tab zu verlassen.',
  tabLeaves: 'Drücke Escape, um den Editor zu verlassen, oder Strg+M, damit Tab wieder einrückt.',
  atPlace: 'Zeile {line}, Spalte {column}: {problem}',

  // Errors of scripts
  syntaxError: 'Syntaxfehler: {problem}',
  noError: 'Das Skript hat einen Wert geworfen, der kein Error-Objekt ist.',
  ranTooLong: 'Das Skript wurde nach {seconds} Sekunden angehalten.',
  usedTooMuch: 'Das Skript wurde angehalten, weil es mehr als {megabytes} MB Speicher brauchte.',
  calledTooDeep:
    'Das Skript wurde angehalten, weil seine Funktionen sich endlos gegenseitig aufriefen.',
  machineFailed: 'Die Sandbox des Skripts ist abgestürzt. Lade das Skript noch einmal.',
  machineNotLoaded:
    'Die Sandbox für Skripte konnte nicht geladen werden. Beim ersten Mal braucht sie eine Internetverbindung.',
  resultTooLarge: 'Das Rätsel, das dieses Skript erzeugt, ist zu groß.',
  resultUnreadable: 'Das Ergebnis des Skripts ist kein Rätsel.',
  otherSize:
    'Die Lösung hat {solutionWidth} × {solutionHeight} Felder, das Gitter aber {width} × {height}.',

  // Quick reference
  sectionGrid: 'Gitter',
  sectionRules: 'Regeln',
  sectionSymbols: 'Symbole',
  symbolsNote: 'x und y zählen ab 0. Zwischen zwei Feldern enden sie auf .5.',
  sectionValues: 'Werte',
  sectionHelpers: 'Hilfsfunktionen',
  doesCreateGrid: 'Erstellt ein Gitter aus Strings, einem je Zeile.',
  doesEmptyGrid: 'Erstellt ein Gitter aus leeren Feldern.',
  doesAddRule: 'Fügt eine Regel hinzu.',
  doesAddSymbol: 'Fügt ein Symbol hinzu.',
  doesWithConnections: 'Verbindet benachbarte Felder mit gleichem Buchstaben.',
  doesWithZones: 'Zieht Grenzen zwischen verschiedenen Buchstaben.',
  doesWithCells: 'Ersetzt die Felder und behält die Hinweise. Praktisch für die Lösung.',
  doesSetCell: 'Setzt den Buchstaben eines Felds. x und y zählen ab 0.',
  doesGetCell: 'Gibt den Buchstaben eines Felds zurück. x und y zählen ab 0.',
  doesResize: 'Ergänzt oder entfernt Felder rechts und unten.',
  doesWithRules: 'Ersetzt alle Regeln.',
  doesWithSymbols: 'Ersetzt alle Symbole.',
  doesArray: 'Erstellt ein zweidimensionales Array. x und y zählen ab 0.',
  doesMove: 'Gibt die Position zurück, die einige Schritte entfernt ist. x und y zählen ab 0.',
  doesMinBy: 'Gibt das Element mit dem kleinsten Wert zurück.',
  doesMaxBy: 'Gibt das Element mit dem größten Wert zurück.',
  doesEscape: 'Maskiert Text für einen Gittertext.',
  doesUnescape: 'Macht escape rückgängig.',
  columnFromZero: 'Spalte, ab 0 gezählt',
  rowFromZero: 'Zeile, ab 0 gezählt',
};
