import { inject, onTestFinished } from 'vitest';
import { ChildServer } from './ChildServer.ts';

/**
 * The server without the pages, from its sources, on a free port and as a process of its own. It
 * ends with the test at the latest.
 */
export class SourceServer extends ChildServer {
  constructor(environment: NodeJS.ProcessEnv) {
    super([inject('serverMain')], {
      PORT: '0',
      FIRST_RUN_LOGIN: 'off',
      DAILY: 'off', // takes minutes of the processor
      STARTER_PUZZLES: 'off',
      PUZZLE_WORKER: inject('puzzleWorker'),
      ...environment,
    });
    onTestFinished(() => this.signal('SIGKILL'));
  }
}
