import './node-version.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';

// `npm start`: install and build what is missing, then serve from this very process.
runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await import(new URL('../dist/server/main.js', import.meta.url).href);
});
