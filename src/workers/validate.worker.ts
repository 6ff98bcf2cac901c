import { expose } from 'comlink';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Judgement } from '#engine/clues/verdict.ts';
import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';

function read(text: string): Grid {
  const grid = parseGridText(text);
  if (!grid.ok) throw new Error(`this text is no grid: ${grid.error.code}`);
  return grid.value;
}

/** The interface of the worker: verdicts for grid texts. */
export interface Validator {
  judge(grid: string, solution: string | null): Judgement;
}

const validator: Validator = {
  judge: (grid, solution) => judge(boardOf(read(grid)), solution === null ? null : read(solution)),
};

expose(validator);
