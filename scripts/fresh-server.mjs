import './node-version.mjs';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runScript, StepError } from './project.mjs';

// `node scripts/fresh-server.mjs NAME`: the built server with an empty site, for tests and
// measurements in a browser. Each name has a data folder of its own, which stays until next time.
runScript(async () => {
  const name = process.argv[2];
  if (!name || !/^[\w-]+$/.test(name)) throw new StepError('Say who the server is for, in a word.');
  const folder = path.join(ROOT, '.cache/data', name);
  rmSync(folder, { recursive: true, force: true });
  process.env['DATA_DIR'] = folder;
  await import(new URL('../dist/server/main.js', import.meta.url).href);
});
