import './node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { absentEngines, ENGINE_ENV, ENGINE_TESTS, findEngines, testable } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, StepError } from './project.mjs';
import { countBrowserTests, countUnitTests } from './test-report.mjs';

/** @typedef {import('./test-report.mjs').Count} Count */
/** @typedef {{ code: number, output: string }} Finished */
/** @typedef {(finished: Finished) => Count} Counting */

const REPORTS = path.join(ROOT, '.cache/test');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const BROWSER_REPORT = path.join(REPORTS, 'browser.json');
const ENGINE_REPORT = path.join(REPORTS, 'engines.json');
/**
 * Its workers want colors, which the reporter takes out again; with `NO_COLOR` each says that it is
 * not heeded.
 */
const BROWSER_ENV = {
  NO_COLOR: undefined,
  FORCE_COLOR: '0',
  PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
};
/** Twice what the slowest step takes on two busy cores: it only ends what hangs. */
const TIMEOUT_MS = 75 * 60_000;
/** Steps that run at once: as many as there are cores to count on. */
const SLOTS = 2;

/** A tool is one check: it passes or fails as a whole.
 * @type {Counting} */
const asOne = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @type {Count} */
const total = { passed: 0, failed: 0 };

/**
 * Run a program of `node_modules` and keep what it says.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Finished>}
 */
function runTool(script, args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, script), ...args], {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Take one step: run the tool, say how long it took, count; show its output if something failed.
 *
 * @param {string} name
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Counting} [counting]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether all is well
 */
async function step(name, script, args, counting = asOne, env = {}) {
  const startedMs = Date.now();
  const finished = await runTool(script, args, env);
  const count = counting(finished);
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  const details = counting === asOne ? '' : `, ${count.passed} passed, ${count.failed} failed`;
  console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${details})`);
  for (const test of count.failures ?? []) console.log(`\nfailed: ${test}`);
  for (const test of count.retried ?? []) console.log(`\npassed only at the second try: ${test}`);
  if (count.failed > 0) console.log(`\n${finished.output.trim()}\n`);
  total.passed += count.passed;
  total.failed += count.failed;
  return count.failed === 0;
}

/**
 * Take steps beside each other, the first ones first, each as soon as there is room. What a step
 * says comes in one piece.
 *
 * @param {readonly (() => Promise<boolean>)[]} steps
 */
async function besideEachOther(steps) {
  const waiting = [...steps];
  const takeTheirTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: SLOTS }, takeTheirTurn));
}

/** @param {readonly string[]} filters parts of file names; none means every file */
function unitTests(filters) {
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  return step('unit tests', 'node_modules/vitest/vitest.mjs', [...args, ...filters], ({ code }) =>
    countUnitTests(UNIT_REPORT, code),
  );
}

const STATIC_CHECKS = [
  () => step('lint', 'node_modules/oxlint/bin/oxlint', []),
  () => step('format', 'node_modules/oxfmt/bin/oxfmt', ['--check']),
  () => step('types', 'node_modules/@typescript/native/bin/tsc', ['-b']),
  () =>
    step('boundaries', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
      ...['--config', '.dependency-cruiser.cjs', 'src', 'server', 'contract'],
    ]),
  () => step('dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']),
];

function buildProduct() {
  return step('build', 'scripts/build.mjs', []);
}

/** Alone: pages that draw in software want both cores for themselves. */
async function browserTests() {
  await step(
    'browser tests',
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=dot,json'],
    ({ code }) => countBrowserTests(BROWSER_REPORT, code),
    BROWSER_ENV,
  );
}

/** In short, in those engines that are here: `npm run test:engines` has all, and installs them. */
async function engineTests() {
  const engines = testable(findEngines());
  const absence = absentEngines(engines);
  if (absence !== null) console.log(`-      ${absence}`);
  if (engines.length === 0) return;
  const chosen = engines.map((engine) => `--project=${engine}`);
  await step(
    'engine tests, in short',
    'node_modules/@playwright/test/cli.js',
    [...ENGINE_TESTS, '--grep=@short', ...chosen, '--reporter=dot,json'],
    ({ code }) => countBrowserTests(ENGINE_REPORT, code),
    { ...BROWSER_ENV, ...ENGINE_ENV, PLAYWRIGHT_JSON_OUTPUT_NAME: ENGINE_REPORT },
  );
}

/** Three rounds of killing the server and its database: `npm run durability` does 25. */
function durabilityInShort() {
  return step('durability, in short', 'scripts/durability.mjs', ['--rounds', '3', '--beside', '3']);
}

/**
 * @param {readonly string[]} args `--quick` leaves out the browser; anything else picks unit tests,
 * and only those
 */
async function main(args) {
  const isQuick = args.includes('--quick');
  const filters = args.filter((arg) => arg !== '--quick');
  await ensureInstalled();
  if (!isQuick && filters.length === 0) await ensureChromium();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  if (filters.length > 0) {
    await unitTests(filters);
    return;
  }
  let isBuilt = false;
  const build = async () => (isBuilt = await buildProduct());
  const buildAndKill = async () => (await build()) && durabilityInShort();
  // The longest first, so that nothing long is left when the others are done.
  const steps = [() => unitTests([]), ...STATIC_CHECKS, ...(isQuick ? [] : [buildAndKill])];
  await besideEachOther(steps);
  if (isBuilt) {
    await browserTests();
    await engineTests();
  }
  if (!isQuick && !isBuilt) {
    console.log('FAILED browser tests (not run: there is nothing to test)');
    total.failed += 1;
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(error.message);
  total.failed += 1;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
