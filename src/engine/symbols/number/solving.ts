import { homeCell, touchedCells, touchedPoints } from '#engine/grid/placement.ts';
import { NONE, SOLID, type SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const solve: SymbolSolving<{ readonly number: number }> = {
  choices: ['cspuz', 'backtrack'],
  isSwitchable: true,
  post(at, { number }, model) {
    const { board, honest, active } = model;
    const home = homeCell(at, board);
    const areAllThere = touchedPoints(at).every(({ x, y }) => board.tileAt(x, y).exists);
    if (home === undefined || !areAllThere) return 'check';
    const touched = touchedCells(at, board);
    if (touched.length > 1 && honest !== NONE) return 'check';
    model.demandOneColor(touched);
    const all = Array.from({ length: board.size }, (_, i) => i + 1);
    model.withTargets(number, (targets) => {
      for (const color of SOLID) {
        model.regions(color).sizeAt(home, targets, honest === NONE ? active : honest);
        if (honest === NONE) continue;
        const others = all.filter((size) => !targets.includes(size));
        model.regions(color).sizeAt(home, others, honest ^ 1);
      }
    });
    return 'stated';
  },
};

export const phrasing: SymbolPhrasing<{ readonly number: number }> = {
  noun: ({ number: value }) => message('hints.thisValue', { value }),
  printed: ({ number }) => String(number),
};
