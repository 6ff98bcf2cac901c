import './node-version.mjs';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { changedFiles, nearestWithin, unitTestsAbout } from './changed-files.mjs';
import { ensureChromium } from './chromium.mjs';
import { findTool } from './container/ContainerTool.mjs';
import { downloadBaseImages } from './container/standIns.mjs';
import { absentEngines, ENGINE_ENV, ENGINE_TESTS, findEngines, testable } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { removeOldModules } from './module-cache.mjs';
import { ROOT, StepError } from './project.mjs';
import { readDurations, storeDurations } from './test-durations.mjs';
import { countBrowserTests, countUnitTests } from './test-report.mjs';
import { TestRun } from './test-steps.mjs';

const USAGE = `npm test                          everything, as continuous integration runs it
npm test -- NAME …                the unit tests whose file name contains NAME
npm test -- --browser NAME …      the browser tests whose file name contains NAME
npm run check                     everything that needs no browser
npm run check -- --changed        checks of the files that differ from the last commit
npm run check -- --changed main   … from a commit`;

const REPORTS = path.join(ROOT, '.cache/test');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const BROWSER_REPORT = path.join(REPORTS, 'browser.json');
const ENGINE_REPORT = path.join(REPORTS, 'engines.json');
/**
 * Playwright's workers force colors, which the reporter removes; with `NO_COLOR` each worker would
 * warn that it is ignored.
 */
const BROWSER_ENV = {
  NO_COLOR: undefined,
  FORCE_COLOR: '0',
  PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
};
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** Time for the tests of changed files, on one core; a clue is imported by nearly all tests. */
const NEAREST_MS = 10_000;
const LINTED = /\.(?:[cm]?js|tsx?)$/;
/** Files that configure the checks: after a change of one, everything is checked. */
const SETUP = /^(?:package(?:-lock)?\.json|tsconfig.*\.json|vitest\.config\.ts|\.ox.*)$/;

const run = new TestRun();

/** @param {readonly string[]} filters parts of file names; none means every file */
function unitTests(filters) {
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  return run.step('unit tests', 'node_modules/vitest/vitest.mjs', [...args, ...filters], {
    counting: ({ code }) => {
      storeDurations(UNIT_REPORT);
      return countUnitTests(UNIT_REPORT, code);
    },
  });
}

/** @param {readonly string[]} files none means all */
function lint(files) {
  return run.step('lint', 'node_modules/oxlint/bin/oxlint', files);
}

/** @param {readonly string[]} files none means all */
function checkFormat(files) {
  const args = ['--check', '--no-error-on-unmatched-pattern', ...files];
  return run.step('format', 'node_modules/oxfmt/bin/oxfmt', args);
}

function checkTypes() {
  return run.step('types', 'node_modules/@typescript/native/bin/tsc', ['-b']);
}

function checkBoundaries() {
  return run.step('boundaries', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'server',
    'contract',
  ]);
}

function checkDeadCode() {
  return run.step('dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']);
}

const STATIC_CHECKS = [
  () => lint([]),
  () => checkFormat([]),
  checkTypes,
  checkBoundaries,
  checkDeadCode,
];

/**
 * Alone, because pages with software rendering need both cores.
 * @param {readonly string[]} filters parts of file names; none means every file
 */
async function browserTests(filters) {
  await run.step('browser tests', PLAYWRIGHT, ['test', '--reporter=dot,json', ...filters], {
    counting: ({ code }) => countBrowserTests(BROWSER_REPORT, code),
    env: BROWSER_ENV,
  });
}

/**
 * Short version, in the installed engines: `npm run test:engines` has all tests, and installs the
 * engines.
 */
async function engineTests() {
  const engines = testable(findEngines());
  const absence = absentEngines(engines);
  if (absence !== null) console.log(`-      ${absence}`);
  if (engines.length === 0) return;
  const chosen = engines.map((engine) => `--project=${engine}`);
  const args = [...ENGINE_TESTS, '--grep=@short', ...chosen, '--reporter=dot,json'];
  await run.step('engine tests, in short', PLAYWRIGHT, args, {
    counting: ({ code }) => countBrowserTests(ENGINE_REPORT, code),
    env: { ...BROWSER_ENV, ...ENGINE_ENV, PLAYWRIGHT_JSON_OUTPUT_NAME: ENGINE_REPORT },
  });
}

/** Three rounds of killing the server and its database: `npm run durability` does 25. */
function durabilityInShort() {
  const args = ['--rounds', '3', '--beside', '3'];
  return run.step('durability, in short', 'scripts/durability.mjs', args);
}

/** In continuous integration with Docker or Podman: builds the image and starts compose.yaml. */
async function containerInCi() {
  if (process.env['CI'] === undefined) return;
  const tool = findTool();
  const missing = tool ? downloadBaseImages(tool) : [];
  if (!tool) console.log('-      not tested in containers: neither Docker nor Podman answers here');
  else if (missing.length > 0)
    console.log(`-      not tested in containers: can't download ${missing.join(', ')}`);
  else await run.step('container', 'scripts/container-rehearsal.mjs', []);
}

/** All checks without a browser; the longest first, so that no core is idle at the end. */
async function checkAll() {
  await run.runInParallel([() => unitTests([]), ...STATIC_CHECKS]);
}

/** Everything. */
async function testAll() {
  await ensureChromium();
  let isBuilt = false;
  const build = async () => (isBuilt = await run.step('build', 'scripts/build.mjs', []));
  const buildAndKill = async () => (await build()) && durabilityInShort();
  await run.runInParallel([() => unitTests([]), ...STATIC_CHECKS, buildAndKill]);
  if (!isBuilt) {
    run.fail('FAILED browser tests (not run: there is nothing to test)');
    return;
  }
  await browserTests([]);
  await engineTests();
  await containerInCi();
}

/**
 * Lint, format and types of the files that differ from a commit, and the nearest unit tests that
 * import them.
 * @param {string} commit
 */
async function checkChanged(commit) {
  const changed = changedFiles(ROOT, commit);
  const setup = changed.filter((file) => SETUP.test(file));
  if (setup.length > 0) {
    console.log(`-      ${setup.join(', ')} changed, so everything is checked`);
    await checkAll();
    return;
  }
  const present = changed.filter((file) => existsSync(path.join(ROOT, file)));
  const linted = present.filter((file) => LINTED.test(file));
  const importing = await unitTestsAbout(ROOT, changed);
  const tests = nearestWithin(importing, readDurations(), NEAREST_MS);
  const left = importing.length - tests.length;
  console.log(
    `-      ${changed.length} files changed, ${importing.length} files of unit tests import them`,
  );
  if (left > 0)
    console.log(`-      the nearest ${tests.length} run; npm run check has all of them`);
  await run.runInParallel([
    ...(tests.length > 0 ? [() => unitTests(tests)] : []),
    checkTypes,
    ...(linted.length > 0 ? [() => lint(linted)] : []),
    ...(present.length > 0 ? [() => checkFormat(present)] : []),
  ]);
}

/** @param {readonly string[]} filters */
async function testInBrowser(filters) {
  await ensureChromium();
  await ensureBuilt();
  await browserTests(filters);
}

/** @param {readonly string[]} args */
function readArguments(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        browser: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StepError(USAGE, { cause: error });
  }
}

/** @param {readonly string[]} args */
async function main(args) {
  const { values, positionals } = readArguments(args);
  if (values.help) throw new StepError(USAGE);
  await ensureInstalled();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  removeOldModules(ROOT);
  if (values.changed) await checkChanged(positionals[0] ?? 'HEAD');
  else if (values.browser) await testInBrowser(positionals);
  else if (positionals.length > 0) await unitTests(positionals);
  else if (values.quick) await checkAll();
  else await testAll();
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  run.fail(error.message);
}
process.exitCode = run.summarize() ? 0 : 1;
