import type { Config, ParamsOf } from '../config/field.ts';
import type { SymbolPhrasing } from '../clues/phrasing.ts';
import type { SymbolDef } from '../clues/defineSymbol.ts';
import { dart } from './dart/symbol.ts';
import { hollowLetter } from './every_letter/symbol.ts';
import { focus } from './focus/symbol.ts';
import { galaxy } from './galaxy/symbol.ts';
import { house } from './house/symbol.ts';
import { letterSymbol } from './letter/symbol.ts';
import { lotus } from './lotus/symbol.ts';
import { minesweeper } from './minesweeper/symbol.ts';
import { myopia } from './myopia/symbol.ts';
import { areaNumber } from './number/symbol.ts';
import { viewpoint } from './viewpoint/symbol.ts';
import { phrasing as dartPhrasing } from './dart/solving.ts';
import { phrasing as hollowLetterPhrasing } from './every_letter/solving.ts';
import { phrasing as focusPhrasing } from './focus/solving.ts';
import { phrasing as galaxyPhrasing } from './galaxy/solving.ts';
import { phrasing as housePhrasing } from './house/solving.ts';
import { phrasing as letterSymbolPhrasing } from './letter/solving.ts';
import { phrasing as lotusPhrasing } from './lotus/solving.ts';
import { phrasing as minesweeperPhrasing } from './minesweeper/solving.ts';
import { phrasing as myopiaPhrasing } from './myopia/solving.ts';
import { phrasing as areaNumberPhrasing } from './number/solving.ts';
import { phrasing as viewpointPhrasing } from './viewpoint/solving.ts';

/**
 * The phrases of symbols in hints, by their wire ids. Separate from the definitions, because pages
 * need those without hints. A symbol without an entry uses its own short text.
 */
export const symbolPhrasing: ReadonlyMap<string, SymbolPhrasing<ParamsOf<Config>>> = new Map([
  entry(dart, dartPhrasing),
  entry(hollowLetter, hollowLetterPhrasing),
  entry(focus, focusPhrasing),
  entry(galaxy, galaxyPhrasing),
  entry(house, housePhrasing),
  entry(letterSymbol, letterSymbolPhrasing),
  entry(lotus, lotusPhrasing),
  entry(minesweeper, minesweeperPhrasing),
  entry(myopia, myopiaPhrasing),
  entry(areaNumber, areaNumberPhrasing),
  entry(viewpoint, viewpointPhrasing),
]);

/** Pairs a definition with its phrases. Both have the same params. */
function entry<C extends Config>(
  { id }: SymbolDef<C>,
  phrasing: SymbolPhrasing<ParamsOf<C>>,
): readonly [string, SymbolPhrasing<ParamsOf<Config>>] {
  return [id, phrasing];
}
