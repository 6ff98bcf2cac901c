import type { Translation } from '../Translation.ts';
import type { tour as english } from '../en/tour.ts';

export const tour: Translation<typeof english> = {
  // The card
  step: 'Schritt {step} von {count}',
  stepTitle: 'Schritt {step} von {count}: {title}',
  next: 'Weiter',
  finish: 'Fertig',
  back: 'Zurück',
  skip: 'Tour überspringen',

  // The steps; those with keys and buttons also for touch
  size: 'Brettgröße',
  sizeText:
    'Wähle Breite und Höhe und den Teil des Bretts, der bleibt. Das Brett zeigt eine Vorschau, und „Anwenden“ übernimmt sie.',
  tools: 'Werkzeuge',
  toolsText:
    'Wähle ein Werkzeug, oder drücke seine Taste: {first} bis {last} für Brettwerkzeuge, Ziffern für Symbole. Linksklick malt mit der gewählten Farbe oder setzt ein Symbol. Rechtsklick malt mit der anderen Farbe oder entfernt das Symbol.',
  toolsTouch:
    'Wähle ein Werkzeug. Tippen malt mit der gewählten Farbe oder setzt ein Symbol. Gedrückt halten malt mit der anderen Farbe oder entfernt das Symbol.',
  board: 'Auf dem Brett',
  boardText:
    'Klicke auf ein Feld, oder ziehe über mehrere. Klicke noch einmal auf ein Symbol, um es zu bearbeiten. Probier es gleich aus, die Tour wartet. F6 wechselt zwischen dem Brett und dieser Karte.',
  boardTouch:
    'Tippe auf ein Feld, oder ziehe über mehrere. Tippe noch einmal auf ein Symbol, um es zu bearbeiten. Probier es gleich aus, die Tour wartet.',
  rules: 'Regeln',
  rulesText:
    'Suche eine Regel, und füge sie mit Eingabe hinzu. Klicke in der Liste darunter auf eine Regel, um sie zu bearbeiten, oder ziehe sie an einen anderen Platz. Die Taste / führt zur Suche.',
  rulesTouch:
    'Suche eine Regel, und tippe darauf, um sie hinzuzufügen. Tippe in der Liste darunter auf eine Regel, um sie zu bearbeiten.',
  about: 'Über das Rätsel',
  aboutText:
    'Gib einen Titel und deinen Namen ein, und wähle die Schwierigkeit. Wenn du magst, schreib ein paar Worte für alle, die es spielen.',
  tryIt: 'Ausprobieren',
  tryText:
    'Spiele das Rätsel so, wie andere es spielen werden. Dein Entwurf ändert sich dabei nicht.',
  checklist: 'Checkliste und Solver',
  checklistText:
    'Die Checkliste zeigt, was fehlt, und führt dich hin. Der Solver findet eine Lösung und beweist, ob es die einzige ist.',
  share: 'Teilen',
  shareText:
    'Ein Link enthält das ganze Rätsel, zum Lösen oder zum Bearbeiten. Dein Entwurf wird automatisch in diesem Browser gespeichert. In der Hilfe findest du diese Tour wieder.',
};
