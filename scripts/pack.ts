import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';
import { RATING_METHOD } from '#engine/explain/ratingMethod.ts';
import { allFamilies } from '#engine/generate/families/index.ts';
import { packed, type PackFile } from '#engine/generate/pack.ts';
import { makeCandidates, type Made } from './pack/candidates.ts';
import { choose } from './pack/choose.ts';

/**
 * `npm run pack [-- FAMILY,FAMILY]`: make the puzzles that come with the program, or those of some
 * families anew and the others as they were made last. Prints what was refused, and why.
 */

const OUTPUT = 'assets/pack/puzzles.json';
const CACHE = '.cache/pack';
const WORKERS = 2;

if (isMainThread) await main(process.argv[2]);
else parentPort?.on('message', (family: string) => parentPort?.postMessage(makeCandidates(family)));

async function main(names: string | undefined): Promise<void> {
  const started = process.cpuUsage();
  mkdirSync(CACHE, { recursive: true });
  const ids = allFamilies.map(({ id }) => id);
  const wanted = names === undefined ? ids : ids.filter((id) => names.split(',').includes(id));
  const made = new Map((await makeAll(wanted)).map((it) => [it.family, it]));
  const families = ids.map((id) => made.get(id) ?? cached(id));
  const { chosen, refused } = choose(families.map(({ candidates }) => candidates));
  const file: PackFile = {
    method: RATING_METHOD,
    puzzles: chosen.map((it) => packed(it, it.rating)),
  };
  const text = writePack(file);
  writeFileSync(OUTPUT, text);
  for (const { family, candidates, unmet } of families) {
    const own = chosen.filter((it) => it.family === family);
    const reasons = [...(refused.get(family) ?? [])].map(([reason, count]) => `${count} ${reason}`);
    const not = [...(unmet > 0 ? [`${unmet} not found`] : []), ...reasons].join(', ');
    const median = medianOf(own.map(({ score }) => score));
    console.log(
      `${family.padEnd(16)} ${own.length} of ${candidates.length}, median ${median}: ${not}`,
    );
  }
  const { user, system } = process.cpuUsage(started);
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `${chosen.length} puzzles, median score ${medianOf(chosen.map(({ score }) => score))}; ` +
      `${kB(text.length)}, ${kB(brotliCompressSync(text).length)} by Brotli; ` +
      `${Math.round((user + system) / 1e6)} s of the processor`,
  );
}

/** One line for each puzzle, so that changes are easy to compare. */
function writePack({ method, puzzles }: PackFile): string {
  const lines = puzzles.map((it) => JSON.stringify(it));
  return `{"method":${method},"puzzles":[\n${lines.join(',\n')}\n]}\n`;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;
}

function cached(family: string): Made {
  return JSON.parse(readFileSync(`${CACHE}/${family}.json`, 'utf8')) as Made;
}

/** Make the candidates of families in several threads. */
async function makeAll(families: readonly string[]): Promise<readonly Made[]> {
  const made: Made[] = [];
  let next = 0;
  const work = async () => {
    const worker = new Worker(fileURLToPath(import.meta.url));
    for (let family = families[next++]; family !== undefined; family = families[next++]) {
      const id = family;
      const it = await new Promise<Made>((resolve, reject) => {
        worker.removeAllListeners();
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage(id);
      });
      writeFileSync(`${CACHE}/${id}.json`, JSON.stringify(it));
      made.push(it);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return made;
}
