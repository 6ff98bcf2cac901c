import { parentPort } from 'node:worker_threads';

/**
 * @typedef {{ type: 'echo', value: unknown }
 *   | { type: 'hold', gate: Int32Array }
 *   | { type: 'loop' | 'throw' | 'hoard' | 'grow' | 'exit' | 'kill' }} Job
 */

const hoard = /** @type {object[]} */ ([]);
const table = /** @type {Map<number, number>} */ (new Map());

/** @param {Job} job */
function work(job) {
  switch (job.type) {
    case 'echo':
      return job.value;
    case 'hold': // until the gate opens
      Atomics.wait(job.gate, 0, 0);
      return 'held';
    case 'loop':
      for (;;);
    case 'throw':
      throw new Error('as asked');
    case 'hoard':
      for (;;) hoard.push({ many: hoard.length });
    case 'grow': // in pieces so large that its whole process ends
      for (let i = 0; ; i++) table.set(i, i);
    case 'exit':
      process.exit(3);
      return null;
    case 'kill':
      process.kill(process.pid, 'SIGKILL');
      for (;;);
  }
}

parentPort?.on('message', (/** @type {Job} */ job) => parentPort?.postMessage(work(job)));
parentPort?.postMessage('ready');
