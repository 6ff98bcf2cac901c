import type { ForeignGenre } from './ForeignGenre.ts';
import { dominion, lightAndShadow, norinuri, nurikabe } from './genres/areaClues.ts';
import { norinori, starBattle } from './genres/rooms.ts';
import { nuriUzu, yinYang } from './genres/circles.ts';
import { tilepaint } from './genres/tilepaint.ts';
import { cave, kurodoko, minesweeper } from './genres/viewClues.ts';

/** The genres of other sites that our language states exactly: docs/import.md says how. */
export const FOREIGN_GENRES: readonly ForeignGenre[] = [
  nurikabe,
  kurodoko,
  yinYang,
  norinori,
  starBattle,
  cave,
  minesweeper,
  norinuri,
  nuriUzu,
  dominion,
  lightAndShadow,
  tilepaint,
];
