import { invariant } from '#base/invariant.ts';

/** One segment of a path, in absolute coordinates, without shorthands. */
export type PathSegment =
  | { readonly kind: 'M'; readonly x: number; readonly y: number }
  | { readonly kind: 'L'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'C';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'Q';
      readonly x1: number;
      readonly y1: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'A';
      readonly rx: number;
      readonly ry: number;
      /** Degrees. */
      readonly tilt: number;
      readonly isLarge: boolean;
      readonly isClockwise: boolean;
      readonly x: number;
      readonly y: number;
    }
  | { readonly kind: 'Z' };

/** Number of arguments of each command. */
const ARGUMENTS = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
} as const;
type Command = keyof typeof ARGUMENTS;
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

interface DrawingCommand {
  readonly command: Command;
  readonly isRelative: boolean;
  readonly numbers: readonly number[];
}

function isCommand(letter: string): letter is Command {
  return Object.hasOwn(ARGUMENTS, letter);
}

/** Split path data into commands with their numbers. The flags of arcs need no separators. */
function* commandsOf(d: string): Generator<DrawingCommand> {
  let rest = d.trim();
  let letter = '';
  while (rest !== '') {
    const next = /^[a-z]/i.exec(rest);
    if (next) {
      letter = next[0];
      rest = rest.slice(1);
    } else if (letter === 'M' || letter === 'm') letter = letter === 'M' ? 'L' : 'l';
    const command = letter.toUpperCase();
    invariant(isCommand(command), `path data has no command ${letter}`);
    const count = ARGUMENTS[command];
    invariant(next !== null || count > 0, `path data continues with ${rest}`);
    const numbers: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const pattern = command === 'A' && (index === 3 || index === 4) ? FLAG : NUMBER;
      const match = pattern.exec(rest);
      invariant(match, `path data lacks a number before ${rest}`);
      numbers.push(Number(match[1]));
      rest = rest.slice(match[0].length);
    }
    rest = rest.replace(/^[\s,]+/, '');
    yield { command, isRelative: letter !== command, numbers };
  }
}

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** Last control point, for the smooth shorthands. */
  controlX: number;
  controlY: number;
  last: string;
}

function segmentOf({ command, isRelative, numbers }: DrawingCommand, pen: Pen): PathSegment {
  const baseX = isRelative ? pen.x : 0;
  const baseY = isRelative ? pen.y : 0;
  const at = (index: number) => numbers[index] ?? 0;
  const x = (index: number) => baseX + at(index);
  const y = (index: number) => baseY + at(index);
  const reflected = (kinds: string) =>
    kinds.includes(pen.last)
      ? { x1: 2 * pen.x - pen.controlX, y1: 2 * pen.y - pen.controlY }
      : { x1: pen.x, y1: pen.y };
  switch (command) {
    case 'M':
    case 'L':
      return { kind: command, x: x(0), y: y(1) };
    case 'H':
      return { kind: 'L', x: x(0), y: pen.y };
    case 'V':
      return { kind: 'L', x: pen.x, y: y(0) };
    case 'C':
      return { kind: command, x1: x(0), y1: y(1), x2: x(2), y2: y(3), x: x(4), y: y(5) };
    case 'S':
      return { kind: 'C', ...reflected('CS'), x2: x(0), y2: y(1), x: x(2), y: y(3) };
    case 'Q':
      return { kind: command, x1: x(0), y1: y(1), x: x(2), y: y(3) };
    case 'T':
      return { kind: 'Q', ...reflected('QT'), x: x(0), y: y(1) };
    case 'A':
      return {
        kind: command,
        rx: at(0),
        ry: at(1),
        tilt: at(2),
        isLarge: at(3) === 1,
        isClockwise: at(4) === 1,
        x: x(5),
        y: y(6),
      };
    case 'Z':
      return { kind: command };
  }
}

/**
 * Parse SVG path data. Throws for invalid data, which is a bug: all paths are written in this
 * project.
 */
export function parsePath(d: string): readonly PathSegment[] {
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, controlX: 0, controlY: 0, last: '' };
  const segments: PathSegment[] = [];
  for (const drawn of commandsOf(d)) {
    const segment = segmentOf(drawn, pen);
    segments.push(segment);
    if (segment.kind === 'C') [pen.controlX, pen.controlY] = [segment.x2, segment.y2];
    if (segment.kind === 'Q') [pen.controlX, pen.controlY] = [segment.x1, segment.y1];
    [pen.x, pen.y] = segment.kind === 'Z' ? [pen.startX, pen.startY] : [segment.x, segment.y];
    if (segment.kind === 'M') [pen.startX, pen.startY] = [segment.x, segment.y];
    pen.last = drawn.command;
  }
  return segments;
}

/** Formats numbers of path data, rounded to a ten-thousandth. */
function write(...numbers: readonly number[]): string {
  return numbers.map((n) => String(Math.round(n * 10_000) / 10_000)).join(' ');
}

/** Path data scaled by `factor` and then shifted by `offset` in both coordinates. */
export function scalePath(d: string, factor: number, offset: number): string {
  const at = (n: number) => n * factor + offset;
  return parsePath(d)
    .map((segment) => {
      switch (segment.kind) {
        case 'M':
        case 'L':
          return segment.kind + write(at(segment.x), at(segment.y));
        case 'C': {
          const { x1, y1, x2, y2, x, y } = segment;
          return `C${write(at(x1), at(y1), at(x2), at(y2), at(x), at(y))}`;
        }
        case 'Q':
          return `Q${write(at(segment.x1), at(segment.y1), at(segment.x), at(segment.y))}`;
        case 'A': {
          const { rx, ry, tilt, isLarge, isClockwise, x, y } = segment;
          const shape = write(rx * factor, ry * factor, tilt, Number(isLarge), Number(isClockwise));
          return `A${shape} ${write(at(x), at(y))}`;
        }
        case 'Z':
          return 'Z';
      }
    })
    .join('');
}
