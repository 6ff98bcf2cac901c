import type { Context } from 'hono';
import { agentName } from '../domain/agentName.ts';

/** The browser and system of a request according to its User-Agent: `Firefox on Linux`. */
export function requestAgent(context: Context): string {
  return agentName(context.req.header('User-Agent') ?? '');
}
