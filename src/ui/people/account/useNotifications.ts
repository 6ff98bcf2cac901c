import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { allOf } from './notificationPages.ts';
import { deleteMutation, listQuery, markReadMutation } from './notificationQueries.ts';

/** What the visitor was told, as far as it is loaded, and what can be done to it. */
export function useNotifications() {
  const list = useInfiniteQuery(listQuery, queryClient);
  const { mutate: markRead } = useMutation(markReadMutation(queryClient), queryClient);
  const { mutate: remove } = useMutation(deleteMutation(queryClient), queryClient);
  const all = useMemo(() => (list.data ? allOf(list.data) : []), [list.data]);
  return { list, all, markRead, remove };
}

/** The buttons that delete the notifications beside one, the next first. */
export function neighborsOf(row: HTMLElement | null): readonly (HTMLElement | undefined)[] {
  const own = row?.querySelector('[data-delete]');
  const list = row?.closest('ul, [role="list"]');
  if (!own || !list) return [];
  const buttons = [...list.querySelectorAll<HTMLElement>('[data-delete]')];
  const place = buttons.findIndex((button) => button === own);
  return [buttons[place + 1], buttons[place - 1]];
}
