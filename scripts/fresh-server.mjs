import './node-version.mjs';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { forkLocalProvider, settingsFor } from './local-provider.mjs';
import { ROOT, runScript, StepError } from './project.mjs';

// `node scripts/fresh-server.mjs NAME [--provider]`: the built server with an empty site, for tests
// and measurements in a browser. Each name has its own data folder, which is kept until the next
// start. With a provider, tests can sign in as anyone, as if with Google and with Discord.
runScript(async () => {
  const [name, option] = process.argv.slice(2);
  if (!name || !/^[\w-]+$/.test(name)) throw new StepError('Say who the server is for, in a word.');
  const folder = path.join(ROOT, '.cache/data', name);
  rmSync(folder, { recursive: true, force: true });
  process.env['DATA_DIR'] = folder;
  process.env['DAILY'] ??= 'off'; // takes minutes of the processor
  process.env['STARTER_PUZZLES'] ??= 'off';
  if (option === '--provider')
    Object.assign(process.env, settingsFor(await forkLocalProvider('http://localhost')));
  await import(new URL('../dist/server/main.js', import.meta.url).href);
});
