import type { SymbolDef } from '../clues/defineSymbol.ts';
import { customIcon } from './custom_icon/symbol.ts';
import { customText } from './custom_text/symbol.ts';
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

/** Every symbol, in the order of the toolbox. */
export const allSymbols: readonly SymbolDef[] = [
  areaNumber,
  letterSymbol,
  viewpoint,
  dart,
  lotus,
  galaxy,
  myopia,
  minesweeper,
  focus,
  house,
  customText,
  customIcon,
  hidden,
  hollowLetter,
  unsupported,
];

/** Symbols by their wire ids. */
export const symbolById: ReadonlyMap<string, SymbolDef> = new Map(
  allSymbols.map((symbol) => [symbol.id, symbol]),
);
