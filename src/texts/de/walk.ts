import type { Translation } from '../Translation.ts';
import type { walk as english } from '../en/walk.ts';

export const walk: Translation<typeof english> = {
  title: 'So würde man es lösen',
  note: 'Nimmt jedes Mal den leichtesten nächsten Schritt, von Anfang bis Ende.',
  panel: 'Nächster Schritt',
  looking: 'Der nächste Schritt wird gesucht …',
  failed: 'Die Schritte konnten nicht gefunden werden. Bitte versuche es noch einmal.',

  // The position
  step: 'Schritt {step, number} von {steps, number}',
  stepSoFar: 'Schritt {step, number} von bisher {steps, number}',
  allDone:
    '{steps, plural, =0 {Es gibt keine Schritte} one {Der einzige Schritt ist gemacht} other {Alle # Schritte sind gemacht}}',
  doneSoFar:
    '{steps, plural, =0 {Noch kein Schritt gefunden} one {Bisher # Schritt gemacht} other {Bisher # Schritte gemacht}}',
  spokenStep: 'Schritt {step, number}',
  level: `{level, select, obvious {ein Hinweis, leicht zu sehen} clue {ein Hinweis} clues {zwei oder
      drei Hinweise zusammen} whatIf {viele Hinweise zusammen oder ein Was-wäre-wenn} nested {ein
      langes Was-wäre-wenn oder eins in einem anderen} search {Ausprobieren} other {keine
      Erklärung gefunden}}`,

  // Navigation
  back: 'Zurück',
  on: 'Weiter',
  hardest: 'Schwerster Schritt',
  curve: 'Schwierigkeit jedes Schritts; höher ist schwerer',

  // The end
  allThatFollows: 'Alles, was aus den Hinweisen folgt, ist auf dem Brett.',
  stuck: 'Hier kommt man nicht weiter: Mehr als eine Lösung ist noch möglich.',
  unused: 'Hinweise, die nicht nötig waren',
  unusedNote:
    'Das Rätsel kommt vielleicht ohne sie aus, aber ein anderer Lösungsweg könnte sie brauchen.',
  noneUnused: 'Jeder Hinweis war für mindestens einen Schritt nötig.',
};
