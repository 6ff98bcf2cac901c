import type { SymbolDef } from '#engine/clues/defineSymbol.ts';
import type { SymbolId } from '#engine/symbols/index.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';
import { vectors as customIcon } from './custom_icon.ts';
import { vectors as customText } from './custom_text.ts';
import { vectors as dart } from './dart.ts';
import { vectors as everyLetter } from './every_letter.ts';
import { vectors as focus } from './focus.ts';
import { vectors as galaxy } from './galaxy.ts';
import { vectors as hidden } from './hidden.ts';
import { vectors as house } from './house.ts';
import { vectors as letter } from './letter.ts';
import { vectors as lotus } from './lotus.ts';
import { vectors as minesweeper } from './minesweeper.ts';
import { vectors as myopia } from './myopia.ts';
import { vectors as number } from './number.ts';
import { vectors as unsupported } from './unsupported.ts';
import { vectors as viewpoint } from './viewpoint.ts';

/** The vectors of every symbol: a symbol without a file does not compile. */
export const symbolVectors: Readonly<Record<SymbolId, SymbolVectors<SymbolDef>>> = {
  custom_icon: customIcon,
  custom_text: customText,
  dart,
  every_letter: everyLetter,
  focus,
  galaxy,
  hidden,
  house,
  letter,
  lotus,
  minesweeper,
  myopia,
  number,
  unsupported,
  viewpoint,
};
