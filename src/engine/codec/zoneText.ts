import { message } from '#texts/message.ts';
import type { Edge } from '../grid/grid.ts';
import { distinctEdges } from '../grid/edges.ts';
import { ok, type Result } from '#base/result.ts';
import { parseError, type ParseError } from '../text/ParseError.ts';

/**
 * Read a Z segment. Invalid edges and duplicates are dropped; does not check the size of the grid.
 */
export function readZones(segment: string): Result<readonly Edge[], ParseError> {
  if (!segment.startsWith('Z')) return parseError('badZones', message('parse.badZones'), segment);
  const edges = segment
    .slice(1)
    .split(':')
    .filter((text) => text !== '')
    .map(readEdge);
  return ok(distinctEdges(edges));
}

function readEdge(text: string): Edge {
  const [x = NaN, y = NaN, dx = NaN, dy = NaN] = text.split('_').map(Number);
  return { x1: x, y1: y, x2: x + dx, y2: y + dy };
}

/** One zone edge: its first cell and the step to the second. */
export function writeZoneEdge({ x1, y1, x2, y2 }: Edge): string {
  return `${x1}_${y1}_${x2 - x1}_${y2 - y1}`;
}
