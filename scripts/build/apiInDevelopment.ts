import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type * as ServerModule from '../../server/app.ts';
import { answerClientError } from '../../server/http/clientErrors.ts';

/**
 * Serves the API in the development server, from the sources: a changed route takes effect at once.
 */
export function apiInDevelopment(): Plugin {
  return {
    name: 'api-in-development',
    apply: 'serve',
    configureServer(server) {
      const load = async (): Promise<ServerModule.App> => {
        const { createApp } = (await server.ssrLoadModule('/server/app.ts')) as typeof ServerModule;
        return createApp({
          pagesDirectory: null,
          logError: (error) => {
            server.config.logger.error(error.stack ?? error.message);
          },
          findSession: () => Promise.resolve(null),
        });
      };
      server.httpServer?.prependListener('clientError', answerClientError); // before Vite's own
      const answer = getRequestListener(async (request) => (await load()).fetch(request));
      server.middlewares.use((request, response, next) => {
        if (/^\/api(?:[/?]|$)/.test(request.url ?? '')) void answer(request, response);
        else next();
      });
    },
  };
}
