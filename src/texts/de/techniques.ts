import type { Translation } from '../Translation.ts';
import type { techniques as english } from '../en/techniques.ts';

export const techniques: Translation<typeof english> = {
  heading: 'Eine Technik üben',
  lead: 'Beginne mit einem Beispiel. Dann löse, so viele du willst: Rätsel, die diese Technik brauchen.',
  toExample: 'Beispiel',
  exampleNote: 'Das nächste Feld folgt mit dieser Technik. Findest du es?',
  showHint: 'Tipp zeigen',
  exampleSolved: 'Gelöst. Weiter zu Rätseln, die diese Technik brauchen.',
  start: 'Rätsel zum Üben',
  unknown: 'Eine Technik namens „{name}“ gibt es nicht.',
  noPuzzles: 'Rätsel dieser Art gibt es für die Technik „{technique}“ nicht.',

  'views.title': 'Sichtweiten',
  'views.about':
    'Sieht eine Zahl schon genug Felder, endet ihre Sicht dort. Sieht sie zu wenige, muss sie weiter sehen.',
  'fullAreas.title': 'Volle Gebiete',
  'fullAreas.about':
    'Hat ein Gebiet alle seine Felder, wächst es nicht mehr: Alles ringsum hat die andere Farbe.',
  'growth.title': 'Platz zum Wachsen',
  'growth.about':
    'Fehlen einem Gebiet noch Felder, muss es wachsen. Gibt es nur einen Ausweg, geht es dort weiter.',
  'apart.title': 'Getrennte Gebiete',
  'apart.about':
    'Zwei Gebiete, die getrennt bleiben, dürfen sich nicht berühren: Das Feld dazwischen hat die andere Farbe.',
  'connection.title': 'Zusammenhang',
  'connection.about':
    'Hängt eine Farbe zusammen, darf kein Feld sie zerteilen. Suche den einzigen Weg hindurch.',
  'loops.title': 'Keine Schleifen',
  'loops.about': 'Ein Feld, das eine Schleife schließen würde, hat die andere Farbe.',
  'reach.title': 'Außer Reichweite',
  'reach.about':
    'Jedes Gebiet braucht eine Zahl, und keine reicht beliebig weit. Zu weit entfernte Felder haben die andere Farbe.',
  'images.title': 'Gegenüberliegende Felder',
  'images.about':
    'Ein Gebiet ist symmetrisch um sein Symbol. Ein Feld gehört nur zusammen mit seinem Gegenüber dazu.',
  'shapes.title': 'Formen',
  'shapes.about':
    'Ein fertiges Gebiet hat eine Form. Die Regeln erlauben sie den anderen, oder sie schließen sie aus.',
  'patterns.title': 'Platz für die Form',
  'patterns.about':
    'Jedes Gebiet enthält dieselbe kleine Form, also wächst es, bis sie hineinpasst.',
  'edge.title': 'Am Rand entlang',
  'edge.about': 'Hängen beide Farben zusammen, bildet jede am Rand des Bretts ein einziges Stück.',
  'allWays.title': 'Alle Möglichkeiten',
  'allWays.about':
    'Geh alle Möglichkeiten durch, einen Hinweis zu erfüllen. Was ihnen gemeinsam ist, ist sicher.',
  'compared.title': 'Zahlen vergleichen',
  'compared.about':
    'Zwei Zahlen haben Felder gemeinsam. Ihr Unterschied liegt in den Feldern, die nur eine von ihnen zählt.',
  'whatIf.title': 'Was-wäre-wenn',
  'whatIf.about':
    'Nimm für ein Feld eine Farbe an, und schau, was folgt. Wird ein Hinweis verletzt, hat es die andere Farbe.',
  'whatIfInside.title': 'Tiefes Was-wäre-wenn',
  'whatIfInside.about':
    'Manches Was-wäre-wenn braucht ein zweites darin. Nimm eine Farbe an, dann noch eine, und schau, was verletzt wird.',
};
