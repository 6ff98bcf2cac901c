import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { SolveStatus } from '#engine/solver/run/outcome.ts';
import { choiceOf, SOLVER_CHOICES, type SolverChoice } from '#solvers/choices.ts';
import { solveCompletely } from '#solvers/solveCompletely.ts';
import { OK, refuse, type Command } from '../Command.ts';
import { inWords, openAnything } from '../readInput.ts';

const DEFAULT_SECONDS = 60;
const DEFAULT_SOLUTIONS = 2;
const IDS = SOLVER_CHOICES.map(({ id }) => id).join('|');

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

/** Solves one puzzle, or many from standard input, one JSON object on a line. */
export const solveCommand: Command = {
  name: 'solve',
  usage: `solve [TEXT|LINK] [--solver ${IDS}] [--max N] [--timeout SECONDS]`,
  summary: 'Solves a puzzle, or the JSON Lines {"id","grid"} of standard input.',
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        solver: { type: 'string', default: 'auto' },
        max: { type: 'string', default: String(DEFAULT_SOLUTIONS) },
        timeout: { type: 'string', default: String(DEFAULT_SECONDS) },
      },
      allowPositionals: true,
    });
    const solver = choiceOf(values.solver);
    if (!solver) return refuse(`Unknown solver: ${values.solver}`);
    const most = Number(values.max);
    const limitMs = 1000 * Number(values.timeout);
    if (!Number.isInteger(most) || most < 1) return refuse('--max needs a whole number from 1.');
    if (!(limitMs > 0)) return refuse('--timeout needs a number of seconds.');
    const options = { solver, most, limitMs };
    const [text, ...rest] = positionals;
    if (rest.length > 0) return refuse('Give one text or link, or none to read lines.');
    if (text !== undefined && text !== '-') print(await solveText(null, text, options));
    else await solveLines(options);
    return OK;
  },
};

function print(answer: Answer): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

async function solveLines(options: SolveOptions): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') print(await solveLine(line, options));
  }
}

async function solveLine(line: string, options: SolveOptions): Promise<Answer> {
  let fields: unknown;
  try {
    fields = JSON.parse(line);
  } catch {
    return failed(null, 'This line is no JSON.');
  }
  if (typeof fields !== 'object' || fields === null) return failed(null, 'This line is no object.');
  const id = 'id' in fields ? fields.id : null;
  if (!('grid' in fields) || typeof fields.grid !== 'string')
    return failed(id, 'This line has no grid.');
  return solveText(id, fields.grid, options);
}

async function solveText(id: unknown, text: string, options: SolveOptions): Promise<Answer> {
  const opened = await openAnything(text);
  if (!opened.ok) return failed(id, inWords(opened.error));
  const start = performance.now();
  const { status, solutions } = await solveCompletely(options.solver, opened.value.grid, {
    // Whether there is more than one solution is known only after a second one was found.
    most: Math.max(2, options.most),
    isLate: () => performance.now() - start >= options.limitMs,
  });
  const ms = Math.round((performance.now() - start) * 100) / 100;
  const texts = solutions.slice(0, options.most).map((grid) => writeGridText(grid));
  return { id, status, solutions: texts, ms };
}

/** The answer where there is no puzzle to solve. */
function failed(id: unknown, error: string): Answer {
  return { id, status: 'unsupported', solutions: [], ms: 0, error };
}
