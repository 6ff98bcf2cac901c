import './node-version.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';
import { runTs } from './run-ts.mjs';

// Kills the built server and its database again and again, and looks for what was lost:
// `npm run durability [-- --rounds N]`. With `--clients` it meets bad clients instead.
runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await runTs('tests/durability/main.ts', process.argv.slice(2));
});
