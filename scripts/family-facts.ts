import { writeFileSync } from 'node:fs';
import { familyFacts, familyIds } from './build/familyFacts.ts';

/** Writes the facts of all families: `npm run families && npm run format`. */
writeFileSync('src/engine/generate/families/facts.ts', familyFacts());
writeFileSync('src/engine/generate/families/ids.ts', familyIds());
