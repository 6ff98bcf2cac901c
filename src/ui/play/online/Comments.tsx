import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { countQuery } from '#ui/people/comments/commentQueries.ts';
import { iconButtonClass } from '#ui/shared/components/buttonStyles.ts';
import { countText } from '#ui/library/lists/counts.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useCommentsPlace } from './useCommentsPlace.ts';
import { useReader } from './useCompletion.ts';

const CommentsDrawer = lazy(() =>
  import('#ui/people/comments/CommentsDrawer.tsx').then(({ CommentsDrawer }) => ({
    default: CommentsDrawer,
  })),
);

/** Opens what people say of a puzzle, and tells how much that is. */
export function CommentsButton({
  server,
  size,
  onOpen,
}: {
  server: ServerPuzzle;
  /** Classes for width and height, where they are not the usual ones. */
  size?: string;
  onOpen?: (() => void) | undefined;
}) {
  const t = useText();
  const reader = useReader() ?? null;
  const { open } = useCommentsPlace();
  const { data: count } = useQuery(
    { ...countQuery({ puzzleId: server.id, reader: reader ?? '' }), enabled: reader !== null },
    queryClient,
  );
  if (reader === null) return null;
  const label = t('online.comments', { count: count ?? 0, shown: countText(t, count ?? 0) });
  return (
    <button
      type="button"
      className={`${iconButtonClass(size)} relative`}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => {
        onOpen?.();
        open();
      }}
    >
      <MessageSquare aria-hidden />
      {count !== undefined && count > 0 && (
        <span
          className="absolute top-0.5 right-0.5 min-w-4 rounded-full bg-fill-2 px-1 text-[11px]/4 text-base-content tabular-nums"
          aria-hidden
        >
          {countText(t, count)}
        </span>
      )}
    </button>
  );
}

/** The comments, while the address says that they are open. */
export function Comments({ server }: { server: ServerPuzzle }) {
  const { isOpen, wanted, close } = useCommentsPlace();
  return (
    <Suspense>
      {isOpen && (
        <CommentsDrawer
          puzzleId={server.id}
          authorId={server.about?.creator.id ?? null}
          wanted={wanted}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
