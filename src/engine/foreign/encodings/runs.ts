/**
 * Values with gaps between them, as most encodings write boards: a letter from `g` on stands for a
 * gap of one to twenty, anything else begins a value.
 */
const FIRST_GAP = 16; // the value of `g` as a digit, less than which digits are values
const LONGEST_GAP = 20;
const BASE = 36;

/** Reads one value at `from`; null if there is none. `length` is what it takes of the text. */
export type ReadValue<T> = (
  text: string,
  from: number,
) => { readonly value: T; readonly length: number } | null;

/** What was read, and where the rest of the text begins. */
interface ReadRuns<T> {
  readonly values: readonly (T | null)[];
  readonly end: number;
}

/**
 * Read `count` places, null where there is a gap. Null if the text ends before, or a gap goes
 * beyond the last place.
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

/** Places of the gap at `at`; zero if something else stands there. */
export function gapAt(text: string, at: number): number {
  return /^[g-z]$/.test(text.charAt(at)) ? parseInt(text.charAt(at), BASE) - FIRST_GAP + 1 : 0;
}

/** Write places, each a text or nothing. */
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
