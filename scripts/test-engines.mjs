import './node-version.mjs';
import { ensureBuilt } from './build.mjs';
import { ENGINE_ENV, ENGINE_TESTS, ensureEngines } from './engines.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runScript, StepError } from './project.mjs';

// `npm run test:engines`: the product in Firefox and WebKit. Further arguments go to Playwright.
runScript(async () => {
  await ensureInstalled();
  await ensureEngines();
  await ensureBuilt();
  const cli = 'node_modules/@playwright/test/cli.js';
  const args = [cli, ...ENGINE_TESTS, ...process.argv.slice(2)];
  if ((await run(process.execPath, args, { env: ENGINE_ENV })) !== 0)
    throw new StepError('Not all is well in Firefox and WebKit: see above.');
});
