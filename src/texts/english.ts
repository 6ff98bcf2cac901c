import * as ENGLISH from './catalogs.ts';
import { createTranslator } from './translator.ts';

/** All texts in English, for programs without a window: the command line, the server, tests. */
export const english = createTranslator('en', ENGLISH);
