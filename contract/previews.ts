import * as z from 'zod/mini';
import { endpoint, raw } from './endpoint.ts';
import { idFile } from './shapes.ts';

const params = z.object({ file: idFile('.png') });

/**
 * Pictures of 1200 x 630 pixels for programs that show links. What follows a question mark changes
 * nothing: it makes other addresses of other pictures.
 */
const preview = {
  method: 'GET',
  caller: 'anyone',
  rate: 'previews',
  params,
  response: raw,
  errors: ['not_found', 'busy'],
} as const;

/** A puzzle: its board as players find it, and what it is called. */
export const puzzlePreview = endpoint({ ...preview, path: '/preview/puzzle/:file' });

/** A collection: some of its boards. */
export const collectionPreview = endpoint({ ...preview, path: '/preview/collection/:file' });

/** Somebody: their picture and what they have done. */
export const userPreview = endpoint({ ...preview, path: '/preview/user/:file' });
