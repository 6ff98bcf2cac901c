import './node-version.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ROOT, run, runScript, StepError } from './project.mjs';

const USAGE = 'Usage: npm run mutants -- FOLDER [FILE], below src: npm run mutants -- ui/workspace';

// `npm run mutants -- FOLDER [FILE]`: which changes of the code no test of its folder notices.
runScript(async () => {
  const [folder, file] = process.argv.slice(2);
  if (folder === undefined || !existsSync(path.join(ROOT, 'tests', folder)))
    throw new StepError(USAGE);
  const isPattern = file?.includes('*');
  if (file !== undefined && !isPattern && !existsSync(path.join(ROOT, 'src', folder, file)))
    throw new StepError(`There is no file src/${folder}/${file}.\n${USAGE}`);
  await ensureInstalled();
  const stryker = path.join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const env = { MUTANTS: folder, ...(file !== undefined && { MUTANTS_FILE: file }) };
  process.exitCode = await run(process.execPath, [stryker, 'run'], { env });
});
