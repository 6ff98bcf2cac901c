import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Whether the server is there, and which version it speaks. */
export const health = endpoint({
  method: 'GET',
  path: '/',
  caller: 'anyone',
  rate: 'unlimited',
  response: z.object({ version: z.string() }),
  errors: ['maintenance'],
});
