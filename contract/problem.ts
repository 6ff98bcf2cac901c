import { z } from 'zod';

/** What the API answers when it does not do what was asked: a stable code and a sentence for people. */
export const Problem = z.object({
  code: z.string(),
  summary: z.string(),
});

/** A refusal of the API. */
export type Problem = z.infer<typeof Problem>;
