import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { wholeNumber } from './query.ts';

const MAX_URL = 2000;

/** Width or height available for the frame on a site, in pixels. */
const Side = z.optional(z.pipe(wholeNumber, z.int().check(z.minimum(0))));

/** Embed of a puzzle in pages that link to it, by oEmbed 1.0 (oembed.com). */
export const oembed = endpoint({
  method: 'GET',
  path: '/oembed',
  caller: 'anyone',
  rate: 'reads',
  query: z.object({
    /** Address of the page on which the puzzle is solved. */
    url: z.string().check(z.maxLength(MAX_URL)),
    format: z.optional(z.literal('json')),
    maxwidth: Side,
    maxheight: Side,
  }),
  response: z.object({
    type: z.literal('rich'),
    version: z.literal('1.0'),
    title: z.string(),
    author_name: z.string(),
    author_url: z.string(),
    provider_name: z.string(),
    provider_url: z.string(),
    cache_age: z.int(),
    /** A frame with the puzzle in it. */
    html: z.string(),
    width: z.int(),
    height: z.int(),
    thumbnail_url: z.string(),
    thumbnail_width: z.int(),
    thumbnail_height: z.int(),
  }),
  errors: ['not_found'],
});
