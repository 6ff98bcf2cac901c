import type { Translation } from '../Translation.ts';
import type { help as english } from '../en/help.ts';

export const help: Translation<typeof english> = {
  howToPlayNote: 'Male jedes Feld hell oder dunkel, sodass alle Regeln und Symbole erfüllt sind.',
  editor: 'Der Editor',
  editorTour: 'Eine kurze Tour führt dich herum.',
  startTour: 'Tour starten',
  inShort: 'Das Wichtigste',
  helpCells:
    'Graue Felder sind leer: Male jedes dunkel oder hell. Felder mit Rahmen sind Vorgaben und lassen sich nicht ändern.',
  helpClues:
    'Regeln gelten für das ganze Brett. Ein Symbol sagt etwas über sein eigenes Feld und die Felder ringsum.',
  helpReading:
    'Wähle in der Liste eine Regel oder ein Symbol. Dann liest du die Bedeutung und siehst die Felder dazu.',
  helpSolving:
    'Finde ein Feld, das nur eine Farbe haben kann, male es, und sieh, was daraus folgt.',
  helpEnd:
    'Fehler werden umrandet und schraffiert, erfüllte Hinweise verblassen. Ist alles erfüllt, bist du fertig.',
  mouseAndFinger: 'Maus und Finger',
  helpPointer: `Klicke oder tippe auf ein Feld, um es zu malen, und noch einmal, um es zu leeren. Ziehe, um
      mehrere zu malen. Rechtsklick oder gedrückt halten malt die andere Farbe. Zeige auf ein
      Symbol oder halte es gedrückt, um es zu lesen; mit Strg siehst du, was es bisher zählt.`,
  helpPencil:
    'Mit dem Stift markiert das erste Tippen ein Feld mit einem Punkt, das nächste mit einem Kreuz. Markierungen sind nur Notizen für dich.',
  zoomingAndMoving: 'Zoomen und verschieben',
  boardKeys: 'Tastenkürzel auf dem Brett',
  pageKeys: 'Tastenkürzel überall',
  musicKeys: 'Tastenkürzel in Musikrätseln',
  keyMove: 'Über das Brett bewegen',
  keyEnds: 'Erstes oder letztes Feld der Zeile; mit Strg im ganzen Brett',
  keyFill: 'Füllen, statt ein Feld zu malen',
  keyOtherColor: 'Mit der anderen Farbe malen',
  keyPaint:
    'Mit der gewählten Farbe malen; noch einmal leert das Feld. Leertaste halten und bewegen malt mehrere',
  keyErase: 'Leeren',
  keyEmpty: 'Nächstes leeres Feld; mit Umschalt das vorige',
  keyError: 'Nächster Fehler; mit Umschalt der vorige',
  keyClue: 'Nächstes Symbol; mit Umschalt das vorige',
  keyRegion: 'Hören, wie groß dieses Gebiet ist und wie weit es wachsen kann',
  keyCounts: 'Hören, was die Symbole auf diesem Feld bisher zählen',
  keyRead: 'Die Symbole auf diesem Feld lesen: was sie bedeuten und welche Felder sie betreffen',
  keyBoard: 'Eine Zusammenfassung des Bretts hören',
  keyNudge: 'Ein halbes Feld weit bewegen, auf Kanten und Ecken',
  keyDot: 'Mit einem Punkt markieren; noch einmal entfernt ihn',
  keyCross: 'Mit einem Kreuz markieren; noch einmal entfernt es',
  keyRedoToo: 'Wiederholen',
  keyUndo: 'Rückgängig; auch mit Strg',
  keyRedo: 'Wiederholen; auch mit Strg',
  keyFit: 'Das ganze Brett einpassen',
  keyHelp: 'Diese Liste zeigen',
  keyZoomIn: 'Vergrößern',
  keyZoomOut: 'Verkleinern',
  keyRestart: 'Nach einer Rückfrage neu starten',
  keyDark: 'Dunkel malen',
  keyLight: 'Hell malen',
  keyFillToggle: 'Füllen ein- oder ausschalten',
  keyMark: 'Felder mit Punkten und Kreuzen markieren; noch einmal, um wieder zu malen',
  keyCheck: 'Das Brett prüfen',
  keyHint: 'Einen Tipp holen; noch einmal zeigt mehr davon',
  keyForesight: 'Voraussicht nutzen',
  keyTrial: 'Einen Versuch beginnen',
  keyKeep: 'Den Versuch behalten',
  keyDrop: 'Den Versuch verwerfen',
  wheel: 'Mausrad',
  wheelNote:
    'Zoomen; auch mit Strg. Mit Umschalt seitwärts schieben. Auf dem Touchpad verschiebt Scrollen das Brett',
  pinch: 'Zwei Finger',
  pinchNote: 'Zoomen und verschieben',
  doubleTap: 'Doppelt tippen',
  doubleTapNote: 'Vergrößern; noch einmal zeigt das ganze Brett',
  drag: 'Ziehen',
  dragNote: 'Das Brett verschieben; auch mit der mittleren Maustaste',

  // Names of keys
  ctrl: 'Strg',
  shift: 'Umschalt',
  space: 'Leertaste',
  enter: 'Eingabe',
  delete: 'Entf',
  backspace: 'Rücktaste',
  homeKey: 'Pos1',
  endKey: 'Ende',
};
