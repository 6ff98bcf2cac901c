import { homeCell, storedHome, touchedCells, touchedPoints } from '#engine/grid/placement.ts';
import { NONE, SOLID, type SymbolSolving } from '#engine/solver/model/SolverModel.ts';

export const solve: SymbolSolving<{ readonly letter: string }> = {
  post(at, { letter }, model) {
    const { board, honest } = model;
    const all = board.symbols('every_letter').map((symbol) => ({
      letter: String(symbol.params['letter']),
      home: storedHome(symbol.at, board),
    }));
    const isOrdinary = all.every(({ home }) => home !== undefined && board.exists(home));
    const areAllThere = touchedPoints(at).every(({ x, y }) => board.tileAt(x, y).exists);
    const home = homeCell(at, board);
    if (!isOrdinary || !areAllThere || honest !== NONE) return 'check';
    if (home === undefined || home !== storedHome(at, board)) return 'check';
    model.demandOneColor(touchedCells(at, board));
    const homesOf = (of: string) =>
      all.flatMap((it) => (it.letter === of && it.home !== undefined ? [it.home] : []));
    // Equal letters in one cell can never be right.
    if (homesOf(letter).filter((cell) => cell === home).length > 1) return 'check';
    for (const color of SOLID) {
      const area = model.regions(color);
      area.label(home, `every ${letter}`, String(home));
      for (const other of new Set(all.map((it) => it.letter))) {
        const sets = homesOf(other).map((cell) => [cell]);
        if (other !== letter) area.touches(sets, 1, 1, home);
      }
    }
    return 'stated';
  },
};
