import * as ENGLISH from '#texts/catalogs.ts';
import { provideTexts } from '#ui/shared/texts/texts.ts';

// Components are tested with all texts there, as if every page had been visited.
provideTexts('en', ENGLISH);
