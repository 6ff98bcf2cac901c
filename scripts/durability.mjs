import './node-version.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './project.mjs';
import { runTs } from './run-ts.mjs';

// Kills the built server and its database repeatedly, and checks that nothing was lost: `npm run
// durability [-- --rounds N]`. `--clients` attacks it with bad clients instead.
runScript(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await runTs('tests/durability/main.ts', process.argv.slice(2));
});
