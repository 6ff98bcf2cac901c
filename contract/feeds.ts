import * as z from 'zod/mini';
import { endpoint, raw } from './endpoint.ts';
import { idFile } from './shapes.ts';

const AtomFile = idFile('.atom');

/** What all feeds have in common: Atom 1.0 for programs, without signing in. */
const feed = { method: 'GET', caller: 'anyone', rate: 'reads', response: raw } as const;

/** Puzzles as they are published. */
export const puzzleFeed = endpoint({ ...feed, path: '/feed/puzzles.atom' });

/** Puzzles that somebody publishes. */
export const userFeed = endpoint({
  ...feed,
  path: '/feed/user/:file',
  params: z.object({ file: AtomFile }),
  errors: ['not_found'],
});

/** Puzzles that come to a public collection. */
export const collectionFeed = endpoint({
  ...feed,
  path: '/feed/collection/:file',
  params: z.object({ file: AtomFile }),
  errors: ['not_found'],
});
