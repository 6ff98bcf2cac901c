import { parseArgs } from 'node:util';
import { writeGridText } from '#engine/codec/gridText.ts';
import { allFamilies, familyById } from '#engine/generate/families/index.ts';
import { generate } from '#engine/generate/generate.ts';
import { SYMMETRIES, type Size } from '#engine/generate/symmetry.ts';
import { bandOf, hasSymmetry, type Generated, type Wish } from '#engine/generate/Wish.ts';
import type { Family } from '#engine/generate/Family.ts';
import { FOUND_WRONG, NOT_UNDERSTOOD, OK, refuse, type Command } from '../Command.ts';
import { printLine } from '../readInput.ts';

/** Work for each puzzle that is compared, in milliseconds. */
const WORK = 10_000;
const MOST_COUNT = 1000;
const MOST_BEST = 100;

const OPTIONS = {
  family: {
    type: 'string',
    value: 'F',
    isRequired: true,
    help: 'Kind of puzzle. A wrong name lists all of them.',
  },
  size: { type: 'string', value: 'S', default: '7x7', help: 'Width and height in cells.' },
  grade: {
    type: 'string',
    value: 'N',
    help: 'Difficulty from 1 to 10, or several: 2,3. Default: any of the family.',
  },
  symmetry: {
    type: 'string',
    value: 'S',
    help: `Of clues: ${SYMMETRIES.join(', ')}. Default: the family’s.`,
  },
  seed: { type: 'string', value: 'N', default: '1', help: 'The same seed makes the same puzzle.' },
  best: { type: 'string', value: 'N', default: '1', help: 'Make N puzzles and print the best.' },
  count: { type: 'string', value: 'N', default: '1', help: 'Number of puzzles, by rising seeds.' },
} as const;

/** Makes puzzles by wish. */
export const generateCommand: Command = {
  name: 'generate',
  operands: '',
  summary: 'Make puzzles with one solution, of a kind, size and difficulty.',
  options: OPTIONS,
  example: 'generate --family range --size 7x7 --grade 2 --seed 7 --count 3',
  exitCodes: {
    [OK]: 'Every puzzle was made.',
    [FOUND_WRONG]: 'The family has no such puzzle, or it was not found within the limit of work.',
    [NOT_UNDERSTOOD]: 'The arguments are invalid.',
  },
  run(args) {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const asked = readWish(values);
    if (typeof asked === 'string') return Promise.resolve(refuse(asked));
    let code = OK;
    for (let seed = asked.wish.seed; seed < asked.wish.seed + asked.count; seed++) {
      if (!makeOne({ ...asked, wish: { ...asked.wish, seed } })) code = FOUND_WRONG;
    }
    return Promise.resolve(code);
  },
};

interface Asked {
  readonly family: Family;
  readonly wish: Wish;
  readonly best: number;
  readonly count: number;
}

type Values = Readonly<Partial<Record<keyof typeof OPTIONS, string>>>;

/** The wish, or the sentence that says which argument is wrong. */
function readWish(values: Values): Asked | string {
  const family = familyById.get(values.family ?? '');
  const ids = allFamilies.map(({ id }) => id).join(', ');
  if (!family) return `The family must be one of: ${ids}.`;
  const [, width = '', height = ''] = /^(\d{1,3})x(\d{1,3})$/.exec(values.size ?? '') ?? [];
  const size = { width: Number(width), height: Number(height) };
  const wrongSize = refusedSize(family, size);
  if (wrongSize !== null) return wrongSize;
  const symmetry = SYMMETRIES.find((it) => it === (values.symmetry ?? family.symmetry));
  if (!symmetry) return `The symmetry must be one of: ${SYMMETRIES.join(', ')}.`;
  if (!hasSymmetry(family, symmetry, size))
    return `Boards of ${family.id} of this size can’t have the symmetry ${symmetry}.`;
  const grades = values.grade?.split(',').map(Number) ?? bandOf(family, size);
  if (grades.some((it) => !isBetween(it, 1, 10)))
    return 'The grade must be a whole number from 1 to 10, or several with commas.';
  const [seed, best, count] = [values.seed, values.best, values.count].map(Number);
  if (!isBetween(seed, 0, 2 ** 31 - 1)) return 'The seed must be a whole number from 0.';
  if (!isBetween(best, 1, MOST_BEST)) return `The number for best must be 1 to ${MOST_BEST}.`;
  if (!isBetween(count, 1, MOST_COUNT)) return `The count must be 1 to ${MOST_COUNT}.`;
  return { family, wish: { family: family.id, ...size, grades, symmetry, seed }, best, count };
}

function isBetween(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most;
}

function refusedSize({ id, sizes: { least, most }, isEven }: Family, size: Size): string | null {
  const sides = [size.width, size.height];
  if (sides.some((it) => !isBetween(it, least, most)))
    return `Sizes of ${id} are from ${least}x${least} to ${most}x${most}.`;
  return isEven && sides.some((it) => it % 2 === 1)
    ? `Widths and heights of ${id} must be even.`
    : null;
}

/** Make and print one puzzle. Returns false if there is none. */
function makeOne({ family, wish, best }: Asked): boolean {
  const run = generate(wish, { work: WORK * best, best });
  let step = run.next();
  while (step.done !== true) step = run.next();
  const result = step.value;
  if (result.type === 'generated') {
    printLine(lineOf(result));
    return true;
  }
  const band = bandOf(family, wish).join(', ');
  const why =
    result.reason === 'outsideBand'
      ? `The grades of ${family.id} at this size are: ${band}.`
      : `No such puzzle was found for seed ${wish.seed}. The grades of ${family.id} are: ${band}.`;
  process.stderr.write(`${why}\n`);
  return false;
}

function lineOf({ recipe, grid, rating, quality, clues, work }: Generated): object {
  return {
    recipe,
    grid: writeGridText(grid),
    hardest: rating.hardest,
    score: quality.score,
    clues,
    work: Math.round(work),
  };
}
