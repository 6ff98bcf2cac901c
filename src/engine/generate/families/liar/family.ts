import { message } from '#texts/message.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { bySearch } from '../../colorings.ts';
import type { Grid } from '../../../grid/grid.ts';
import { defineFamily, type TrueClue } from '../../Family.ts';
import { smallestColor } from '../../looks.ts';
import { trueClues } from '../../trueClues.ts';
import type { Draws } from '../../draws.ts';

const LEAST_COLOR = 250;
/** Clues of a draft for each 100 cells. More would only take time. */
const SHARE = 45;

const LIES = ruleWith('lying_symbols', { count: 1 });

/** The rules without that of the lie, since a board without symbols cannot satisfy it. */
function honestRules({ rules }: Grid): Grid['rules'] {
  return rules.filter((it) => it !== LIES);
}

/** The clue with a number that is one too large or too small. */
function lying({ cell, symbol, isGiven }: TrueClue, draws: Draws): TrueClue {
  if (!symbol) return { cell, symbol, isGiven };
  const number = Number(symbol.params['number']);
  const wrong = number < 2 || draws.isLucky(0.5) ? number + 1 : number - 1;
  return { cell, isGiven, symbol: { ...symbol, params: { ...symbol.params, number: wrong } } };
}

export const liar = defineFamily({
  id: 'liar',
  version: 1,
  title: message('families.liar.title'),
  about: message('families.liar.about'),
  sizes: { least: 5, most: 10 },
  grades: [5, 6, 7],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) =>
    boardWith(size, [LIES, ruleWith('connect_all', { color: 'dark' }), without('ww/ww')]),
  *color(board, draws, work) {
    const honest = { ...board, rules: honestRules(board) };
    const found = yield* bySearch(0.5)(honest, draws, work);
    return found && { ...found, rules: board.rules };
  },
  isFine: (solution) => smallestColor(solution) >= LEAST_COLOR,
  clues(solution, draws) {
    const honest = { ...solution, rules: honestRules(solution) };
    const all = trueClues(honest, { kinds: [{ id: 'minesweeper' }, { id: 'viewpoint' }] }, draws);
    const some = draws.shuffled(all).slice(0, Math.ceil((SHARE * all.length) / 100));
    return some.map((clue, index) => (index === 0 ? lying(clue, draws) : clue));
  },
});
