import { homeCell, storedHome, touchedCells, touchedPoints } from '#engine/grid/placement.ts';
import { refOfSymbol } from '#engine/solver/model/boardQueries.ts';
import { NONE, SOLID, type SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import { inspect } from './symbol.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const solve: SymbolSolving<{ readonly letter: string }> = {
  readsOthers: true,
  post(at, { letter }, model) {
    const { board, honest } = model;
    const all = board.symbols('every_letter').map((symbol) => ({
      letter: String(symbol.params['letter']),
      clue: refOfSymbol(board, symbol),
      home: storedHome(symbol.at, board),
    }));
    const isOrdinary = all.every(({ home }) => home !== undefined && board.exists(home));
    const areAllThere = touchedPoints(at).every(({ x, y }) => board.tileAt(x, y).exists);
    const home = homeCell(at, board);
    if (!isOrdinary || !areAllThere || honest !== NONE) return 'check';
    if (home === undefined || home !== storedHome(at, board)) return 'check';
    model.demandOneColor(touchedCells(at, board));
    const setsOf = (of: string) =>
      all.flatMap(({ letter: own, home: cell, clue }) =>
        own === of && cell !== undefined ? [{ cells: [cell], clue }] : [],
      );
    // Two equal letters in one cell can never be right.
    if (setsOf(letter).filter(({ cells }) => cells[0] === home).length > 1) return 'check';
    for (const color of SOLID) {
      const area = model.regions(color);
      area.label(home, `every ${letter}`, String(home));
      for (const other of new Set(all.map((it) => it.letter))) {
        if (other === letter) continue;
        const sets = setsOf(other);
        // A letter is demanded only because the board has one.
        const known = sets.find(({ clue }) => model.isChosen(clue));
        if (known) model.withMore([known.clue], () => area.touches(sets, 1, 1, home));
      }
    }
    return 'stated';
  },
};

export const phrasing: SymbolPhrasing<{ readonly letter: string }> = {
  noun: ({ letter }) => message('hints.every_letter.noun', { letter }),
  because(at, { letter }, { cause, intro, supposed: board }) {
    if (cause.type === 'joined')
      return message('hints.every_letter.repeated', { supposed: intro, letter });
    const finding = inspect(at, board);
    if (cause.type !== 'touch' || !('letter' in finding)) return undefined;
    return message(
      finding.kind === 'repeated' ? 'hints.every_letter.repeated' : 'hints.every_letter.missing',
      { supposed: intro, letter: finding.letter },
    );
  },
};
