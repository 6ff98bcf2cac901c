import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CollectionBrief, PuzzleBrief } from './shapes.ts';

/** The front page: the newest eight of each list, as visitors see them. */
export const readFrontpage = endpoint({
  method: 'GET',
  path: '/frontpage',
  caller: 'anyone',
  rate: 'reads',
  response: z.object({
    newestPuzzles: z.array(PuzzleBrief),
    newestCollections: z.array(CollectionBrief),
  }),
});
