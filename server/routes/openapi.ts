import { openApi } from '#contract/openapi.ts';
import { ok } from '#base/result.ts';
import { cookieOf } from '../auth/sessions.ts';
import type { Deps } from '../deps.ts';
import { answerFresh } from '../http/answerFresh.ts';
import { implement, type Route } from '../http/implement.ts';
import { describeApi } from '../http/openapi.ts';
import { VERSION } from '../version.ts';

const MAX_AGE_SECONDS = 600;

/** The description of the API. It is written when it is asked for first, and is then the same. */
export function openApiRoutes(deps: Deps): readonly Route[] {
  const { apiOrigin } = deps.site;
  let written: string | null = null;
  return [
    implement(deps, openApi, ({ context }) => {
      const sessionCookie = cookieOf(deps.site).name;
      written ??= JSON.stringify(describeApi({ apiOrigin, version: VERSION, sessionCookie }));
      const kept = { body: written, type: 'application/json', maxAgeSeconds: MAX_AGE_SECONDS };
      return ok(answerFresh(context, kept));
    }),
  ];
}
