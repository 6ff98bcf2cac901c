import {
  queryOptions,
  type InfiniteData,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  endSession,
  listIdentities,
  listSessions,
  removeIdentity,
  type Identity,
  type SignedInBrowser,
} from '#contract/auth.ts';
import { updateMe, type Me } from '#contract/users.ts';
import { message, type Text } from '#texts/message.ts';
import { call, ensureGone } from '#ui/shared/api/client.ts';
import { meQuery } from '#ui/shared/api/me.ts';
import { pagedList, type ResultPage, type PagedQuery } from '#ui/shared/api/pagedList.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { receiveText } from '#ui/shared/texts/receiveText.ts';

/** A browser in which an account is signed in. */
export interface BrowserSession extends z.infer<typeof SignedInBrowser> {
  /** Its name for the middle of a sentence, if this page can say it; otherwise `agent` alone. */
  readonly said?: Text | null;
}
type BrowserPages = InfiniteData<ResultPage<BrowserSession>, string | null>;

/** Runs `work`, after asking for a recent sign-in if it needs one. */
export type Confirmed = <T>(work: () => Promise<T>) => Promise<T>;

/** Each caller reports failures itself. */
const QUIET = { isQuiet: true };

/** The identities of the own account. */
export const identitiesQuery = queryOptions({
  queryKey: ['user', 'me', 'identities'],
  meta: QUIET,
  queryFn: async ({ signal }) => (await call(listIdentities, { signal })).results,
});

/** The sessions of the own account, the newest first. */
export const sessionsQuery: PagedQuery<BrowserSession> = {
  ...pagedList<BrowserSession>(['user', 'me', 'sessions'], async (query, signal) => {
    const { total, results } = await call(listSessions, { query, signal });
    const named = results.map(async (it) => ({
      ...it,
      said: await receiveText(it.agentText),
    }));
    return { total, results: await Promise.all(named) };
  }),
  meta: QUIET,
};

interface Profile {
  readonly name: string;
  readonly description: string;
}

/**
 * Change name and description, with an optimistic update that is rolled back if the server refuses.
 */
export function updateMeMutation(
  client: QueryClient,
): MutationOptions<unknown, Error, Profile, Me | undefined> {
  return {
    meta: QUIET, // the form shows the failure next to its field
    mutationFn: ({ name, description }) => call(updateMe, { body: { name, description } }),
    onMutate: async ({ name, description }) => {
      await client.cancelQueries({ queryKey: meQuery.queryKey, exact: true });
      const before = client.getQueryData<Me | null>(meQuery.queryKey) ?? undefined;
      client.setQueryData(meQuery.queryKey, (me) => me && { ...me, name, description });
      return before;
    },
    onError: (_, __, before) => {
      if (before) client.setQueryData(meQuery.queryKey, before);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['user'] }),
  };
}

/** Remove an identity, with an optimistic update that is rolled back if the server refuses. */
export function removeIdentityMutation(
  client: QueryClient,
  confirmed: Confirmed,
): MutationOptions<unknown, Error, Identity, Identity[] | undefined> {
  return {
    meta: QUIET,
    mutationFn: ({ id }) => confirmed(() => ensureGone(removeIdentity, { params: { id } })),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: identitiesQuery.queryKey });
      const before = client.getQueryData(identitiesQuery.queryKey);
      client.setQueryData(identitiesQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
      return before;
    },
    onError: (error, _, before) => {
      client.setQueryData(identitiesQuery.queryKey, before);
      tell('ownAccount.notRemoved', error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
  };
}

/** End sessions, with an optimistic update. Those that the server could not end are restored. */
export function endSessionsMutation(
  client: QueryClient,
  confirmed: Confirmed,
): MutationOptions<unknown, Error, readonly string[], BrowserPages | undefined> {
  const { queryKey } = sessionsQuery;
  return {
    meta: QUIET,
    mutationFn: async (ids) => {
      for (const id of ids) await confirmed(() => ensureGone(endSession, { params: { id } }));
    },
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<BrowserPages>(queryKey);
      client.setQueryData<BrowserPages>(queryKey, (all) => all && without(all, ids));
      return before;
    },
    onError: (error, _, before) => {
      client.setQueryData<BrowserPages>(queryKey, before);
      tell('ownAccount.notEnded', error);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  };
}

/** The ids of all sessions but this browser's, loaded or not. */
export async function otherSessions(): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? {} : { cursorAfter: cursor };
    const { results } = await call(listSessions, { query });
    ids.push(...results.filter(({ current }) => !current).map(({ id }) => id));
    cursor = results.at(-1)?.id;
  } while (cursor !== undefined);
  return ids;
}

function without(pages: BrowserPages, ids: readonly string[]): BrowserPages {
  const left = pages.pages.map((page) => ({
    ...page,
    results: page.results.filter(({ id }) => !ids.includes(id)),
  }));
  return { ...pages, pages: left };
}

function tell(id: 'ownAccount.notRemoved' | 'ownAccount.notEnded', error: Error): void {
  notify({ kind: 'error', message: message(id, { problem: describeFailure(error) }) });
}
