import * as z from 'zod/mini';

/**
 * A sentence for people as data, which pages say in the reader's language: its id, such as
 * `refusals.noPuzzle`, and the values in it: strings, numbers, and texts in texts. Ids and values
 * change with releases, so programs use the English sentence beside it.
 */
export const SentText = z.object({
  id: z.string(),
  values: z.optional(z.record(z.string(), z.unknown())),
});
