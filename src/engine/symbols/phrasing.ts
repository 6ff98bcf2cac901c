import type { Config, ParamsOf } from '../config/field.ts';
import type { SymbolWords } from '../clues/phrasing.ts';
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
import { words as dartWords } from './dart/phrasing.ts';
import { words as hollowLetterWords } from './every_letter/phrasing.ts';
import { words as focusWords } from './focus/phrasing.ts';
import { words as galaxyWords } from './galaxy/phrasing.ts';
import { words as houseWords } from './house/phrasing.ts';
import { words as letterSymbolWords } from './letter/phrasing.ts';
import { words as lotusWords } from './lotus/phrasing.ts';
import { words as minesweeperWords } from './minesweeper/phrasing.ts';
import { words as myopiaWords } from './myopia/phrasing.ts';
import { words as areaNumberWords } from './number/phrasing.ts';
import { words as viewpointWords } from './viewpoint/phrasing.ts';

/**
 * The phrases of symbols in hints, by their wire ids. Separate from the definitions, because pages
 * need those without hints. A symbol without an entry uses its own short text.
 */
export const symbolWords: ReadonlyMap<string, SymbolWords<ParamsOf<Config>>> = new Map([
  entry(dart, dartWords),
  entry(hollowLetter, hollowLetterWords),
  entry(focus, focusWords),
  entry(galaxy, galaxyWords),
  entry(house, houseWords),
  entry(letterSymbol, letterSymbolWords),
  entry(lotus, lotusWords),
  entry(minesweeper, minesweeperWords),
  entry(myopia, myopiaWords),
  entry(areaNumber, areaNumberWords),
  entry(viewpoint, viewpointWords),
]);

/** Pairs a definition with its phrases. Both have the same params. */
function entry<C extends Config>(
  { id }: SymbolDef<C>,
  words: SymbolWords<ParamsOf<C>>,
): readonly [string, SymbolWords<ParamsOf<Config>>] {
  return [id, words];
}
