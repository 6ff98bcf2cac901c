import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

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
 * How many browser tests passed and failed.
 *
 * @param {string} file Playwright's JSON report
 * @param {number} exitCode
 */
export function countBrowserTests(file, exitCode) {
  const report = readReport(file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, 1);
  const { expected, unexpected, flaky } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky }, exitCode);
}
