import { gapAt, writeRuns } from './runs.ts';

/** No circle, a light circle, or a dark circle. */
export type Circle = 0 | 1 | 2;

export function isCircle(value: number): value is Circle {
  return value === 0 || value === 1 || value === 2;
}

/** Three cells a digit. */
const CELLS = 3;
const BASE = 27;
const PLACES = [9, 3, 1] as const;

/** Read the circles of `count` cells; null if the text is of another length. */
export function readCircles(text: string, count: number): readonly Circle[] | null {
  if (text.length !== Math.ceil(count / CELLS) || !/^[\da-q]*$/.test(text)) return null;
  return Array.from({ length: count }, (_, i) => {
    const digit = parseInt(text.charAt(Math.floor(i / CELLS)), BASE);
    const circle = Math.floor(digit / (PLACES[i % CELLS] ?? 1)) % CELLS;
    return isCircle(circle) ? circle : 0;
  });
}

/** Write circles. */
export function writeCircles(circles: readonly Circle[]): string {
  const digits: string[] = [];
  for (let i = 0; i < circles.length; i += CELLS) {
    const digit = PLACES.reduce((sum, place, k) => sum + place * (circles[i + k] ?? 0), 0);
    digits.push(digit.toString(BASE));
  }
  return digits.join('');
}

/**
 * Dots are on cells, edges and corners: `2 * width - 1` places a row, `2 * height - 1` rows. A
 * digit is a dot and up to seven places after it without a dot; its lowest bit is the color.
 */
const MOST_AFTER = 7;

/** By place: true for a dot. Null if the text is damaged or too short. */
export function readDots(text: string, count: number): readonly boolean[] | null {
  const places: boolean[] = [];
  let at = 0;
  while (places.length < count) {
    const gap = gapAt(text, at);
    if (gap === 0 && !/^[\da-f]$/.test(text.charAt(at))) return null;
    const after = gap > 0 ? gap - 1 : parseInt(text.charAt(at), 16) >> 1;
    places.push(gap === 0, ...new Array<boolean>(after).fill(false));
    at += 1;
  }
  return at === text.length ? places.slice(0, count) : null;
}

/** Write dots, all of the first color. */
export function writeDots(places: readonly boolean[]): string {
  const parts: (string | null)[] = [];
  for (let i = 0; i < places.length; i++) {
    if (!places[i]) {
      parts.push(null);
      continue;
    }
    const next = places.indexOf(true, i + 1);
    const after = next < 0 || next - i > MOST_AFTER + 1 ? MOST_AFTER : next - i - 1;
    parts.push((after * 2).toString(16));
    i += after;
  }
  return writeRuns(parts);
}
