import { parseEnv } from '../env.ts';
import { createLog } from '../ops/log.ts';
import { openSite } from '../start/openSite.ts';
import { stopSignal } from '../start/stopSignal.ts';
import { runWithArguments } from './readArguments.ts';
import { printError, runPrintingProblems } from './runCommand.ts';
import { WORKER } from './serverCommands.ts';

// `npm run worker`: runs the jobs of a site and serves no requests, on any machine that reaches its
// database.
await runWithArguments(WORKER, async () => {
  const env = parseEnv(process.env);
  if (env.ok) await work({ ...env.value, runsJobs: true });
  else printError(env.error.join('\n'));
});

async function work(settings: Parameters<typeof openSite>[0]['env']): Promise<void> {
  const log = createLog({ level: settings.logLevel, isTerminal: process.stdout.isTTY });
  const site = openSite({
    env: settings,
    port: settings.port,
    log,
    pagesDirectory: null,
    puzzleWorker: new URL('puzzleWorker.js', import.meta.url),
  });
  const signal = stopSignal();
  await runPrintingProblems(signal, async () => {
    try {
      await site.start(signal);
      log.info('working');
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    } finally {
      site.drain();
      await site.stop();
    }
  });
}
