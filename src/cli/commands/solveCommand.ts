import { parseArgs } from 'node:util';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { SolveStatus } from '#engine/solving/outcome.ts';
import { findChoice, SOLVER_CHOICES, type SolverChoice } from '#solvers/choices.ts';
import { solveCompletely } from '#solvers/loadSolver.ts';
import type { CommandOptions } from '#base/commandHelp.ts';
import { LINE_EXIT_CODES, OK, refuse, TOO_MANY_TEXTS, type Command } from '../Command.ts';
import { printLine, puzzleLines, readPuzzleLine, type PuzzleLine } from '../readInput.ts';

const DEFAULT_SECONDS = 60;
const DEFAULT_SOLUTIONS = 2;
const SOLVER_NAMES = SOLVER_CHOICES.map(({ id }) => id).join(', ');

const OPTIONS = {
  solver: {
    type: 'string',
    value: 'NAME',
    default: 'auto',
    help: `The solver: ${SOLVER_NAMES}.`,
  },
  max: {
    type: 'string',
    value: 'N',
    default: String(DEFAULT_SOLUTIONS),
    help: 'Maximum number of solutions to print.',
  },
  timeout: {
    type: 'string',
    value: 'SECONDS',
    default: String(DEFAULT_SECONDS),
    help: 'Time limit per puzzle.',
  },
} as const satisfies CommandOptions;

interface SolveOptions {
  readonly solver: SolverChoice;
  readonly most: number;
  readonly limitMs: number;
}

interface Answer {
  readonly id: unknown;
  readonly status: SolveStatus;
  readonly solutions: readonly string[];
  readonly ms: number;
  readonly error?: string;
}

/** Solves one puzzle, or many from standard input, one JSON object per line. */
export const solveCommand: Command = {
  name: 'solve',
  operands: '[TEXT|LINK]',
  summary: 'Solve a puzzle, or each line {"id","grid"} of standard input.',
  options: OPTIONS,
  example: "solve '3x1|T3:BnB|Rconnect_all,color=dark' --max 5",
  exitCodes: LINE_EXIT_CODES,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    const solver = findChoice(values.solver);
    if (!solver) return refuse(`Unknown solver: ${values.solver}. --solver takes ${SOLVER_NAMES}.`);
    const most = Number(values.max);
    const limitMs = 1000 * Number(values.timeout);
    if (!Number.isInteger(most) || most < 1) return refuse('--max takes a whole number from 1.');
    if (!(limitMs > 0)) return refuse('--timeout takes a number of seconds above 0.');
    const options = { solver, most, limitMs };
    const [text, ...rest] = positionals;
    if (rest.length > 0) return refuse(TOO_MANY_TEXTS);
    if (text !== undefined && text !== '-')
      printLine(await solveLine(await readPuzzleLine(null, text), options));
    else for await (const line of puzzleLines()) printLine(await solveLine(line, options));
    return OK;
  },
};

async function solveLine({ id, puzzle }: PuzzleLine, options: SolveOptions): Promise<Answer> {
  if (!puzzle.ok) return { id, status: 'unsupported', solutions: [], ms: 0, error: puzzle.error };
  const start = performance.now();
  const { status, solutions } = await solveCompletely(options.solver, puzzle.value.grid, {
    // A unique solution is proved only by searching for a second one.
    most: Math.max(2, options.most),
    isLate: () => performance.now() - start >= options.limitMs,
  });
  const ms = Math.round((performance.now() - start) * 100) / 100;
  const texts = solutions.slice(0, options.most).map((grid) => writeGridText(grid));
  return { id, status, solutions: texts, ms };
}
