import { runServer } from '#server/start/runServer.ts';

// The server without the pages, from its sources: for tests with `SourceServer`.
await runServer({
  variables: process.env,
  isCheck: false,
  pagesDirectory: null,
  puzzleWorker: new URL(process.env['PUZZLE_WORKER'] ?? ''),
});
