const MAX_COUNT = 10_000_000;

/** Size of a sample site: whole numbers of rows, and the seed of its random numbers. */
interface SeedSize {
  readonly users: number;
  readonly puzzles: number;
  readonly completions: number;
  readonly comments: number;
  readonly seed: number;
}

/** Size of the sample site from the options of `seed`; null if one of them is out of range. */
export function readSeedSize(values: ReadonlyMap<string, string>): SeedSize | null {
  const number = (name: string, byDefault = NaN) => {
    const text = values.get(name);
    if (text === undefined) return byDefault;
    const value = text.trim() === '' ? NaN : Number(text);
    return Number.isInteger(value) && value >= 0 && value <= MAX_COUNT ? value : NaN;
  };
  const puzzles = number('puzzles');
  const size = {
    users: number('users'),
    puzzles,
    completions: number('completions', puzzles * 10),
    comments: number('comments', puzzles),
    seed: number('seed'),
  };
  const isRight = Object.values(size).every((value) => !Number.isNaN(value));
  return isRight && size.users > 0 ? size : null;
}
