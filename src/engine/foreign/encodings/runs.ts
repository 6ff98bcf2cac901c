/**
 * Values with gaps between them, the form of boards in most encodings: a letter from `g` on is a
 * gap of one to twenty places, any other character begins a value.
 */
const FIRST_GAP = 16; // the value of `g` as a digit, less than which digits are values
const LONGEST_GAP = 20;
const BASE = 36;

/** Reads one value at `from`; null if there is none. `length` is the number of characters read. */
export type ReadValue<T> = (
  text: string,
  from: number,
) => { readonly value: T; readonly length: number } | null;

/** The values read, and the start of the rest of the text. */
interface ReadRuns<T> {
  readonly values: readonly (T | null)[];
  readonly end: number;
}

/**
 * Read `count` places, null for gaps. Null if the text ends early, or if a gap extends beyond the
 * last place.
 */
export function readRuns<T>(text: string, count: number, read: ReadValue<T>): ReadRuns<T> | null {
  const values: (T | null)[] = [];
  let at = 0;
  while (values.length < count) {
    const gap = gapAt(text, at);
    if (gap > count - values.length) return null;
    for (let i = 0; i < gap; i++) values.push(null);
    const one = gap > 0 ? null : read(text, at);
    if (gap === 0 && one === null) return null;
    if (one) values.push(one.value);
    at += one?.length ?? 1;
  }
  return { values, end: at };
}

/** Number of places of the gap at `at`; zero if there is no gap. */
export function gapAt(text: string, at: number): number {
  return /^[g-z]$/.test(text.charAt(at)) ? parseInt(text.charAt(at), BASE) - FIRST_GAP + 1 : 0;
}

/** Write places, each a text or null. */
export function writeRuns(values: readonly (string | null)[]): string {
  const parts: string[] = [];
  let gap = 0;
  const closeGap = () => {
    if (gap > 0) parts.push((FIRST_GAP - 1 + gap).toString(BASE));
    gap = 0;
  };
  for (const value of values) {
    if (value === null) {
      gap += 1;
      if (gap === LONGEST_GAP) closeGap();
    } else {
      closeGap();
      parts.push(value);
    }
  }
  closeGap();
  return parts.join('');
}
