import { homeCell, storedHome, touchedCells, touchedPoints } from '#engine/grid/placement.ts';
import { NONE, SOLID, type SymbolSolving } from '#engine/solver/model/SolverModel.ts';

export const solve: SymbolSolving<{ readonly number: number }> = {
  post(at, { number }, model) {
    const { board, honest } = model;
    const homes = board.symbols('house').map((house) => storedHome(house.at, board));
    const areAllThere = touchedPoints(at).every(({ x, y }) => board.tileAt(x, y).exists);
    const home = homeCell(at, board);
    if (!areAllThere || honest !== NONE || home === undefined) return 'check';
    if (home !== storedHome(at, board)) return 'check';
    model.demandOneColor(touchedCells(at, board));
    const targets = model.targets(number);
    const sets = homes.flatMap((cell) => (cell === undefined ? [] : [[cell]]));
    for (const color of SOLID) {
      model.regions(color).touches(sets, Math.min(...targets), Math.max(...targets), home);
    }
    return targets.length === 1 ? 'stated' : 'check';
  },
};
