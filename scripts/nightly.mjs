import './node-version.mjs';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { findTool } from './container/ContainerTool.mjs';
import { canRehearseInRoot } from './container/rehearseInRoot.mjs';
import { ENGINE_ENV, ENGINE_TESTS, ensureEngines } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, runScript } from './project.mjs';
import { countBrowserTests, countUnitTests } from './test-report.mjs';
import { TestRun } from './test-steps.mjs';

// `npm run nightly`: random tests with their full counts, and checks that take hours on two cores.
const REPORTS = path.join(ROOT, '.cache/nightly');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const ENGINE_REPORT = path.join(REPORTS, 'engines.json');

runScript(async () => {
  await ensureInstalled();
  await ensureEngines();
  await ensureBuilt();
  mkdirSync(REPORTS, { recursive: true });
  const run = new TestRun({ timeoutMs: 6 * 60 * 60_000 });
  const unit = ['run', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  await run.step('unit tests with all random cases', 'node_modules/vitest/vitest.mjs', unit, {
    counting: ({ code }) => countUnitTests(UNIT_REPORT, code),
    env: { FUZZ_RUNS: 'full' },
  });
  await run.step('fuzz', 'scripts/run-ts.mjs', ['tests/fuzz/main.ts', '--count', '1000000']);
  await run.step('doubling', 'scripts/run-ts.mjs', ['tests/fuzz/main.ts', '--doubling']);
  await run.step('durability', 'scripts/durability.mjs', []);
  await run.step('clients', 'scripts/durability.mjs', ['--clients']);
  if (findTool() || canRehearseInRoot())
    await run.step('container', 'scripts/container-rehearsal.mjs', []);
  const engines = [...ENGINE_TESTS, '--reporter=json'];
  await run.step('engine tests', 'node_modules/@playwright/test/cli.js', engines, {
    counting: ({ code }) => countBrowserTests(ENGINE_REPORT, code),
    env: { ...ENGINE_ENV, PLAYWRIGHT_JSON_OUTPUT_NAME: ENGINE_REPORT },
  });
  process.exitCode = run.summarize() ? 0 : 1;
});
