import { ChildServer } from './ChildServer.ts';

/** The server alone, from its sources, on a free port. */
export class ServerProcess extends ChildServer {
  constructor(environment: NodeJS.ProcessEnv, args: readonly string[] = []) {
    const command = ['scripts/run-ts.mjs', 'tests/support/serverMain.ts', ...args];
    super(command, { PORT: '0', ...environment });
  }
}
