import { fileURLToPath } from 'node:url';
import { runServer } from './start/runServer.ts';

await runServer({
  variables: process.env,
  isCheck: process.argv.includes('--check'),
  pagesDirectory: fileURLToPath(new URL('../client', import.meta.url)),
  puzzleWorker: new URL('puzzleWorker.js', import.meta.url),
});
