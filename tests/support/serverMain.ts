import { runServer } from '#server/start/runServer.ts';

// The server without the pages, from its sources: for tests with `SourceServer`.
await runServer({
  variables: process.env,
  isCheck: process.argv.includes('--check'),
  pagesDirectory: null,
  puzzleWorker: new URL(process.env['PUZZLE_WORKER'] ?? ''),
});
