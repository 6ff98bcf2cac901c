import * as z from 'zod/mini';
import { endpoint, raw } from './endpoint.ts';
import { idFile } from './shapes.ts';

const AtomFile = idFile('.atom');

/** Common part of all feeds: Atom 1.0, without signing in. */
const feed = { method: 'GET', caller: 'anyone', rate: 'reads', response: raw } as const;

/** Published puzzles. */
export const puzzleFeed = endpoint({ ...feed, path: '/feed/puzzles.atom' });

/** The puzzles of the last days. */
export const dailyFeed = endpoint({ ...feed, path: '/feed/daily.atom' });

/** Puzzles published by an account. */
export const userFeed = endpoint({
  ...feed,
  path: '/feed/user/:file',
  params: z.object({ file: AtomFile }),
  errors: ['not_found'],
});

/** Puzzles added to a public collection. */
export const collectionFeed = endpoint({
  ...feed,
  path: '/feed/collection/:file',
  params: z.object({ file: AtomFile }),
  errors: ['not_found'],
});
