import type { Logger } from 'pino';
import { invariant } from '#base/invariant.ts';
import { createApp } from '../app.ts';
import type { Env } from '../env.ts';
import { listen } from '../listen.ts';
import { serveMetrics } from '../ops/serveMetrics.ts';
import { StartProblem } from '../StartProblem.ts';
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
export async function serve(serving: Serving): Promise<void> {
  const { log, signal } = serving;
  const undo: Undo[] = [];
  try {
    const site = await listenFor(serving, undo);
    await site.start(signal);
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
