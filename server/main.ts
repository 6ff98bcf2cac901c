import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { parseEnv } from './env.ts';
import { listen } from './listen.ts';

/** How long requests under way may still take when the server is asked to stop. */
const PATIENCE_MS = 10_000;

await main();

async function main(): Promise<void> {
  const env = parseEnv(process.env);
  if (!env.ok) {
    giveUp(env.error);
    return;
  }
  const app = createApp({
    pagesDirectory: fileURLToPath(new URL('../client', import.meta.url)),
    logError: ({ name, message, stack }, requestId) => {
      console.error(JSON.stringify({ level: 'error', requestId, name, message, stack }));
    },
    findSession: () => Promise.resolve(null), // there are no accounts: nobody is signed in
  });
  const listening = await listen(app, env.value);
  if (!listening.ok) {
    giveUp(listening.error);
    return;
  }

  const { port, close } = listening.value;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close(PATIENCE_MS));
  }
  console.log(`http://localhost:${port}/`);
}

function giveUp(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
