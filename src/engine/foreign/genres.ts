import type { ForeignGenre } from './ForeignGenre.ts';
import {
  dominion,
  lightAndShadow,
  norinuri,
  nurikabe,
  cave,
  kurodoko,
  minesweeper,
} from './genres/numberGenres.ts';
import { norinori, starBattle } from './genres/rooms.ts';
import { nuriUzu, yinYang } from './genres/circles.ts';
import { tilepaint } from './genres/tilepaint.ts';

/** The genres of other sites that our rules and symbols state exactly; see docs/import.md. */
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
