import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

process.env['RECHECK_SYNC_BACKEND'] = 'pure'; // neither Java nor a program for this system

/** Enough for every expression that the checker can decide, also on a busy machine. */
const TIMEOUT_MS = 30_000;

const FILE = path.resolve('.cache/expressions.json');
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
/** A verdict is the same in each run of the same version of the checker. */
const CHECKER = `recheck ${version}`;

/** Verdicts of earlier runs; none with `FUZZ_RUNS`, which checks all expressions again. */
const verdicts = new Map(process.env['FUZZ_RUNS'] === undefined ? readVerdicts() : []);

/**
 * How its time grows with a hostile text: `safe`, or how it does not. A sticky expression is tried
 * at one place, as with `^`, which the checker knows.
 */
export async function growthOf(source: string, flags: string): Promise<string> {
  const key = `/${source}/${flags}`;
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const { checkSync } = await import('recheck'); // loads for a second
  const isSticky = flags.includes('y');
  const result = checkSync(
    isSticky ? `^(?:${source})` : source,
    isSticky ? flags.replace('y', '') : flags,
    { checker: 'automaton', timeout: TIMEOUT_MS },
  );
  if (result.status === 'unknown') return `not decided: ${result.error.kind}`;
  const isSafe = result.status === 'safe';
  const verdict = isSafe ? 'safe' : `vulnerable: ${result.complexity.summary}`;
  verdicts.set(key, verdict);
  return verdict;
}

/** Store the verdicts for the next run. */
export function storeVerdicts(): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ [CHECKER]: [...verdicts] }));
}

function readVerdicts(): readonly (readonly [string, string])[] {
  try {
    const stored = JSON.parse(readFileSync(FILE, 'utf8')) as Record<
      string,
      readonly (readonly [string, string])[]
    >;
    return stored[CHECKER] ?? [];
  } catch {
    return [];
  }
}
