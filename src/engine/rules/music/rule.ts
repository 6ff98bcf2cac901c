import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import { emptyGrid, recolor, type Grid } from '#engine/grid/grid.ts';
import { mapStable } from '#engine/grid/stable.ts';
import {
  fitLines,
  insertIntoLines,
  removeFromLines,
  type ControlLine,
} from '#engine/music/controlLines.ts';

const SCALE = ['C5', 'B4', 'A4', 'G4', 'F4', 'E4', 'D4', 'C4'];

/** 120 beats a minute, and a scale on the piano. */
const FIRST_LINE: ControlLine = {
  column: 0,
  bpm: 120,
  pedal: false,
  checkpoint: false,
  rows: SCALE.map((note) => ({ note, instrument: 'piano', velocity: null })),
};

/** A track that is still silent, with music of its own. */
const NEW_TRACK: Grid = {
  ...grayToLight(emptyGrid(5, 4)),
  rules: [
    {
      id: 'music',
      params: {
        controlLines: fitLines([FIRST_LINE], { width: 5, height: 4 }),
        track: null,
        normalizeVelocity: true,
      },
    },
  ],
};

/** Music has no undecided cells: what is not dark is light. */
function grayToLight(grid: Grid): Grid {
  if (!grid.tiles.some(({ exists, color }) => exists && color === 'gray')) return grid;
  const tiles = mapStable(grid.tiles, (tile) =>
    tile.color === 'gray' ? recolor(tile, 'light') : tile,
  );
  return { ...grid, tiles };
}

/**
 * The solution can be played as music, in which dark cells sound. Only the author's solution can
 * satisfy it.
 */
export const music = defineRule({
  id: 'music',
  title: 'Music grid',
  keywords: ['song', 'melody', 'tune', 'notes', 'sound', 'piano', 'nonogram'],
  config: {
    controlLines: field.controlLines({
      initial: [FIRST_LINE],
      label: 'Control lines',
      internal: true,
    }),
    track: field.nullableGrid({
      initial: null,
      whenOn: NEW_TRACK,
      label: 'Track to listen to',
      help: 'Played in place of the solution.',
      resizable: true,
    }),
    normalizeVelocity: field.boolean({
      initial: true,
      label: 'Even loudness',
      help: 'Instruments and registers sound equally loud.',
    }),
  },
  traits: { singleton: true, needsSolution: true, type: 'music' },
  explain: () => 'Listen to the solution, then paint it: *dark* cells sound.',
  brief: () => 'Music grid',
  example: () => ({ tiles: 'bwww/wbwb/wwbw', connections: '..../.a.b/....' }),
  check: () => incomplete,
  adapt(params, grid) {
    const controlLines = fitLines(params.controlLines, grid);
    return controlLines === params.controlLines ? params : { ...params, controlLines };
  },
  resize(params, { axis, kind, index }) {
    const edit = kind === 'insert' ? insertIntoLines : removeFromLines;
    return { ...params, controlLines: edit(params.controlLines, axis, index) };
  },
  admit: (_params, { next }) => grayToLight(next),
  feature: ({ controlLines, track, normalizeVelocity }) => ({
    kind: 'playback',
    controlLines,
    track,
    isNormalized: normalizeVelocity,
  }),
});
