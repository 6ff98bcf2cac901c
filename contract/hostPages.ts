import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Time } from './shapes.ts';
import { HostPageName } from './hostPageNames.ts';

/** A heading and the text under it. */
const Part = z.object({
  /** Plain text; null for the text before the first heading. */
  heading: z.nullable(z.string()),
  level: z.union([z.literal(2), z.literal(3)]),
  /** Markdown. */
  text: z.string(),
});

export const HostPage = z.object({
  /** The title in the file; null if it has none. */
  title: z.nullable(z.string()),
  /** The language of the text; null if the file names none. */
  language: z.nullable(z.string()),
  parts: z.array(Part),
  changedAt: Time,
});
export type HostPage = z.infer<typeof HostPage>;

/** A page with a text of the host, in the language of the reader if there is one. */
export const readHostPage = endpoint({
  method: 'GET',
  path: '/site/page/:name',
  caller: 'anyone',
  rate: 'reads',
  params: z.object({ name: HostPageName }),
  /** The tag of a language, such as `de`. */
  query: z.object({ language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))) }),
  response: HostPage,
  errors: ['not_found'],
});
