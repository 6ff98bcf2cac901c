import type { Logger } from 'pino';
import {
  addressNotes,
  effectiveSettings,
  parseEnv,
  type Variables,
  type Env,
} from '#server/env.ts';
import { createLog } from '../ops/log.ts';
import { StartProblem } from '#server/StartProblem.ts';
import { stopSignal } from './stopSignal.ts';
import { invariant } from '#base/invariant.ts';
import { createApp } from '#server/app.ts';
import { enqueueStarterPuzzles } from '#server/jobs/publishStarterPuzzles.ts';
import { noteSiteAddress } from '#server/db/siteAddress.ts';
import { listen } from '#server/listen.ts';
import { serveMetrics } from '#server/ops/Metrics.ts';
import { openSite, type OpenSite } from './openSite.ts';
import { printSetupUrl } from './printSetupUrl.ts';

/** Time that requests in flight get after a stop signal. */
const GRACE_MS = 10_000;

interface Serving {
  readonly env: Env;
  readonly log: Logger;
  readonly pagesDirectory: string | null;
  /** The built script of the workers that check puzzles. */
  readonly puzzleWorker: URL;
  /** Stops the server: requests in flight are finished first. */
  readonly signal: AbortSignal;
}

/** Reverts a step of the start. */
type Undo = () => Promise<void> | void;

/**
 * Serve until the signal: pages at once, calls as soon as the database is available. Throws a
 * `StartProblem` if the server cannot start. Afterwards nothing is left running, and every accepted
 * request has been answered.
 */
async function serve(serving: Serving): Promise<void> {
  const { log, signal } = serving;
  const undo: Undo[] = [];
  try {
    const site = await listenFor(serving, undo);
    await site.start(signal);
    await noteSiteAddress(site.deps.db, site.deps.site.webOrigin);
    if (serving.env.publishesStarterPuzzles) await enqueueStarterPuzzles(site.deps);
    if (serving.env.isFirstRunLogin)
      await printSetupUrl(site.deps, {
        dataFolder: serving.env.dataFolder,
        isTerminal: process.stdout.isTTY,
        print: (text) => process.stdout.write(text),
      });
    log.info('ready');
    await aborted(signal);
  } catch (error) {
    if (!signal.aborted) throw error; // otherwise the signal interrupted the start
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** Answer requests before anything else has started. */
async function listenFor(serving: Serving, undo: Undo[]): Promise<OpenSite> {
  const { env, log } = serving;
  const made: { site?: OpenSite } = {};
  const listening = await listen((port) => {
    made.site = openSite({ ...serving, port });
    return createApp(made.site.deps);
  }, env);
  if (!listening.ok) throw new StartProblem(listening.error);
  const { site } = made;
  invariant(site, 'whoever listens has made the site');
  undo.push(
    () => log.info('stopped'),
    site.stop,
    () => listening.value.close(GRACE_MS),
  );
  undo.push(() => {
    log.info('stopping');
    site.drain();
  });
  process.stdout.write(`http://localhost:${listening.value.port}/\n`);
  if (env.metricsPort !== undefined) {
    const { url, close } = await serveMetrics(site.metrics, env.metricsPort);
    undo.unshift(close);
    log.info({ url }, 'metrics');
  }
  return site;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

interface Run {
  readonly variables: Variables;
  /** Print the settings and exit. */
  readonly isCheck: boolean;
  /** The built pages; null serves the API alone. */
  readonly pagesDirectory: string | null;
  /** The built script of the workers that check puzzles. */
  readonly puzzleWorker: URL;
}

/**
 * Run the server, from reading the settings to the end of the process. If it cannot start, it
 * prints the reason to stderr and exits with code 1.
 */
export async function runServer({ variables, isCheck, ...files }: Run): Promise<void> {
  const env = parseEnv(variables);
  if (isCheck) say(effectiveSettings(variables));
  if (!env.ok) {
    giveUp(env.error);
    return;
  }
  if (isCheck) {
    say(addressNotes(env.value));
    return;
  }
  const isTerminal = process.stdout.isTTY;
  const log = createLog({ level: env.value.logLevel, isTerminal });
  endOnMistakes(log);
  try {
    await serve({ ...files, env: env.value, log, signal: stopSignal() });
  } catch (error) {
    if (!(error instanceof StartProblem)) log.fatal({ err: error }, 'the server cannot start');
    giveUp([error instanceof StartProblem ? error.message : 'The server cannot start: see above.']);
  }
  setTimeout(() => process.exit(), EXIT_GRACE_MS).unref(); // whatever some library holds on to
}

const EXIT_GRACE_MS = 1_000;

/** Not by Node itself, which would print all fields of an error, secrets among them. */
function endOnMistakes(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server ends because of a mistake in it');
    process.exit(1);
  });
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

function giveUp(sentences: readonly string[]): void {
  process.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exitCode = 1;
}
