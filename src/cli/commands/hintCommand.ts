import { parseArgs } from 'node:util';
import type { Board } from '#engine/grid/board.ts';
import { explained, type ExplainedEnd } from '#engine/explain/explained.ts';
import type { ChainLink, ColoredCell, Step, SupposedChain } from '#engine/explain/Step.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { spokenStep } from '#engine/explain/spokenStep.ts';
import type { ClueRef } from '#engine/solver/sat/Reason.ts';
import { english } from '#texts/english.ts';
import type { CommandOptions } from '#base/commandHelp.ts';
import { LINE_EXIT_CODES, OK, refuse, TOO_MANY_TEXTS, type Command } from '../Command.ts';
import { printLine, puzzleLines, readPuzzleLine, type PuzzleLine } from '../readInput.ts';

/** Time limit of the solver. After it, a puzzle is explained without its solution. */
const SOLVE_MS = 20_000;

const REASONS: Readonly<Record<Extract<ExplainedEnd, { end: 'refused' }>['why'], string>> = {
  solution: 'Only the author’s own solution can tell whether some clues are satisfied.',
  alternative: 'This puzzle accepts a second solution that breaks the rules.',
  none: 'This puzzle has no solution.',
  wrong: 'Some colors on the board are wrong.',
};

const OPTIONS = {
  one: { type: 'boolean', default: false, help: 'Print only the next step.' },
} as const satisfies CommandOptions;

/** Explains puzzles step by step: all easiest next steps, or only the first one. */
export const hintCommand: Command = {
  name: 'hint',
  operands: '[TEXT|LINK]',
  summary: 'Explain a puzzle step by step, or each line {"id","grid"} of standard input.',
  options: OPTIONS,
  example: "hint '3x1|T3:BnB|Rconnect_all,color=dark' --one",
  exitCodes: LINE_EXIT_CODES,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    const [text, ...rest] = positionals;
    if (rest.length > 0) return refuse(TOO_MANY_TEXTS);
    if (text !== undefined && text !== '-')
      printLine(hintsOf(await readPuzzleLine(null, text), values.one));
    else for await (const line of puzzleLines()) printLine(hintsOf(line, values.one));
    return OK;
  },
};

/** All steps up to the end; with `isOne`, the next step, and the end only if there is no step. */
function hintsOf({ id, puzzle }: PuzzleLine, isOne: boolean): object {
  if (!puzzle.ok) return { id, steps: [], end: 'refused', reason: puzzle.error };
  const { colored: grid } = puzzle.value;
  const steps: object[] = [];
  const board = boardOf(grid);
  const walk = explained(grid, { now: () => performance.now(), solveMs: SOLVE_MS });
  for (;;) {
    const start = performance.now();
    const next = walk.next();
    const ms = Math.round((performance.now() - start) * 100) / 100;
    if (next.done) return { id, steps, ...endFields(next.value) };
    steps.push({ ...stepFields(next.value, board), ms });
    if (isOne) return { id, steps };
  }
}

function endFields(end: ExplainedEnd): object {
  return end.end === 'refused' ? { end: end.end, reason: REASONS[end.why] } : end;
}

function stepFields(step: Step, board: Board): object {
  const { width } = board;
  const { cells, facts, clues, level, cause, whatIf } = step;
  return {
    cells: cellFields(cells, width),
    facts: cellFields(facts, width),
    clues: clues.map(clueFields),
    level,
    cause: cause.type,
    ...(whatIf && { chain: chainFields(whatIf, width) }),
    text: english.say(spokenStep(step, board)),
  };
}

/** The supposition first, then its consequences; the contradiction comes last and has no cells. */
function chainFields({ supposed, links }: SupposedChain, width: number): readonly object[] {
  return [
    { cells: cellFields(supposed, width), cause: 'supposed' },
    ...links.map((link) => linkFields(link, width)),
  ];
}

function linkFields({ cells, because, clues, cause, inner }: ChainLink, width: number): object {
  return {
    cells: cellFields(cells, width),
    because: cellFields(because, width),
    clues: clues.map(clueFields),
    cause: cause.type,
    ...(inner && { chain: chainFields(inner, width) }),
  };
}

function cellFields(cells: readonly ColoredCell[], width: number) {
  return cells.map(({ cell, color }) => [cell % width, Math.floor(cell / width), color] as const);
}

function clueFields(clue: ClueRef): object {
  return clue.type === 'rule' ? { rule: clue.index } : { symbol: clue.id, index: clue.index };
}
