import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countBrowserTests, countUnitTests, durationsOfFiles } from '../../scripts/test-report.mjs';

let directory = '';
let file = '';

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'chiaro-report-'));
  file = path.join(directory, 'report.json');
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

function report(content: object): void {
  writeFileSync(file, JSON.stringify(content));
}

describe('the count of unit tests', () => {
  it('is what the report says', () => {
    report({
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        {
          status: 'failed',
          assertionResults: [
            { fullName: 'a grid is read', status: 'passed', duration: 40 },
            {
              fullName: 'a grid is written',
              status: 'failed',
              failureMessages: ['\u001B[31mexpected 3\u001B[39m\n\nto be 4'],
            },
          ],
        },
      ],
    });

    expect(countUnitTests(file, 1)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['a grid is written\n  expected 3\n  to be 4'],
      durations: [
        { title: 'a grid is read', ms: 40 },
        { title: 'a grid is written', ms: 0 },
      ],
    });
  });

  it('has a failure for each file that could not be loaded', () => {
    report({
      numPassedTests: 7,
      numFailedTests: 0,
      testResults: [
        { name: 'grid.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      ],
    });

    expect(countUnitTests(file, 1)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['grid.test.ts\n  no such file'],
      durations: [],
    });
  });

  it('has a failure when there is no report or the run failed as a whole', () => {
    expect(countUnitTests(file, 0)).toEqual({ passed: 0, failed: 1 });
    report({ numPassedTests: 7, numFailedTests: 0, testResults: [] });
    expect(countUnitTests(file, 1)).toMatchObject({ passed: 7, failed: 1, failures: [] });
    expect(countUnitTests(file, 0)).toMatchObject({ passed: 7, failed: 0, failures: [] });
  });
});

describe('the count of browser tests', () => {
  it('names the tests that failed, and has the time of each', () => {
    const error = { message: 'Error: not visible' };
    report({
      stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [
        {
          title: 'links.spec.ts',
          specs: [
            {
              title: 'a link opens',
              tests: [{ status: 'expected', results: [{ duration: 900 }] }],
            },
            {
              title: 'a link fails',
              tests: [{ status: 'unexpected', results: [{ duration: 70, error }] }],
            },
          ],
          suites: [
            {
              title: 'on a phone',
              specs: [
                {
                  title: 'it opens',
                  tests: [{ status: 'expected', results: [{ duration: 8 }] }],
                },
              ],
            },
          ],
        },
      ],
    });

    expect(countBrowserTests(file, 1)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['links.spec.ts › a link fails\n  Error: not visible'],
      durations: [
        { title: 'links.spec.ts › a link opens', ms: 900 },
        { title: 'links.spec.ts › a link fails', ms: 70 },
        { title: 'links.spec.ts › on a phone › it opens', ms: 8 },
      ],
    });
  });

  it('has a failure when the run failed as a whole', () => {
    report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] });

    expect(countBrowserTests(file, 1)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
      durations: [],
    });
  });
});

it('the durations of files are from their first test to their last one', () => {
  report({ testResults: [{ name: '/a.test.ts', startTime: 1000, endTime: 1250 }] });

  expect(durationsOfFiles(file)).toEqual(new Map([['/a.test.ts', 250]]));
});
