import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { emptyGrid, internedTile, type Grid, type Tile } from '#engine/grid/grid.ts';
import { EMPTY_ROW, type ControlLine } from '#engine/music/controlLines.ts';
import { music } from '#engine/rules/music/rule.ts';

const NOTES = ['C5', 'B4', 'A4', 'G4', 'F4', 'E4', 'snare', 'kick'];
const WIDTH = 16;
/** Columns that stand there from the beginning. */
const GIVEN = 8;

/** Column by column, the row that sounds. */
export const TUNE = [7, 5, 6, 3, 4, 2, 1, 0, 7, 5, 6, 3, 4, 2, 1, 0];

/** Options of a music puzzle. */
interface MusicOptions {
  /** Number of columns given at the start. */
  readonly given?: number;
  readonly notes?: readonly string[];
}

const change = (line: Partial<ControlLine> & { readonly column: number }): ControlLine => ({
  bpm: null,
  pedal: null,
  checkpoint: false,
  rows: [],
  ...line,
});

const linesOf = (notes: readonly string[]): readonly ControlLine[] => [
  change({ column: 0, bpm: 120, rows: notes.map((note) => ({ ...EMPTY_ROW, note })) }),
  change({ column: 4, checkpoint: true }),
  change({ column: 8, bpm: 150 }),
  change({ column: 12, checkpoint: true }),
];

/**
 * A tune of sixteen columns on eight rows: half of it is given, the rest is for the player to
 * paint.
 */
export function musicPuzzle({ given = GIVEN, notes = NOTES }: MusicOptions = {}): string {
  const blank = emptyGrid(WIDTH, notes.length);
  const painted = (tileAt: (column: number, sounds: boolean) => Tile): Grid => ({
    ...blank,
    rules: [
      {
        id: music.id,
        params: { controlLines: linesOf(notes), track: null, normalizeVelocity: true },
      },
    ],
    tiles: blank.tiles.map((_, cell) => {
      const column = cell % WIDTH;
      const row = (cell - column) / WIDTH;
      return tileAt(column, TUNE[column] === row);
    }),
  });
  return writePuzzle({
    title: 'Barcarole for one hand',
    author: 'Nives Carrà',
    description: 'First bar is yours. Second bar is still in the dark.',
    difficulty: 3,
    grid: painted((column, sounds) =>
      sounds && column < given
        ? internedTile(true, true, 'dark')
        : internedTile(true, false, 'light'),
    ),
    solution: painted((column, sounds) =>
      internedTile(true, sounds && column < given, sounds ? 'dark' : 'light'),
    ),
  });
}
