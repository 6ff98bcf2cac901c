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
  size: 'Größe des Bretts',
  sizeText:
    'Sage, wie breit und wie hoch das Brett ist und welcher Teil davon bleibt. Das Brett zeigt, was sich ändern würde. Mit „Anwenden“ wird es so.',
  tools: 'Werkzeuge',
  toolsText:
    'Nimm ein Werkzeug, oder drücke seine Taste: {first} bis {last} fürs Brett, Ziffern für Symbole. Die linke Maustaste malt mit der gewählten Farbe oder setzt ein Symbol. Die rechte malt mit der anderen Farbe oder nimmt das Symbol weg.',
  toolsTouch:
    'Wähle ein Werkzeug. Tippen malt mit der gewählten Farbe oder setzt ein Symbol. Gedrückt halten malt mit der anderen Farbe oder entfernt das Symbol.',
  board: 'Auf dem Brett',
  boardText:
    'Klicke auf ein Feld, oder ziehe über viele. Klicke noch einmal auf ein Symbol, um es einzustellen. Probiere es gleich aus: Die Tour wartet. F6 führt zum Brett und wieder hierher.',
  boardTouch:
    'Tippe auf ein Feld, oder ziehe über viele. Tippe noch einmal auf ein Symbol, um es einzustellen. Probiere es gleich aus: Die Tour wartet.',
  rules: 'Regeln',
  rulesText:
    'Suche eine Regel nach ihren Wörtern, und füge sie mit der Eingabetaste hinzu. Klicke in der Liste darunter auf eine Regel, um sie einzustellen, oder ziehe sie an ihren Platz. Die Taste / führt zur Suche.',
  rulesTouch:
    'Suche eine Regel nach ihren Wörtern, und tippe darauf, um sie hinzuzufügen. Tippe in der Liste darunter auf eine Regel, um sie einzustellen.',
  about: 'Über das Rätsel',
  aboutText:
    'Gib ihm einen Titel, setze deinen Namen darunter, und sage, wie schwer es ist. Dazu ein paar Worte für alle, die es lösen.',
  tryIt: 'Ausprobieren',
  tryText: 'Spiele das Rätsel, wie andere es spielen werden. Nichts davon ändert es.',
  checklist: 'Checkliste und Löser',
  checklistText:
    'Die Checkliste sagt, was fehlt, und führt dich hin. Der Löser findet eine Lösung und beweist, ob es die einzige ist.',
  share: 'Teilen',
  shareText:
    'Ein Link enthält das ganze Rätsel, zum Lösen oder zum Bearbeiten. Der Entwurf wird laufend in diesem Browser gespeichert. In der Hilfe findest du diese Tour wieder.',
};
