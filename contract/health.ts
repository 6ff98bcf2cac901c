import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * The version of the API. Programs written for one major version work with all of it: it goes up
 * when a call changes so that older pages cannot make it any more.
 */
export const API_VERSION = '11.0.0';

/** The major version, which a page and its server must have in common. */
export const API_MAJOR = readMajorVersion(API_VERSION);

/** The part of a version that tells who understands whom. */
export function readMajorVersion(version: string): string {
  return version.split('.')[0] ?? '';
}

/** Whether the server is there, which API it speaks, and whose site it is. */
export const health = endpoint({
  method: 'GET',
  path: '/',
  caller: 'anyone',
  rate: 'unlimited',
  /** Programs of another version read it too: only `version` is there for sure. */
  response: z.object({
    version: z.string(),
    /** The version of the product. */
    release: z.optional(z.string()),
    /** The e-mail address of whoever runs the site. */
    contact: z.optional(z.string()),
    /** Where the source code of this site is; left out where its host does not say. */
    source: z.optional(z.string()),
  }),
  errors: ['maintenance'],
});
