import { homeCell, storedHome, touchedCells, touchedPoints } from '#engine/grid/placement.ts';
import { NONE, SOLID, type SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import { inspect } from './symbol.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

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

export const phrasing: SymbolPhrasing<{ readonly letter: string }> = {
  noun: ({ letter }) => message('hints.letter.noun', { letter }),
  printed: ({ letter }) => letter,
  because(at, { letter }, { cause, intro, supposed: board }) {
    const isApart =
      cause.type === 'connected' ||
      (cause.type === 'clause' && inspect(at, letter, board) === 'separated');
    return isApart ? message('hints.letter.apart', { supposed: intro, letter }) : undefined;
  },
};
