import './node-version.mjs';
import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';

// `npm start`: install and build what is missing, then serve from this very process. A build that
// is there needs no packages of development.
runScript(async () => {
  await ensureInstalled({ forServing: isBuilt() });
  await ensureBuilt();
  await import(new URL('../dist/server/main.js', import.meta.url).href);
});
