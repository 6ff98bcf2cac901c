import type { Hono } from 'hono';
import { health } from '#contract/health.ts';
import { implement } from '../http/implement.ts';
import { VERSION } from '../version.ts';

/** The one call that always works: is the server there, and which version is it? */
export function healthRoutes(app: Hono): void {
  implement(app, health, () => ({ version: VERSION }));
}
