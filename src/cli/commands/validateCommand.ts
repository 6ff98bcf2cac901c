import { parseArgs } from 'node:util';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Judgement } from '#engine/clues/verdict.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { FOUND_WRONG, OK, refuse, type Command } from '../Command.ts';
import { english } from '#texts/english.ts';
import { describeError, openAnything, readSource } from '../readInput.ts';

/** Judges the colors of the text; they are also the solution that some rules need. */
export const validateCommand: Command = {
  name: 'validate',
  usage: 'validate FILE|- [--json]',
  summary: 'Tells the state of every rule and symbol of a grid text, a puzzle or a link.',
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [source, ...rest] = positionals;
    if (source === undefined || rest.length > 0) return refuse('Give one file, or - for input.');
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
      const places = cells.map((cell) => placeOf(cell % grid.width, Math.floor(cell / grid.width)));
      const where = places.length === 0 ? '' : ` at ${places.join(' ')}`;
      return `${state.padEnd(10)}  ${title}${where}`;
    }),
    ...[...grid.symbols].flatMap(([id, list]) =>
      list.map(({ at }, i) => {
        const state = symbols.get(id)?.[i] ?? 'incomplete';
        return `${state.padEnd(10)}  ${english.say(symbolById.get(id)?.title ?? '')} at ${placeOf(at.x, at.y)}`;
      }),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function placeOf(x: number, y: number): string {
  return `(${x}, ${y})`;
}
