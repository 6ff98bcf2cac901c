import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';
import { durationsOfFiles } from './test-report.mjs';

const FILE = path.join(ROOT, '.cache/durations.json');

/**
 * How long the tests of each file took when they last ran.
 * @returns {Map<string, number>} milliseconds by path from the root of the project
 */
export function readDurations() {
  try {
    return new Map(JSON.parse(readFileSync(FILE, 'utf8')));
  } catch {
    return new Map();
  }
}

/**
 * Store the durations of a run, beside those of other files.
 * @param {string} report Vitest's JSON report
 */
export function storeDurations(report) {
  const durations = readDurations();
  for (const [file, ms] of durationsOfFiles(report)) durations.set(path.relative(ROOT, file), ms);
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify([...durations]));
}
