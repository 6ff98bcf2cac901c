import type { Translation } from '../Translation.ts';
import type { learn as english } from '../en/learn.ts';

export const learn: Translation<typeof english> = {
  title: 'Die Regeln lernen',
  progress: '{done} von {total} Lektionen',
  chaptersDone: '{done} von {total} geschafft',
  pace: 'je etwa eine Minute',
  lesson: 'Lektion {number}: {name}',
  puzzles: 'Rätsel {number} von {total}',
  open: '{count, plural, =0 {Jedes Feld ist gefärbt, und etwas stimmt noch nicht.} one {Ein Feld ist offen.} other {# Felder sind offen.}}',
  skip: 'Überspringen',
  next: 'Weiter',
  puzzle: 'Ein Rätsel lösen',
  complete: 'Das waren alle Lektionen.',
  map: 'Alle Lektionen',
  learned: '{name}, gelernt',
  begun: '{name}, {done} von {total}',
  unknown: 'Diese Lektion gibt es nicht. Hier ist die, die als Nächstes kommt.',
  tools: 'Werkzeuge des Bretts',
};
