import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const MAX_URL = 2000;

/**
 * What other sites show of a puzzle when somebody links to it, by oEmbed 1.0 (oembed.com). It is
 * a link: there is no page of a puzzle that is made to stand in a frame.
 */
export const oembed = endpoint({
  method: 'GET',
  path: '/oembed',
  caller: 'anyone',
  rate: 'reads',
  query: z.object({
    /** The address of the page where the puzzle is solved. */
    url: z.string().check(z.maxLength(MAX_URL)),
    format: z.optional(z.literal('json')),
  }),
  response: z.object({
    type: z.literal('link'),
    version: z.literal('1.0'),
    title: z.string(),
    author_name: z.string(),
    author_url: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.int(),
  }),
  errors: ['not_found'],
});
