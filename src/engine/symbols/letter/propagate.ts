import { homeCell, storedHome, touchedCells, touchedPoints } from '#engine/grid/placement.ts';
import { NONE, SOLID, type SymbolSolving } from '#engine/solver/model/SolverModel.ts';

export const solve: SymbolSolving<{ readonly letter: string }> = {
  choices: ['cspuz', 'backtrack'],
  readsOthers: true,
  post(at, { letter }, model) {
    const { board, honest } = model;
    const homes = board.symbols('letter').map((other) => storedHome(other.at, board));
    const isOrdinary = homes.every((cell) => cell !== undefined && board.exists(cell));
    const home = homeCell(at, board);
    const areAllThere = touchedPoints(at).every(({ x, y }) => board.tileAt(x, y).exists);
    if (!isOrdinary || honest !== NONE || home === undefined || !areAllThere) return 'check';
    if (home !== storedHome(at, board)) return 'check';
    model.demandOneColor(touchedCells(at, board));
    for (const color of SOLID) model.regions(color).label(home, 'letter', letter);
    model.join(`letter ${letter}`, home);
    return 'stated';
  },
};
