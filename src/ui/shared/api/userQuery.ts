import { queryOptions } from '@tanstack/react-query';
import { readUser } from '#contract/users.ts';
import { call } from './client.ts';

/** The public part of an account; null when it cannot be read. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: ['user', id],
    retry: false,
    queryFn: ({ signal }) => call(readUser, { params: { id }, signal }).catch(() => null),
  });
}
