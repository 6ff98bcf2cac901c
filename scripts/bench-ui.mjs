import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { runScript } from './project.mjs';
import { runTs } from './run-ts.mjs';

// Measures the built product in a real browser: `npm run bench:ui [-- WORD]`.
runScript(async () => {
  await ensureChromium();
  await ensureBuilt();
  await runTs('tests/bench/ui/main.ts', process.argv.slice(2));
});
