import './node-version.mjs';
import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript, StepError } from './project.mjs';

// `node scripts/server-command.mjs <name> [arguments]`: runs a program of the built server, such as
// `backup`, in this process; installs and builds first if necessary.
runScript(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined)
    throw new StepError(
      'Missing program name. Usage: node scripts/server-command.mjs NAME [ARGUMENTS]',
    );
  await ensureInstalled({ forServing: isBuilt() });
  await ensureBuilt();
  process.argv = [process.execPath, name, ...args];
  await import(new URL(`../dist/server/${name}.js`, import.meta.url).href);
});
