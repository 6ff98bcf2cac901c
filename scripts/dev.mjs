import './node-version.mjs';
import { fork } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { settingsFor } from './local-provider.mjs';
import { ROOT, runScript, StepError } from './project.mjs';

const port = Number(process.env['PORT'] ?? 4173);

/**
 * Start the local provider in a child process, which ends with this one.
 * @returns {Promise<string>} its address
 */
function startProvider() {
  const { WEB_ORIGIN, PUBLIC_URL } = process.env;
  const webOrigin = WEB_ORIGIN || PUBLIC_URL || `http://localhost:${port}`;
  const child = fork(path.join(ROOT, 'scripts/local-provider.mjs'), {
    env: { ...process.env, PORT: '0', PUBLIC_URL: webOrigin },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (/** @type {string} */ url) => resolve(url));
    child.once('exit', () => reject(new StepError('Development ends here: see above.')));
  });
}

/**
 * Configure the local provider in place of each provider without settings.
 * @param {string} url
 */
function pointProvidersAt(url) {
  for (const prefix of ['GOOGLE_', 'DISCORD_']) {
    if (process.env[`${prefix}CLIENT_ID`]) continue;
    const own = Object.entries(settingsFor(url)).filter(([name]) => name.startsWith(prefix));
    Object.assign(process.env, Object.fromEntries(own));
  }
}

// `npm run dev`: the pages with hot reload, the API from its sources (see `apiInDevelopment`), and
// a local provider that signs in anyone.
runScript(async () => {
  await ensureInstalled();
  pointProvidersAt(await startProvider());
  const { createServer } = await import('vite');
  const server = await createServer({
    root: ROOT,
    server: {
      port,
      host: process.env['HOST'] ?? true,
    },
  });
  // Vite itself shuts down cleanly on SIGTERM only.
  process.once('SIGINT', () => void server.close().finally(() => process.exit()));
  await server.listen();
  server.printUrls();
});
