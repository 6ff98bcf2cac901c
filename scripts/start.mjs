import './node-version.mjs';
import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';

// `npm start`: install and build if necessary, then serve from this process. An existing build
// needs no development packages.
runScript(async () => {
  await ensureInstalled({ forServing: isBuilt() });
  await ensureBuilt();
  await import(new URL('../dist/server/main.js', import.meta.url).href);
});
