import { parseArgs } from 'node:util';
import { writeGridText } from '#engine/codec/gridText.ts';
import { loadPuzzle } from '#engine/puzzle/load.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { KIND_IDS } from '#engine/setter/clueKinds.ts';
import { cluesOf } from '#engine/setter/clueSpace.ts';
import type { IdeaResult, IdeaWish } from '#engine/setter/Idea.ts';
import { runIdea } from '#engine/setter/runIdea.ts';
import { canHave, SYMMETRIES } from '#engine/generate/symmetry.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { english } from '#texts/english.ts';
import { FOUND_WRONG, MISSING_FILE, NOT_UNDERSTOOD, OK, refuse, type Command } from '../Command.ts';
import { describeError, openAnything, printLine, readSource } from '../readInput.ts';

/** Limit of work, in milliseconds. */
const WORK = 10_000;
const MOST_SEED = 2 ** 31 - 1;

const SEED = {
  type: 'string',
  value: 'N',
  default: '1',
  help: 'The same seed has the same result.',
} as const;

const EXIT_CODES = {
  [OK]: 'The changed puzzle is printed.',
  [FOUND_WRONG]: 'No such change was found; standard error has the reason.',
  [NOT_UNDERSTOOD]: 'The file or the arguments are invalid.',
};

const CLUE_OPTIONS = {
  kinds: {
    type: 'string',
    value: 'K',
    isRequired: true,
    help: `With commas: ${KIND_IDS.join(', ')}.`,
  },
  symmetry: {
    type: 'string',
    value: 'S',
    default: 'none',
    help: `Of the clues: ${SYMMETRIES.join(', ')}.`,
  },
  bare: { type: 'boolean', help: 'Symbols leave the color of their cell open.' },
  seed: SEED,
} as const;

/** Finds clues for a solution. */
export const cluesCommand: Command = {
  name: 'clues',
  operands: 'FILE|-',
  summary: 'Add clues of some kinds until the colors of a text are its only solution.',
  options: CLUE_OPTIONS,
  example: 'clues drawing.txt --kinds number,viewpoint --symmetry half',
  exitCodes: EXIT_CODES,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: CLUE_OPTIONS,
      allowPositionals: true,
    });
    const { bare: isBare = false } = values;
    const kinds = (values.kinds ?? '').split(',').map((it) => it.trim());
    const symmetry = SYMMETRIES.find((it) => it === values.symmetry);
    if (kinds.some((it) => !KIND_IDS.includes(it)))
      return refuse(`The kinds must be among: ${KIND_IDS.join(', ')}.`);
    if (!symmetry) return refuse(`The symmetry must be one of: ${SYMMETRIES.join(', ')}.`);
    const seed = readSeed(values.seed);
    if (seed === null) return refuse(WRONG_SEED);
    const opened = await openBoard(positionals);
    if (!opened.ok) return refuse(opened.error);
    if (!canHave(symmetry, opened.value))
      return refuse(`A board of this size can’t have the symmetry ${symmetry}.`);
    return answer(opened.value, { tool: 'clues', kinds, symmetry, givesColors: !isBare, seed });
  },
};

/** Makes a puzzle easier. */
export const easeCommand = ladderCommand(
  'ease',
  'easier',
  'Add true clues to a puzzle, as few as make it easier.',
);

/** Makes a puzzle harder. */
export const hardenCommand = ladderCommand(
  'harden',
  'harder',
  'Remove or replace clues of a puzzle, as few as make it harder.',
);

function ladderCommand(name: string, tool: 'easier' | 'harder', summary: string): Command {
  const options = { seed: SEED } as const;
  return {
    name,
    operands: 'FILE|-',
    summary,
    options,
    example: `${name} puzzle.txt --seed 7`,
    exitCodes: EXIT_CODES,
    async run(args) {
      const { values, positionals } = parseArgs({
        args: [...args],
        options,
        allowPositionals: true,
      });
      const seed = readSeed(values.seed);
      if (seed === null) return refuse(WRONG_SEED);
      const opened = await openBoard(positionals);
      return opened.ok ? answer(opened.value, { tool, seed }) : refuse(opened.error);
    },
  };
}

const WRONG_SEED = 'The seed must be a whole number from 0.';

function readSeed(text: string): number | null {
  const seed = Number(text);
  return text !== '' && Number.isInteger(seed) && seed >= 0 && seed <= MOST_SEED ? seed : null;
}

/** The puzzle of a file, with the colors of its solution. */
async function openBoard(positionals: readonly string[]): Promise<Result<Grid, string>> {
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return fail(MISSING_FILE);
  const read = await readSource(file);
  const opened = read.ok ? await openAnything(read.value) : read;
  if (!opened.ok) return fail(describeError(opened.error));
  return ok(gridForMode(loadPuzzle(opened.value, 'visible').grid, 'create'));
}

function answer(board: Grid, wish: IdeaWish): number {
  const run = runIdea(board, wish, WORK);
  let step = run.next();
  while (step.done !== true) step = run.next();
  return printResult(step.value);
}

function printResult(result: IdeaResult): number {
  if (result.type === 'none') {
    process.stderr.write(`${english.say(result.reason)}\n`);
    return FOUND_WRONG;
  }
  const [{ grid, grades }] = result.ideas;
  const clues = new Set(cluesOf(grid).map(({ cell }) => cell)).size;
  const line = { grid: writeGridText(grid), clues };
  printLine(grades ? { ...line, before: grades.before, hardest: grades.after } : line);
  return OK;
}
