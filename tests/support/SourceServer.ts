import { inject } from 'vitest';
import { ChildServer } from './ChildServer.ts';

/** The server without the pages, from its sources, on a free port and as a process of its own. */
export class SourceServer extends ChildServer {
  constructor(environment: NodeJS.ProcessEnv, args: readonly string[] = []) {
    const command = ['scripts/run-ts.mjs', 'tests/support/serverMain.ts', ...args];
    super(command, { PORT: '0', PUZZLE_WORKER: inject('puzzleWorker'), ...environment });
  }
}
