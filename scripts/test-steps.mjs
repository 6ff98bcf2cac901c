import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './project.mjs';

/** @typedef {import('./test-report.mjs').Count} Count */
/** @typedef {{ code: number, output: string }} Finished */
/** @typedef {(finished: Finished) => Count} Counting */

/** Timeout of a hanging step, not a measure of speed: four times the slowest step. */
const STEP_TIMEOUT_MS = 25 * 60_000;
/** Concurrent steps: as many as the cores to count on. */
const SLOTS = 2;
/** Number of slowest tests listed at the end. */
const SLOWEST = 10;

/**
 * A tool is one check: it passes or fails as a whole.
 * @type {Counting}
 */
const asOne = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Run a program of `node_modules` and return its output.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {{ env: NodeJS.ProcessEnv, timeoutMs: number }} options
 * @returns {Promise<Finished>}
 */
function runTool(script, args, { env, timeoutMs }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, script), ...args], {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {number} ms */
function inSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** A run of checks: its steps, their counts, and their times. */
export class TestRun {
  /** @type {{ name: string, ms: number }[]} */
  #steps = [];
  /** @type {import('./test-report.mjs').Duration[]} */
  #durations = [];
  #passed = 0;
  #failed = 0;
  #startedMs = Date.now();
  #timeoutMs;

  /** @param {{ timeoutMs?: number }} [options] after which a step is ended */
  constructor({ timeoutMs = STEP_TIMEOUT_MS } = {}) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Run one step: run the tool and count; print its time, and its output after a failure.
   * @param {string} name
   * @param {string} script
   * @param {readonly string[]} args
   * @param {{ counting?: Counting, env?: NodeJS.ProcessEnv }} [options]
   * @returns {Promise<boolean>} true if nothing failed
   */
  async step(name, script, args, { counting = asOne, env = {} } = {}) {
    const startedMs = Date.now();
    const finished = await runTool(script, args, { env, timeoutMs: this.#timeoutMs });
    const count = counting(finished);
    const ms = Date.now() - startedMs;
    const details = counting === asOne ? '' : `, ${count.passed} passed, ${count.failed} failed`;
    console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${inSeconds(ms)}${details})`);
    for (const test of count.failures ?? []) console.log(`\nfailed: ${test}`);
    if (count.failed > 0) console.log(`\n${finished.output.trim()}\n`);
    this.#steps.push({ name, ms });
    this.#durations.push(...(count.durations ?? []));
    this.#passed += count.passed;
    this.#failed += count.failed;
    return count.failed === 0;
  }

  /**
   * Run steps in parallel, starting with the first ones, as slots become free. The output of a step
   * is printed at once.
   * @param {readonly (() => Promise<boolean>)[]} steps
   */
  async runInParallel(steps) {
    const waiting = [...steps];
    const takeTheirTurn = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    };
    await Promise.all(Array.from({ length: SLOTS }, takeTheirTurn));
  }

  /**
   * Count a check that could not run at all.
   * @param {string} line
   */
  fail(line) {
    console.log(line);
    this.#failed += 1;
  }

  /**
   * Print the slowest tests, the time of each step and, as the last line, the counts of passed and
   * failed checks.
   * @returns {boolean} true if nothing failed
   */
  summarize() {
    const slowest = this.#durations.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    if (slowest.length > 0) console.log('\nThe slowest tests:');
    for (const { title, ms } of slowest) console.log(`${inSeconds(ms).padStart(9)}  ${title}`);
    if (this.#steps.length > 1) {
      console.log('\nThe steps:');
      for (const { name, ms } of this.#steps) console.log(`${inSeconds(ms).padStart(9)}  ${name}`);
      console.log(`${inSeconds(Date.now() - this.#startedMs).padStart(9)}  all`);
    }
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
    return this.#failed === 0;
  }
}
