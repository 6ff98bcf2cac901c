import type { Complaint } from './Example.ts';
import type { Count } from './defineSymbol.ts';

/** How a number symbol speaks of what it counts. */
export interface CountWords {
  /** Beginning of a sentence: "This viewpoint". */
  readonly subject: string;
  /** Third person: "sees". */
  readonly does: string;
  /** Plain form: "see". */
  readonly do: string;
  /** What is counted, after one and after any other number, each with a leading space; empty strings for bare numbers. */
  readonly units: readonly [one: string, many: string];
}

/** Two different colors under a symbol that needs one area. */
function misplaced({ subject }: CountWords): Complaint {
  return {
    short: 'between two areas',
    long: `${subject} touches cells that are not one area`,
  };
}

/** What is wrong with a count, in numbers; undefined while it can still come right. */
export function complainOfCount(
  count: Count | null,
  number: number,
  words: CountWords,
): Complaint | undefined {
  if (count === null) return misplaced(words);
  const { completed, possible } = count;
  const { subject, does, do: plain, units } = words;
  const amount = (n: number) => `${n}${n === 1 ? units[0] : units[1]}`;
  const wish = `it should ${plain} ${number}`;
  if (completed > number)
    return {
      short: `${does} ${completed}, not ${number}`,
      long:
        completed === possible
          ? `${subject} ${does} ${amount(completed)}, ${wish}`
          : `${subject} already ${does} ${amount(completed)}, ${wish}`,
    };
  if (possible >= number) return undefined;
  return completed === possible
    ? {
        short: `${does} ${completed}, not ${number}`,
        long: `${subject} ${does} ${amount(completed)}, ${wish}`,
      }
    : {
        short: `${does} ${possible} at most`,
        long: `${subject} can ${plain} ${amount(possible)} at most, ${wish}`,
      };
}
