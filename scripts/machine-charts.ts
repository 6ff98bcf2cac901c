import { writeFileSync } from 'node:fs';
import { machinePage } from './build/machineCharts.ts';

/** Writes `docs/machines.md` from the machines: `npm run charts`. */
writeFileSync('docs/machines.md', machinePage());
