/** No circle, a light circle, or a dark circle. */
export type Circle = 0 | 1 | 2;

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
    return circle === 1 || circle === 2 ? circle : 0;
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
