import type { Translation } from '../Translation.ts';
import type { walk as english } from '../en/walk.ts';

export const walk: Translation<typeof english> = {
  title: 'Wie man es lösen würde',
  note: 'Immer mit dem leichtesten nächsten Schritt, von den Vorgaben bis zum Ende.',
  panel: 'Der nächste Schritt',
  looking: 'Der nächste Schritt wird gesucht …',
  failed: 'Die Schritte konnten nicht gefunden werden.',

  // The position
  step: 'Schritt {step, number} von {steps, number}',
  stepSoFar: 'Schritt {step, number} von bisher {steps, number}',
  allDone:
    '{steps, plural, =0 {Es gibt keine Schritte} one {Der einzige Schritt ist getan} other {Alle # Schritte sind getan}}',
  doneSoFar:
    '{steps, plural, =0 {Noch kein Schritt gefunden} one {Bisher # Schritt getan} other {Bisher # Schritte getan}}',
  spokenStep: 'Schritt {step, number}',
  level: `{level, select,
    obvious {ein Hinweis, gleich zu sehen}
    clue {ein Hinweis}
    clues {zwei oder drei Hinweise zusammen}
    whatIf {viele Hinweise zusammen, oder eine Annahme}
    nested {eine lange Annahme, oder eine in einer anderen}
    search {eine Suche}
    other {nur die Lösung sagt es}}`,

  // Navigation
  back: 'Zurück',
  on: 'Weiter',
  hardest: 'Schwerster Schritt',
  curve: 'Die Schritte der Lösung; je höher, desto schwerer',

  // The end
  allThatFollows: 'Alles, was aus den Hinweisen folgt, ist auf dem Brett.',
  stuck: 'Hier kommt man nicht weiter: Die Hinweise lassen mehrere Wege offen.',
  unused: 'Hinweise, die kein Schritt braucht',
  unusedNote:
    'Das Rätsel kommt vielleicht ohne sie aus, aber ein anderer Lösungsweg kann sie brauchen.',
  noneUnused: 'Jeder Hinweis wird von einem Schritt gebraucht.',
};
