import type { Feature } from '../clues/feature.ts';
import { withTiles } from '../edit/edit.ts';
import type { Grid } from '../grid/grid.ts';
import { compileScore, type Score } from '../music/score.ts';
import { featuresOf } from './features.ts';

export type Playback = Extract<Feature, { readonly kind: 'playback' }>;

/** How a grid sounds; null if it does not. */
export function playbackOf(grid: Grid): Playback | null {
  return featuresOf(grid).find((feature) => feature.kind === 'playback') ?? null;
}

/** The grid as it is, as music. */
export function boardScore(grid: Grid): Score | null {
  const playback = playbackOf(grid);
  return playback && compileScore(grid, playback.controlLines, playback.isNormalized);
}

/**
 * What the author wants to be heard: the track with lines of its own, else the solution; where that leaves a cell
 * open, the color on the board counts. Null if there is neither.
 */
export function listeningScore(grid: Grid, solution: Grid | null): Score | null {
  const playback = playbackOf(grid);
  const track = playback?.track;
  if (track) return boardScore(track) ?? compileScore(track, [], playback.isNormalized);
  if (!playback || !solution) return null;
  const tiles = solution.tiles.map((tile, cell) =>
    tile.color === 'gray' ? (grid.tiles[cell] ?? tile) : tile,
  );
  return compileScore(withTiles(solution, tiles), playback.controlLines, playback.isNormalized);
}

/** Whether `listeningScore` has something to give, without making it. */
export function hasListeningScore(grid: Grid, solution: Grid | null): boolean {
  const playback = playbackOf(grid);
  return playback !== null && (playback.track !== null || solution !== null);
}
