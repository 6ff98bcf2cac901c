import * as z from 'zod/mini';
import { endpoint, raw } from './endpoint.ts';

const ENDING = '.atom';

/** The name of a feed's file: an id and `.atom`. What comes out is the id. */
const AtomFile = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}\.atom$/,
        'Expected an id and .atom',
      ),
    ),
  z.transform((name) => name.slice(0, -ENDING.length)),
);

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
