import * as ENGLISH from './catalogs.ts';
import { createTranslator } from './translator.ts';

/** All texts in English, for the command line, the server and tests. Moments are in UTC. */
export const english = createTranslator('en', ENGLISH, 'UTC');
