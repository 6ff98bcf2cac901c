import { API_VERSION, health } from '#contract/health.ts';
import { ok } from '#base/result.ts';
import type { Deps } from '../deps.ts';
import { implement, type Route } from '../http/implement.ts';
import { VERSION } from '../version.ts';

/** The one call that always works: is the server there, what does it speak, and whose is it? */
export function healthRoutes(deps: Deps): readonly Route[] {
  const { contact, source } = deps.site;
  const answer = { version: API_VERSION, release: VERSION, contact, ...(source && { source }) };
  return [implement(deps, health, () => ok(answer))];
}
