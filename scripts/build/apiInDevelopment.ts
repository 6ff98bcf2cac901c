import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type * as AppModule from '../../server/app.ts';
import type * as EnvModule from '../../server/env.ts';
import { bundle } from '../bundle.mjs';
import type * as ClientErrorsModule from '../../server/http/clientErrors.ts';
import type * as LogModule from '../../server/ops/log.ts';
import type * as SiteModule from '../../server/start/openSite.ts';
import type * as FirstModule from '../../server/start/printSetupUrl.ts';

/** Paths that the server answers itself: all others are pages. */
const ANSWERED = /^\/(?:api|livez|readyz)(?:[/?]|$)/;

/**
 * Serves the API in the development server from the sources: a changed route takes effect at once.
 * The site around the routes, with its database, is opened once and stays open.
 */
export function apiInDevelopment(): Plugin {
  const stopping = new AbortController();
  let site: SiteModule.OpenSite | null = null;
  return {
    name: 'api-in-development',
    apply: 'serve',
    configureServer(server) {
      server.httpServer?.once('listening', () => {
        void open(server, stopping.signal).then(
          (opened) => (site = opened),
          (error: unknown) => giveUp(server, error),
        );
      });
      const answer = getRequestListener(async (request) => {
        if (!site)
          return Response.json({ code: 'maintenance', summary: 'Starting.' }, { status: 503 });
        const app = await appFor(server, site);
        return app.fetch(request);
      });
      server.middlewares.use((request, response, next) => {
        if (ANSWERED.test(request.url ?? '')) void answer(request, response);
        else next();
      });
    },
    async closeBundle() {
      stopping.abort();
      site?.drain();
      await site?.stop();
    },
  };
}

async function open(server: ViteDevServer, signal: AbortSignal): Promise<SiteModule.OpenSite> {
  const load = (path: string) => server.ssrLoadModule(path);
  const { parseEnv } = (await load('/server/env.ts')) as typeof EnvModule;
  const { createLog } = (await load('/server/ops/log.ts')) as typeof LogModule;
  const { openSite } = (await load('/server/start/openSite.ts')) as typeof SiteModule;
  const { answerClientError } = (await load(
    '/server/http/clientErrors.ts',
  )) as typeof ClientErrorsModule;
  server.httpServer?.prependListener('clientError', answerClientError); // before Vite's own
  const { printSetupUrl } = (await load('/server/start/printSetupUrl.ts')) as typeof FirstModule;
  const env = parseEnv(process.env);
  if (!env.ok) throw new Error(env.error.join('\n'));
  const address = server.httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : env.value.port;
  const log = createLog({ level: env.value.logLevel, isTerminal: process.stdout.isTTY });
  const puzzleWorker = pathToFileURL(await bundle('server/checks/worker.ts'));
  const site = openSite({ env: env.value, port, log, pagesDirectory: null, puzzleWorker });
  const start = async () => {
    await site.start(signal);
    if (env.value.isFirstRunLogin)
      await printSetupUrl(site.deps, {
        dataFolder: env.value.dataFolder,
        isTerminal: process.stdout.isTTY,
        print: (text) => process.stdout.write(text),
      });
  };
  start().catch((error: unknown) => {
    if (!signal.aborted) giveUp(server, error);
  });
  return site;
}

function giveUp(server: ViteDevServer, error: unknown): never {
  server.config.logger.error(error instanceof Error ? error.message : 'The API cannot start.');
  process.exit(1);
}

interface KnownApp {
  readonly create: typeof AppModule.createApp;
  readonly site: SiteModule.OpenSite;
  readonly app: AppModule.App;
}

let known: KnownApp | null = null;

/** The module is reloaded as soon as a file it imports has changed. */
async function appFor(server: ViteDevServer, site: SiteModule.OpenSite): Promise<AppModule.App> {
  const { createApp: create } = (await server.ssrLoadModule('/server/app.ts')) as typeof AppModule;
  if (known?.create !== create || known.site !== site)
    known = { create, site, app: create(site.deps) };
  return known.app;
}
