import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ title: string, ms: number }} Duration how long one test took */
/**
 * `failures` are the names of failed tests, each with the beginning of its message.
 * @typedef {{ passed: number, failed: number, failures?: readonly string[], durations?: readonly
 * Duration[] }} Count
 */
/**
 * @typedef {{ status: string, results?: readonly { duration?: number, error?: { message?: string }
 * }[] }} Test
 */
/** @typedef {{ title: string, tests: readonly Test[] }} Spec */
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
 * How long the tests of each file took.
 * @param {string} file Vitest's JSON report
 * @returns {ReadonlyMap<string, number>} milliseconds by path
 */
export function durationsOfFiles(file) {
  /** @type {readonly { name: string, startTime: number, endTime: number }[]} */
  const files = readReport(file)?.testResults ?? [];
  return new Map(files.map(({ name, startTime, endTime }) => [name, endTime - startTime]));
}

const MESSAGE_LINES = 12;

/**
 * @param {string} title
 * @param {string} message
 * @returns {string} the title, and below it the beginning of the message, without colors and empty
 * lines
 */
function failure(title, message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [title, ...lines.slice(0, MESSAGE_LINES).map((line) => `  ${line}`)].join('\n');
}

/**
 * A run that failed as a whole has at least one failure, even if its report has none.
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
function withExitCode({ passed, failed }, exitCode) {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

/**
 * @typedef {{ fullName?: string, status: string, duration?: number, failureMessages?: readonly
 * string[] }} Assertion
 */
/**
 * @typedef {{ name?: string, status: string, message?: string, assertionResults: readonly
 * Assertion[] }} TestFile
 */

/**
 * Number of passed and failed unit tests. A file that could not be loaded is one failure.
 * @param {string} file Vitest's JSON report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countUnitTests(file, exitCode) {
  const report = readReport(file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, 1);
  /** @type {readonly TestFile[]} */
  const files = report.testResults;
  const isFailed = (/** @type {{ status: string }} */ { status }) => status === 'failed';
  const unloaded = files.filter(
    (test) => isFailed(test) && !test.assertionResults.some((one) => isFailed(one)),
  );
  const failures = [
    ...unloaded.map(({ name = '', message = '' }) => failure(name, message)),
    ...files
      .flatMap(({ assertionResults }) => assertionResults.filter((one) => isFailed(one)))
      .map(({ fullName = '', failureMessages = [] }) =>
        failure(fullName, failureMessages[0] ?? ''),
      ),
  ];
  const failed = report.numFailedTests + unloaded.length;
  const durations = files
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName = '', duration = 0 }) => ({ title: fullName, ms: duration }));
  return {
    ...withExitCode({ passed: report.numPassedTests, failed }, exitCode),
    failures,
    durations,
  };
}

/**
 * All tests of a report, each with its name after those of its groups.
 * @param {readonly Suite[]} suites
 * @returns {readonly { title: string, test: Test }[]}
 */
function testsIn(suites) {
  return suites.flatMap(({ title: group, specs = [], suites: inner = [] }) =>
    [
      ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, test }))),
      ...testsIn(inner),
    ].map(({ title, test }) => ({ title: `${group} › ${title}`, test })),
  );
}

/**
 * Number of passed and failed browser tests, and the names of those that failed.
 * @param {string} file Playwright's JSON report
 * @param {number} exitCode
 * @returns {Count}
 */
export function countBrowserTests(file, exitCode) {
  const report = readReport(file);
  if (!report) return withExitCode({ passed: 0, failed: 0 }, 1);
  const { expected, unexpected } = report.stats;
  const count = withExitCode({ passed: expected, failed: unexpected }, exitCode);
  const tests = testsIn(report.suites ?? []);
  const failures = tests
    .filter(({ test }) => test.status === 'unexpected')
    .map(({ title, test: { results = [] } }) =>
      failure(title, results.find(({ error }) => error)?.error?.message ?? ''),
    );
  const durations = tests.map(({ title, test: { results = [] } }) => ({
    title,
    ms: results.reduce((sum, { duration = 0 }) => sum + duration, 0),
  }));
  return { ...count, failures, durations };
}
