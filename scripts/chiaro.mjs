import './node-version.mjs';
import { runScript } from './project.mjs';
import { runTs } from './run-ts.mjs';

// `npm run chiaro -- <command>`: the command line of the puzzle language.
runScript(() => runTs('src/cli/main.ts', process.argv.slice(2)));
