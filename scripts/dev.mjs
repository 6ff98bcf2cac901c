import './node-version.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, runScript } from './project.mjs';

const DEFAULT_PORT = 4173;

// `npm run dev`: the pages with hot reload, and the API from its sources (see `apiInDevelopment`).
runScript(async () => {
  await ensureInstalled();
  const { createServer } = await import('vite');
  const server = await createServer({
    root: ROOT,
    server: {
      port: Number(process.env['PORT'] ?? DEFAULT_PORT),
      host: process.env['HOST'] ?? true,
    },
  });
  // Vite itself ends well on SIGTERM only.
  process.once('SIGINT', () => void server.close().finally(() => process.exit()));
  await server.listen();
  server.printUrls();
});
