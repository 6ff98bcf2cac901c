import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SignUp } from './signUp.ts';

/**
 * The version of the API. Clients of one major version work with all of its releases: it increases
 * when a call changes incompatibly for older pages.
 */
export const API_VERSION = '11.6.0';

/** The major version, which must be equal for a page and its server. */
export const API_MAJOR = readMajorVersion(API_VERSION);

/** The part of a version that determines compatibility. */
export function readMajorVersion(version: string): string {
  return version.split('.')[0] ?? '';
}

/** Health of the server: its API version, and the owner of the site. */
export const health = endpoint({
  method: 'GET',
  path: '/',
  caller: 'anyone',
  rate: 'unlimited',
  /** Programs of other versions read it too: only `version` is guaranteed. */
  response: z.object({
    version: z.string(),
    /** The version of the product. */
    release: z.optional(z.string()),
    /** The origin of the pages: people can sign in there alone. */
    address: z.optional(z.string()),
    /** The e-mail address of the operator. */
    contact: z.optional(z.string()),
    /** Address of the source code of this site; omitted if the operator has not set it. */
    source: z.optional(z.string()),
    /** False if the site sells nothing: it has no payment provider. */
    takesPayments: z.optional(z.boolean()),
    /** People who may sign up; everyone if omitted. */
    signUp: z.optional(SignUp),
    /** The pages with texts of the host, and the time of their last change. */
    pages: z.optional(z.array(z.object({ name: z.string(), changedAt: z.string() }))),
  }),
  errors: ['maintenance'],
});
