import type { Context } from 'hono';
import { agentName } from '../domain/agentName.ts';

/** The browser and the system of a request, as far as it says: `Firefox on Linux`. */
export function requestAgent(context: Context): string {
  return agentName(context.req.header('User-Agent') ?? '');
}
