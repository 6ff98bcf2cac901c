import { health } from '#contract/health.ts';
import { ok } from '#engine/result.ts';
import type { Deps } from '../deps.ts';
import { implement, type Route } from '../http/implement.ts';
import { VERSION } from '../version.ts';

/** The one call that always works: is the server there, and which version is it? */
export function healthRoutes(deps: Deps): readonly Route[] {
  return [implement(deps, health, () => ok({ version: VERSION }))];
}
