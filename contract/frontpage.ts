import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CollectionBrief, PuzzleBrief } from './shapes.ts';

/** What is new: eight of each, as everybody sees them. */
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
