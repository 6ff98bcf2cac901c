import type { Translation } from '../Translation.ts';
import type { learn as english } from '../en/learn.ts';

export const learn: Translation<typeof english> = {
  title: 'Die Regeln lernen',
  progress: '{done} von {total} Lektionen',
  chaptersDone: '{done} von {total} geschafft',
  pace: 'je etwa eine Minute',
  lesson: 'Lektion {number}: {name}',
  puzzles: 'Rätsel {number} von {total}',
  open: `{count, plural, =0 {Jedes Feld ist gemalt, aber etwas stimmt noch nicht.} one {1 Feld ist noch
      leer.} other {# Felder sind noch leer.}}`,
  skip: 'Überspringen',
  next: 'Weiter',
  puzzle: 'Ein Rätsel lösen',
  complete: 'Du hast alle Lektionen geschafft.',
  map: 'Alle Lektionen',
  learned: '{name}, gelernt',
  begun: '{name}, {done} von {total}',
  unknown: 'Diese Lektion gibt es nicht. Hier ist die nächste für dich.',
  tools: 'Werkzeuge des Bretts',
};
