import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '../../StartProblem.ts';
import { errorCode } from '../databaseErrors.ts';
import { databaseAccount, requireReachable } from './account.ts';
import { findBinaries } from './binaries.ts';
import { reachablePlace } from './outside.ts';
import type { EmbeddedPlace } from './place.ts';
import {
  launch,
  postmasterLogPath,
  serverPid,
  type Postmaster,
  type PostgresSettings,
} from './postmaster.ts';
import { prepare } from './prepare.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const DEADLINE_MS = 60_000;
const LOOK_AGAIN_MS = 50;
/** Limit of starts for a server that ends for a permanent reason. */
const MAX_TRIES = 3;

/** Processes of a killed server briefly hold resources that the next one needs. */
const PASSING = /shared memory block|lock file .* already exists|database system is starting up/;

interface StartOptions {
  /** Additional PostgreSQL settings. */
  readonly settings?: PostgresSettings;
  /** Cancels the attempt. */
  readonly signal?: AbortSignal;
  /** Called with a sentence if parts of the database had to be put elsewhere. */
  readonly onMoved?: (sentence: string) => void;
}

/**
 * Start the database of a place and wait until it answers; create it if there is none. Safe for
 * concurrent processes: they end up with one server. Throws a `StartProblem`.
 */
export async function startEmbedded(
  asked: EmbeddedPlace,
  { settings = {}, signal = new AbortController().signal, onMoved }: StartOptions = {},
): Promise<void> {
  if ((await askServer(asked.url)) === 'up') return;
  const account = await databaseAccount(asked.folder);
  const moved: string[] = [];
  const outside = { account, onMoved: (what: string) => moved.push(what) };
  const place = await reachablePlace(asked, outside);
  const binaries = await findBinaries(outside);
  if (account && moved.length > 0)
    onMoved?.(
      `The built-in database runs as "${account.name}", which may not enter this folder: ${moved.join(', ')}.`,
    );
  const isSynced = settings['fsync'] !== 'off';
  await prepare({ place, binaries, account, isSynced, signal });

  const giveUpAt = Date.now() + DEADLINE_MS;
  let postmaster: Postmaster | null = null;
  for (let tries = 0; ;) {
    const state = await askServer(place.url);
    if (state === 'up') return;
    if (signal.aborted) postmaster?.interrupt();
    signal.throwIfAborted();
    const isLate = Date.now() > giveUpAt;
    const isRunning = postmaster?.hasEnded() === false || (await serverPid(place.folder)) !== null;
    if (isLate || (!isRunning && postmaster && tries >= MAX_TRIES)) {
      await requireReachable(place.folder, account);
      throw new StartProblem(await sentenceFor(place, postmaster));
    }
    if (state === 'silent' && !isRunning) {
      const isPassing = postmaster !== null && PASSING.test(await postmaster.readLog());
      tries = isPassing ? 0 : tries + 1;
      postmaster = await launch(place, binaries, account, settings);
    }
    await sleep(LOOK_AGAIN_MS);
  }
}

async function sentenceFor(place: EmbeddedPlace, postmaster: Postmaster | null): Promise<string> {
  const log = (await postmaster?.readLog()) ?? '';
  const reason = [...log.matchAll(/FATAL:\s+(.*)/g)].at(-1)?.[1] ?? 'it does not answer';
  return `The database in ${place.folder} does not start: ${reason} (more in ${postmasterLogPath(place)}).`;
}

/** State of a server when a connection is attempted. */
type ServerState = 'up' | 'starting' | 'silent';

/** Probe by connecting: files and process ids may be left over from a server that is gone. */
async function askServer(url: string): Promise<ServerState> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'chiaro-start',
  });
  client.on('error', () => undefined); // the query reports every error
  try {
    await client.connect();
    await client.query('select 1');
    return 'up';
  } catch (error) {
    const code = errorCode(error);
    if (code === '53300') return 'up'; // all connections are in use
    return code === '57P03' ? 'starting' : 'silent';
  } finally {
    client.end().catch(() => undefined);
  }
}
