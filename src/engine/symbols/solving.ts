import type { Config, ParamsOf } from '../config/field.ts';
import type { SymbolDef } from '../clues/defineSymbol.ts';
import type { SymbolSolving } from '../solver/model/SolverModel.ts';
import { dart } from './dart/symbol.ts';
import { hollowLetter } from './every_letter/symbol.ts';
import { focus } from './focus/symbol.ts';
import { galaxy } from './galaxy/symbol.ts';
import { hidden } from './hidden/symbol.ts';
import { house } from './house/symbol.ts';
import { letterSymbol } from './letter/symbol.ts';
import { lotus } from './lotus/symbol.ts';
import { minesweeper } from './minesweeper/symbol.ts';
import { myopia } from './myopia/symbol.ts';
import { areaNumber } from './number/symbol.ts';
import { unsupported } from './unsupported/symbol.ts';
import { viewpoint } from './viewpoint/symbol.ts';
import { solve as dartSolving } from './dart/solving.ts';
import { solve as hollowLetterSolving } from './every_letter/solving.ts';
import { solve as focusSolving } from './focus/solving.ts';
import { solve as galaxySolving } from './galaxy/solving.ts';
import { solve as hiddenSolving } from './hidden/solving.ts';
import { solve as houseSolving } from './house/solving.ts';
import { solve as letterSymbolSolving } from './letter/solving.ts';
import { solve as lotusSolving } from './lotus/solving.ts';
import { solve as minesweeperSolving } from './minesweeper/solving.ts';
import { solve as myopiaSolving } from './myopia/solving.ts';
import { solve as areaNumberSolving } from './number/solving.ts';
import { solve as unsupportedSolving } from './unsupported/solving.ts';
import { solve as viewpointSolving } from './viewpoint/solving.ts';

/**
 * The meaning of symbols for solvers, by their wire ids. Separate from the definitions, because
 * pages need those without a solver. For a symbol without an entry, solvers check colorings on
 * boards, which is slow.
 */
export const symbolSolving: ReadonlyMap<string, SymbolSolving<ParamsOf<Config>>> = new Map([
  entry(dart, dartSolving),
  entry(hollowLetter, hollowLetterSolving),
  entry(focus, focusSolving),
  entry(galaxy, galaxySolving),
  entry(hidden, hiddenSolving),
  entry(house, houseSolving),
  entry(letterSymbol, letterSymbolSolving),
  entry(lotus, lotusSolving),
  entry(minesweeper, minesweeperSolving),
  entry(myopia, myopiaSolving),
  entry(areaNumber, areaNumberSolving),
  entry(unsupported, unsupportedSolving),
  entry(viewpoint, viewpointSolving),
]);

/** Pairs a definition with its meaning for solvers. Both have the same params. */
function entry<C extends Config>(
  { id }: SymbolDef<C>,
  solving: SymbolSolving<ParamsOf<C>>,
): readonly [string, SymbolSolving<ParamsOf<Config>>] {
  return [id, solving];
}
