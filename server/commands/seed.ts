import { parseArgs } from 'node:util';
import { fillSite } from '../seed/fillSite.ts';
import { printError, runCommand, printLine } from './runCommand.ts';

const USAGE = 'npm run seed -- --users N --puzzles M [--completions N] [--comments N] [--seed N]';
const MAX_COUNT = 10_000_000;

/** Size of the sample site; null if the arguments are invalid. */
function readSize(args: readonly string[]) {
  const options = Object.fromEntries(
    ['users', 'puzzles', 'completions', 'comments', 'seed'].map(
      (name) => [name, { type: 'string' }] as const,
    ),
  );
  try {
    const { values } = parseArgs({ args: [...args], options });
    const number = (name: string, byDefault: number) => {
      const text = values[name];
      if (text === undefined) return byDefault;
      const value = Number(text);
      return Number.isInteger(value) && value >= 0 && value <= MAX_COUNT ? value : NaN;
    };
    const puzzles = number('puzzles', 500);
    const size = {
      users: number('users', 100),
      puzzles,
      completions: number('completions', puzzles * 10),
      comments: number('comments', puzzles),
      seed: number('seed', 1),
    };
    const isRight = Object.values(size).every((value) => !Number.isNaN(value));
    return isRight && size.users > 0 ? size : null;
  } catch {
    return null;
  }
}

const size = readSize(process.argv.slice(2));
if (size === null) printError(`Numbers up to ten million, and at least one person: ${USAGE}`);
else
  await runCommand({ migrates: true }, async ({ url }) => {
    await fillSite(url, { ...size, onStep: (step) => printLine(`Making ${step}…`) });
    printLine(`${size.users} people and ${size.puzzles} puzzles are there.`);
  });
