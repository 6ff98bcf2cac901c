import { mkdirSync, writeFileSync } from 'node:fs';
import { allFamilies } from '#engine/generate/families/index.ts';
import {
  measureAgainstSgt,
  meanGain,
  measureBest,
  measureFewest,
  measureLikeness,
  measureMaking,
  measurePack,
  measureWishes,
  sidesOf,
  warmUp,
  type Measured,
} from './generateBars.ts';
import { measurePauses, measureProofs } from './generateChecks.ts';

/**
 * Measures how puzzles are made, and prints each value beside its bar: `npm run bench:generate [--
 * FAMILY,FAMILY [SEEDS [PART]]]`, where the part is making, wishes, likeness, best, proofs, pauses,
 * pack, range or fewest. Stores the numbers as JSON, and fails where a bar is not kept. Times are
 * those of the processor.
 */

const OUTPUT = '.cache/bench';
const SEEDS = 20;
const MADE_SIDES = [5, 7, 10, 15];
const WISHED_SIDES = [7, 10];
const WATCHED_SIDE = 10;
/** Seeds of large boards, as a share of the others. */
const LARGE = 15;
const LARGE_SHARE = 0.4;

function isKept({ value, most, least }: Measured): boolean {
  return (most === null || value <= most) && (least === null || value >= least);
}

function print(it: Measured): void {
  const limits = [
    it.most === null ? '' : `at most ${it.most}`,
    it.least === null ? '' : `at least ${it.least}`,
  ];
  const value = `${it.value.toFixed(it.unit === 'ms' ? 0 : 1)} ${it.unit}`;
  const [name, size, what] = [it.family.padEnd(16), `${it.size}`.padStart(3), it.what.padEnd(20)];
  const verdict = isKept(it) ? '' : ' NOT KEPT';
  console.log(`${name}${size}  ${what}${value.padStart(12)}  ${limits.join('')}${verdict}`);
}

const [names = 'all', seedsText = String(SEEDS), part = 'all'] = process.argv.slice(2);
const seeds = Number(seedsText);
const families = allFamilies.filter(({ id }) => names === 'all' || names.split(',').includes(id));
const rows: Measured[] = [];
const gains: Measured[] = [];
const note = (measured: readonly Measured[]) => {
  measured.forEach(print);
  rows.push(...measured);
};
const isAsked = (name: string) => part === 'all' || part === name;

warmUp();
for (const family of families) {
  if (isAsked('making')) {
    for (const side of sidesOf(family, MADE_SIDES)) {
      const count = side >= LARGE ? Math.ceil(LARGE_SHARE * seeds) : seeds;
      note(measureMaking(family, side, count));
    }
  }
  if (isAsked('wishes')) {
    for (const side of sidesOf(family, WISHED_SIDES)) note(measureWishes(family, side, seeds));
  }
  if (isAsked('likeness')) note([measureLikeness(family)]);
  if (isAsked('proofs')) note(await measureProofs(family, seeds));
  if (isAsked('pauses')) note(measurePauses(family, WATCHED_SIDE));
  if (isAsked('best')) gains.push(measureBest(family, 7));
}
note(gains);
if (gains.length === allFamilies.length) note([meanGain(gains)]);
if (isAsked('pack')) note(measurePack());
if (isAsked('range')) note(measureAgainstSgt(seeds));
if (isAsked('fewest')) note(measureFewest(seeds));

mkdirSync(OUTPUT, { recursive: true });
writeFileSync(`${OUTPUT}/generate.json`, `${JSON.stringify(rows, null, 2)}\n`);
const broken = rows.filter((it) => !isKept(it)).length;
console.log(`${rows.length} values, ${broken} not kept; written to ${OUTPUT}/generate.json`);
process.exitCode = broken > 0 ? 1 : 0;
