import type { Translation } from '../Translation.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  // Cards
  private: 'Privat',
  you: 'Du',
  byYou: 'von dir',
  size: '{width} mal {height}',
  type: '{type, select, music {Musik} pattern {Muster} underclued {unterbestimmt} other {Logik}}',
  ratedDifference:
    'wer es gelöst hat, findet es {than, select, harder {schwerer} other {leichter}} als angegeben',
  proved: 'genau eine Lösung',
  solved: 'gelöst',
  progress: '{cells, number} von {of, number} Feldern',
  solves: '{count, plural, one {{shown}-mal gelöst} other {{shown}-mal gelöst}}',
  loves: '{count, plural, one {{shown} Herz} other {{shown} Herzen}}',
  loved: 'von dir geliebt',
  supporter: '{level, plural, =1 {früher Unterstützer} other {unterstützt die Seite}}',
  untitledCollection: 'Unbenannte Sammlung',
  autoTitle:
    '{kind, select, createdPuzzles {Erstellte Rätsel} lovedPuzzles {Geliebte Rätsel} other {Gelöste Rätsel}}',
  series: 'Serie',
  fillsItself: 'füllt sich von selbst',
  puzzles: '{count, plural, one {{shown} Rätsel} other {{shown} Rätsel}}',
  follows: '{count, plural, one {{shown} folgt} other {{shown} folgen}}',
};
