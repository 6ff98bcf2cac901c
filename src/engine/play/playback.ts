import type { Feature } from '../clues/defineRule.ts';
import { withTiles } from '../edit/edit.ts';
import type { Grid } from '../grid/grid.ts';
import { compileScore, type Score } from '../music/score.ts';
import { listFeatures } from './features.ts';

export type Playback = Extract<Feature, { readonly kind: 'playback' }>;

/** The playback settings of a grid; null if it is not music. */
export function findPlayback(grid: Grid): Playback | null {
  return listFeatures(grid).find((feature) => feature.kind === 'playback') ?? null;
}

/** The grid in its present colors as music. */
export function boardScore(grid: Grid): Score | null {
  const playback = findPlayback(grid);
  return playback && compileScore(grid, playback.controlLines, playback.isNormalized);
}

/**
 * The target music: the track with its own lines, otherwise the solution; cells that it leaves open
 * have their color on the board. Null if there is neither.
 */
export function listeningScore(grid: Grid, solution: Grid | null): Score | null {
  const playback = findPlayback(grid);
  const track = playback?.track;
  if (track) return boardScore(track) ?? compileScore(track, [], playback.isNormalized);
  if (!playback || !solution) return null;
  const tiles = solution.tiles.map((tile, cell) =>
    tile.color === 'gray' ? (grid.tiles[cell] ?? tile) : tile,
  );
  return compileScore(withTiles(solution, tiles), playback.controlLines, playback.isNormalized);
}

/** True if `listeningScore` returns a score, without computing it. */
export function hasListeningScore(grid: Grid, solution: Grid | null): boolean {
  const playback = findPlayback(grid);
  return playback !== null && (playback.track !== null || solution !== null);
}
