import { CLUE_CLASSES, Rule, ScriptSymbol } from './clueClasses.ts';
import { ENUMS } from './enums.ts';
import { globalName } from './globalName.ts';
import { GridData } from './GridData.ts';
import { HELPERS } from './helpers.ts';

/** Everything that scripts find as a global, by its name. */
export const SCRIPT_GLOBALS: Readonly<Record<string, unknown>> = {
  GridData,
  Rule,
  [globalName('Symbol')]: ScriptSymbol,
  ...CLUE_CLASSES,
  ...ENUMS,
  ...HELPERS,
};
