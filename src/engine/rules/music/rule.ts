import { message } from '#texts/message.ts';
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

/** 120 beats per minute, and a scale on the piano. */
const FIRST_LINE: ControlLine = {
  column: 0,
  bpm: 120,
  pedal: false,
  checkpoint: false,
  rows: SCALE.map((note) => ({ note, instrument: 'piano', velocity: null })),
};

/** A silent track with its own music rule. */
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

/** Music has no undecided cells: cells that are not dark are light. */
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
  title: message('rules.music.title'),
  keywords: message('ruleWords.music'),
  config: {
    controlLines: field.controlLines({
      initial: [FIRST_LINE],
      label: message('rules.music.controlLines'),
      internal: true,
    }),
    track: field.nullableGrid({
      initial: null,
      whenOn: NEW_TRACK,
      label: message('rules.music.track'),
      help: message('rules.music.trackHelp'),
      resizable: true,
    }),
    normalizeVelocity: field.boolean({
      initial: true,
      label: message('rules.music.normalizeVelocity'),
      help: message('rules.music.normalizeVelocityHelp'),
    }),
  },
  traits: { singleton: true, needsSolution: true, type: 'music' },
  explain: () => message('rules.music.explain'),
  brief: () => message('rules.music.brief'),
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
