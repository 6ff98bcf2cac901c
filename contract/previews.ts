import * as z from 'zod/mini';
import { endpoint, raw } from './endpoint.ts';
import { idFile } from './shapes.ts';

const params = z.object({ file: idFile('.png') });

/**
 * Pictures of 1200 x 630 pixels for link previews. The query is ignored: it only makes the address
 * of a changed picture different.
 */
const preview = {
  method: 'GET',
  caller: 'anyone',
  rate: 'previews',
  params,
  response: raw,
  errors: ['not_found', 'busy'],
} as const;

/** A puzzle: its initial board and its title. */
export const puzzlePreview = endpoint({ ...preview, path: '/preview/puzzle/:file' });

/** A collection: some of its boards. */
export const collectionPreview = endpoint({ ...preview, path: '/preview/collection/:file' });

/** An account: its picture and its counts. */
export const userPreview = endpoint({ ...preview, path: '/preview/user/:file' });
