import { parseArgs } from 'node:util';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Judgement } from '#engine/clues/verdict.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { CommandOptions } from '#base/commandHelp.ts';
import { FOUND_WRONG, MISSING_FILE, NOT_UNDERSTOOD, OK, refuse, type Command } from '../Command.ts';
import { english } from '#texts/english.ts';
import { joined, type Text } from '#texts/message.ts';
import { spokenPlace, spokenPoint } from '#engine/clues/spokenPlaces.ts';
import { describeError, openAnything, readSource } from '../readInput.ts';

const OPTIONS = {
  json: {
    type: 'boolean',
    default: false,
    help: 'Print JSON, where x and y count from 0.',
  },
} as const satisfies CommandOptions;

/** Judges the colors of the text; they are also the solution that some rules need. */
export const validateCommand: Command = {
  name: 'validate',
  operands: 'FILE|-',
  summary: 'Check a puzzle and report every rule and symbol.',
  options: OPTIONS,
  example: 'validate puzzle.txt --json',
  exitCodes: {
    [OK]: 'The puzzle has no error.',
    [FOUND_WRONG]: 'A rule or symbol is in error.',
    [NOT_UNDERSTOOD]: 'The file or the arguments are invalid.',
  },
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    const [source, ...rest] = positionals;
    if (source === undefined || rest.length > 0) return refuse(MISSING_FILE);
    const input = await readSource(source);
    if (!input.ok) return refuse(describeError(input.error));
    const puzzle = await openAnything(input.value);
    if (!puzzle.ok) return refuse(describeError(puzzle.error));
    const { grid, solution } = puzzle.value;
    const full = mergeSolution(grid, solution);
    const judgement = judge(boardOf(full), solution);
    process.stdout.write(values.json ? asJson(judgement, full) : asText(judgement, full));
    return judgement.final === 'error' ? FOUND_WRONG : OK;
  },
};

function asJson({ final, rules, symbols }: Judgement, grid: Grid): string {
  const cellsOf = (cells: readonly number[]) =>
    cells.map((cell) => [cell % grid.width, Math.floor(cell / grid.width)]);
  const json = {
    final,
    rules: rules.map(({ state, cells }, i) => ({
      id: grid.rules[i]?.id,
      state,
      ...(state === 'error' && { cells: cellsOf(cells) }),
    })),
    symbols: [...grid.symbols].flatMap(([id, list]) =>
      list.map(({ at }, i) => ({ id, x: at.x, y: at.y, state: symbols.get(id)?.[i] })),
    ),
  };
  return `${JSON.stringify(json)}\n`;
}

function asText({ final, rules, symbols }: Judgement, grid: Grid): string {
  const lines = [
    `${grid.width} x ${grid.height}: ${final}`,
    ...rules.map(({ state, cells }, i) => {
      const title = english.say(ruleById.get(grid.rules[i]?.id ?? '')?.title ?? '');
      return writeLine(state, title, english.say(joined(placesOf(cells, grid), '; ')));
    }),
    ...[...grid.symbols].flatMap(([id, list]) =>
      list.map(({ at }, i) => {
        const state = symbols.get(id)?.[i] ?? 'incomplete';
        const title = english.say(symbolById.get(id)?.title ?? '');
        return writeLine(state, title, english.say(spokenPoint(at, grid)));
      }),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function placesOf(cells: readonly number[], { width }: Grid): readonly Text[] {
  return [...new Set(cells)].sort((a, b) => a - b).map((cell) => spokenPlace(width, cell));
}

/** The state of a clue, its name, and its place, which is empty if it has none. */
function writeLine(state: string, title: string, place: string): string {
  return `${state.padEnd(10)}  ${title}${place === '' ? '' : ` at ${place}`}`;
}
