import type { ErrorDescription } from './ErrorDescription.ts';
import type { Count } from './count.ts';

/** The words in which the error of a number symbol is described. */
export interface CountText {
  /** Beginning of a sentence: "This viewpoint". */
  readonly subject: string;
  /** In the third person: "sees". */
  readonly verb: string;
  /** Without ending: "see". */
  readonly infinitive: string;
  /**
   * What is counted, after one and after any other number, each with a leading space; empty strings
   * for bare numbers.
   */
  readonly units: readonly [one: string, many: string];
}

/** The error of a symbol that needs one region and touches cells of both colors. */
function misplaced({ subject }: CountText): ErrorDescription {
  return {
    short: 'between two areas',
    long: `${subject} touches cells that are not one area`,
  };
}

/** Why a count is in error, in numbers; undefined while it is not. */
export function describeCountError(
  count: Count | null,
  number: number,
  text: CountText,
): ErrorDescription | undefined {
  if (count === null) return misplaced(text);
  const { completed, possible } = count;
  const { subject, verb, infinitive, units } = text;
  const amount = (n: number) => `${n}${n === 1 ? units[0] : units[1]}`;
  const expected = `it should ${infinitive} ${number}`;
  if (completed > number)
    return {
      short: `${verb} ${completed}, not ${number}`,
      long:
        completed === possible
          ? `${subject} ${verb} ${amount(completed)}, ${expected}`
          : `${subject} already ${verb} ${amount(completed)}, ${expected}`,
    };
  if (possible >= number) return undefined;
  return completed === possible
    ? {
        short: `${verb} ${completed}, not ${number}`,
        long: `${subject} ${verb} ${amount(completed)}, ${expected}`,
      }
    : {
        short: `${verb} ${possible} at most`,
        long: `${subject} can ${infinitive} ${amount(possible)} at most, ${expected}`,
      };
}
