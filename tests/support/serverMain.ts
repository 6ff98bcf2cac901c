import { pathToFileURL } from 'node:url';
import { runServer } from '#server/start/runServer.ts';
import { bundle } from '../../scripts/bundle.mjs';

// The server without the pages, from its sources: for tests with `ServerProcess`.
await runServer({
  variables: process.env,
  isCheck: process.argv.includes('--check'),
  pagesDirectory: null,
  puzzleWorker: pathToFileURL(await bundle('server/checks/worker.ts')),
});
