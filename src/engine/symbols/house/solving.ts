import { homeCell, storedHome, touchedCells, touchedPoints } from '#engine/grid/placement.ts';
import { refOfSymbol } from '#engine/solver/model/boardQueries.ts';
import { NONE, SOLID, type SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import { listAlternatives, type SymbolPhrasing } from '#engine/clues/phrasing.ts';
import { countHouses } from './symbol.ts';

export const solve: SymbolSolving<{ readonly number: number }> = {
  readsOthers: true,
  post(at, { number }, model) {
    const { board, honest } = model;
    const areAllThere = touchedPoints(at).every(({ x, y }) => board.tileAt(x, y).exists);
    const home = homeCell(at, board);
    if (!areAllThere || honest !== NONE || home === undefined) return 'check';
    if (home !== storedHome(at, board)) return 'check';
    model.demandOneColor(touchedCells(at, board));
    const sets = board.symbols('house').flatMap((house) => {
      const cell = storedHome(house.at, board);
      const clue = refOfSymbol(board, house);
      return cell === undefined ? [] : [{ cells: [cell], clue }];
    });
    const few: number[] = [];
    model.withTargets(number, (targets) => {
      few.push(targets.length);
      for (const color of SOLID) {
        model.regions(color).touches(sets, Math.min(...targets), Math.max(...targets), home);
      }
    });
    return few.every((count) => count === 1) ? 'stated' : 'check';
  },
};

export const phrasing: SymbolPhrasing<unknown> = {
  noun: () => message('hints.house.noun'),
  because(at, _params, { cause, intro, targets, supposed: board }) {
    const count = countHouses(at, board);
    if (cause.type !== 'touch' || !count) return undefined;
    const values = { supposed: intro, number: listAlternatives(targets) };
    if (count.completed > Math.max(...targets))
      return message('hints.house.over', { ...values, counted: count.completed });
    return count.possible < Math.min(...targets)
      ? message('hints.house.under', { ...values, counted: count.possible })
      : undefined;
  },
};
