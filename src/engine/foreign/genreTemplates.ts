import { message, type Text } from '#texts/message.ts';
import { invariant } from '#base/invariant.ts';
import type { AuthorLayer, GridTool, SymbolTemplate } from '../edit/Tool.ts';
import type { Grid, SolidColor } from '../grid/grid.ts';
import { createGrid, type ForeignGenre } from './ForeignGenre.ts';
import { nuriUzu, yinYang } from './genres/circles.ts';
import {
  cave,
  dominion,
  kurodoko,
  lightAndShadow,
  minesweeper,
  norinuri,
  nurikabe,
} from './genres/numberGenres.ts';
import { norinori, starBattle } from './genres/rooms.ts';
import { boardWithSums } from './genres/sums.ts';

/** The empty board of a genre, its rules, and the tool for its clues. */
export interface GenreTemplate {
  readonly id: string;
  readonly name: Text;
  /** Other names of the genre, separated by commas. */
  readonly words: Text;
  /** An empty board of the usual size, with the rules of the genre. */
  readonly grid: Grid;
  /** The tool that places its clues. */
  readonly tool: GridTool;
  readonly template?: SymbolTemplate;
  readonly layer?: AuthorLayer;
}

/** The link of an empty board, as long as its encoding needs it. */
function blank(genre: ForeignGenre, side: number, body: string): Grid {
  const read = genre.read({ flags: '', width: side, height: side, body });
  invariant(read.ok, `the empty board of ${genre.id} can be read`);
  return read.value;
}

/** Letters from g to z stand for 1 to 20 empty cells. */
function emptyCells(count: number): string {
  const rest = count % 20;
  const last = rest === 0 ? '' : String.fromCharCode('f'.charCodeAt(0) + rest);
  return 'z'.repeat(Math.floor(count / 20)) + last;
}

function cluesOf(genre: ForeignGenre, side: number): Pick<GenreTemplate, 'id' | 'grid'> {
  return { id: genre.id, grid: blank(genre, side, emptyCells(side * side)) };
}

/** Borders of rooms: five to a character, first the vertical ones. */
function noBorders(side: number): string {
  return '0'.repeat(2 * Math.ceil((side * (side - 1)) / 5));
}

function symbolTool(id: string, given?: SolidColor): Pick<GenreTemplate, 'tool' | 'template'> {
  return { tool: 'symbol', template: { id, params: null, ...(given && { given }) } };
}

function gridOf(...[parts]: Parameters<typeof createGrid>): Grid {
  const grid = createGrid(parts);
  invariant(grid.ok, 'the board of a template is right');
  return grid.value;
}

const EVERY_AREA_HAS_ONE =
  'symbols_per_region,count=1,color=light,comparison=eq:symbols_per_region,count=1,color=dark,comparison=eq';
const NO_SUMS = new Array<null>(8).fill(null);

/** Genres that the rules state exactly, the best known first. */
export const GENRE_TEMPLATES: readonly GenreTemplate[] = [
  {
    ...cluesOf(nurikabe, 10),
    ...symbolTool('number', 'light'),
    name: message('genres.nurikabe'),
    words: message('genres.nurikabeWords'),
  },
  {
    ...cluesOf(kurodoko, 9),
    ...symbolTool('viewpoint', 'light'),
    name: message('genres.kurodoko'),
    words: message('genres.kurodokoWords'),
  },
  {
    ...cluesOf(minesweeper, 9),
    ...symbolTool('minesweeper', 'light'),
    name: message('genres.minesweeper'),
    words: message('genres.minesweeperWords'),
  },
  {
    id: starBattle.id,
    grid: blank(starBattle, 10, `2/${noBorders(10)}`),
    tool: 'zone',
    name: message('genres.starBattle'),
    words: message('genres.starBattleWords'),
  },
  {
    id: yinYang.id,
    grid: blank(yinYang, 10, '0'.repeat(34)),
    tool: 'color',
    layer: 'puzzle',
    name: message('genres.yinYang'),
    words: message('genres.yinYangWords'),
  },
  {
    ...cluesOf(cave, 10),
    ...symbolTool('viewpoint', 'light'),
    name: message('genres.cave'),
    words: message('genres.caveWords'),
  },
  {
    id: norinori.id,
    grid: blank(norinori, 10, noBorders(10)),
    tool: 'zone',
    name: message('genres.norinori'),
    words: message('genres.norinoriWords'),
  },
  {
    id: 'galaxies',
    grid: gridOf({ width: 10, height: 10, rules: EVERY_AREA_HAS_ONE }),
    ...symbolTool('galaxy'),
    name: message('genres.galaxies'),
    words: message('genres.galaxiesWords'),
  },
  {
    ...cluesOf(lightAndShadow, 8),
    ...symbolTool('number'),
    name: message('genres.lightAndShadow'),
    words: message('genres.lightAndShadowWords'),
  },
  {
    ...cluesOf(norinuri, 10),
    ...symbolTool('number', 'light'),
    name: message('genres.norinuri'),
    words: message('genres.norinuriWords'),
  },
  {
    ...cluesOf(dominion, 8),
    ...symbolTool('letter', 'light'),
    name: message('genres.dominion'),
    words: message('genres.dominionWords'),
  },
  {
    id: nuriUzu.id,
    grid: blank(nuriUzu, 8, emptyCells(225)),
    ...symbolTool('galaxy', 'light'),
    name: message('genres.nuriUzu'),
    words: message('genres.nuriUzuWords'),
  },
  {
    id: 'tilepaint',
    grid: gridOf({ ...boardWithSums({ columns: NO_SUMS, rows: NO_SUMS }), rules: '' }),
    tool: 'merge',
    name: message('genres.tilepaint'),
    words: message('genres.tilepaintWords'),
  },
];
