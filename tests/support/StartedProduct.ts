import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ChildServer, type Ended } from './ChildServer.ts';

/** `npm start` without npm, in a process of its own and with an empty site. */
export class StartedProduct extends ChildServer {
  readonly #dataFolder: string;

  constructor(port: string, environment: NodeJS.ProcessEnv = {}) {
    const dataFolder = path.resolve('.cache/data', `start-${randomBytes(6).toString('hex')}`);
    super(['scripts/start.mjs'], {
      PORT: port,
      DATA_DIR: dataFolder,
      FIRST_RUN_LOGIN: 'off',
      DAILY: 'off', // takes minutes of the processor
      STARTER_PUZZLES: 'off',
      ...environment,
    });
    this.#dataFolder = dataFolder;
  }

  override async end(): Promise<Ended> {
    const ended = await super.end();
    rmSync(this.#dataFolder, { recursive: true, force: true });
    return ended;
  }
}
