import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, retried?: readonly string[] }} Count */
/** @typedef {{ title: string, tests: readonly { status: string }[] }} Spec */
/** @typedef {{ title: string, specs?: readonly Spec[], suites?: readonly Suite[] }} Suite */

/**
 * @param {string} file
 * @returns {any} the report, or null if the tool did not write one
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * A run that failed as a whole has at least one failure, whatever its report says.
 *
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
function withExitCode({ passed, failed }, exitCode) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/**
 * How many unit tests passed and failed. A file that could not be loaded is one failure.
 *
 * @param {string} file Vitest's JSON report
 * @param {number} exitCode
 */
export function countUnitTests(file, exitCode) {
  const report = readReport(file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, 1);
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
      result.status === 'failed' &&
      result.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = report.numFailedTests + unloaded.length;
  return withExitCode({ passed: report.numPassedTests, failed }, exitCode);
}

/**
 * The names of tests with this outcome, each with the names of the groups around it.
 *
 * @param {readonly Suite[]} suites
 * @param {string} status
 * @returns {readonly string[]}
 */
function titlesOf(suites, status) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => `${title} › ${spec.title}`),
    ...titlesOf(inner, status).map((name) => `${title} › ${name}`),
  ]);
}

/**
 * How many browser tests passed and failed, and which passed only at their second try
 * (`docs/decisions/0008-a-second-try.md`).
 *
 * @param {string} file Playwright's JSON report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countBrowserTests(file, exitCode) {
  const report = readReport(file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, 1);
  const { expected, unexpected, flaky } = report.stats;
  const count = withExitCode({ passed: expected + flaky, failed: unexpected }, exitCode);
  return { ...count, retried: titlesOf(report.suites ?? [], 'flaky') };
}
