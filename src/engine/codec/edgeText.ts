import { message } from '#texts/message.ts';
import { pointGroups } from '../grid/connections.ts';
import type { Edge, Point } from '#engine/grid/grid.ts';
import { ok, type Result } from '#base/result.ts';
import { parseError, type ParseError } from '#engine/text/ParseError.ts';
import { MAX_TEXT_CELLS, TOO_MANY_CELLS } from './tileText.ts';
import { distinctEdges } from '#engine/grid/connections.ts';

/**
 * Read a C segment: equal characters that touch are connected. Does not check the size of the grid.
 */
export function readConnections(segment: string): Result<readonly Edge[], ParseError> {
  const match = /^C(\d+):([^:]*)/.exec(segment);
  if (!match) return parseError('badConnections', message('parse.badConnections'), segment);
  const width = Number(match[1]);
  const text = match[2] ?? ''; // one character for each cell
  if (text.length > MAX_TEXT_CELLS) return parseError('tooLarge', TOO_MANY_CELLS);
  const edges: Edge[] = [];
  if (width === 0) return ok(edges);
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    if (letter === '.') continue;
    const x = i % width;
    const y = (i - x) / width;
    if (x > 0 && text.charAt(i - 1) === letter) edges.push({ x1: x - 1, y1: y, x2: x, y2: y });
    if (y > 0 && text.charAt(i - width) === letter) edges.push({ x1: x, y1: y - 1, x2: x, y2: y });
  }
  return ok(edges);
}

const FIRST_LETTER = 'A'.charCodeAt(0);
/** Never the character of a group, because it ends the segment. */
const SEPARATOR = '|'.charCodeAt(0);

/**
 * Write a C segment: the letter of each group is the first one that no neighboring group has. See
 * docs/grid-text.md.
 */
export function writeConnections(connections: readonly Edge[]): string {
  const groups = pointGroups(connections);
  if (groups.length === 0) return 'C1:';
  const width = 1 + groups.reduce((right, group) => group.reduce(maxX, right), 0);
  const letters: string[] = [];
  for (const group of groups) {
    const letter = freeLetter(group, width, letters);
    for (const { x, y } of group) letters[y * width + x] = letter;
  }
  const text = Array.from(letters, (letter: string | undefined) => letter ?? '.').join('');
  return `C${width}:${text}`;
}

const maxX = (right: number, { x }: Point) => Math.max(right, x);

function freeLetter(group: readonly Point[], width: number, letters: readonly string[]): string {
  const taken = new Set<string>();
  for (const { x, y } of group) {
    const at = y * width + x;
    const around = [
      x > 0 ? letters[at - 1] : undefined,
      x < width - 1 ? letters[at + 1] : undefined,
      letters[at - width],
      letters[at + width],
    ];
    for (const letter of around) if (letter !== undefined) taken.add(letter);
  }
  let code = FIRST_LETTER;
  while (taken.has(String.fromCodePoint(code)) || code === SEPARATOR) code++;
  return String.fromCodePoint(code);
}

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
