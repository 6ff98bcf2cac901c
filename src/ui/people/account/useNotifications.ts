import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { useElementMap } from '#ui/shared/platform/useElementMap.ts';
import { flattenPages } from './notificationPages.ts';
import { deleteNotificationsMutation, listQuery, markReadMutation } from './notificationQueries.ts';

/** The loaded notifications of the visitor, the heading of their list, and their mutations. */
export function useNotifications() {
  const list = useInfiniteQuery(listQuery, queryClient);
  const { mutate: markRead } = useMutation(markReadMutation(queryClient), queryClient);
  const { mutate: remove } = useMutation(deleteNotificationsMutation(queryClient), queryClient);
  const all = useMemo(() => (list.data ? flattenPages(list.data) : []), [list.data]);
  const title = useRef<HTMLHeadingElement>(null);
  const buttons = useElementMap<string>();
  /** The props of a row. Deleting moves the focus to the delete button of the next row. */
  const rowProps = (id: string) => ({
    onRead: () => markRead([id]),
    deleteRef: buttons.refFor(id),
    onDelete: () => {
      const ids = all.map((notification) => notification.id);
      focusFirst([...buttons.neighbors(ids, id), title.current]);
      remove([id]);
    },
  });
  return { list, all, title, markRead, remove, rowProps };
}
