import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { Suspense } from 'react';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { countQuery } from '#ui/people/comments/commentQueries.ts';
import { iconButtonClass } from '#ui/shared/components/Button.tsx';
import { countText } from '#ui/library/lists/formats.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useReader } from './useCompletion.ts';
import { useLocation, useNavigate, type Location } from 'react-router';

const CommentsDrawer = lazyDialog(
  async () => (await import('#ui/people/comments/CommentsDrawer.tsx')).CommentsDrawer,
);

/** The button that opens the comments, with their number. */
export function CommentsButton({
  server,
  size,
  onOpen,
}: {
  server: ServerPuzzle;
  /** Classes for width and height instead of the default ones. */
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

/** The comments, while the address has their hash. */
export function Comments({ server }: { server: ServerPuzzle }) {
  const { isOpen, wanted, close } = useCommentsPlace();
  return (
    <Suspense>
      {isOpen && (
        <CommentsDrawer
          puzzleId={server.id}
          authorId={server.about?.creator.id ?? null}
          target={wanted}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

const HASH = '#comments';
/** The hash of one comment. */
const ONE = /^#comment-([\w-]+)$/;

/**
 * State of the drawer of comments. It is in the hash of the address, so that links can open it and
 * Back closes it.
 */
function useCommentsPlace() {
  const place: Location<unknown> = useLocation();
  const { hash, search, state } = place;
  const navigate = useNavigate();
  const wanted = ONE.exec(hash)?.[1] ?? null;
  return {
    isOpen: hash === HASH || wanted !== null,
    /** Id of the comment in the hash. */
    wanted,
    open: () => void navigate({ hash: HASH, search }, { state: FROM_PAGE }),
    /**
     * Go back in the history, unless the visitor arrived by a link and there is no entry of the
     * page.
     */
    close: () =>
      void (isFromPage(state) ? navigate(-1) : navigate({ hash: '', search }, { replace: true })),
  };
}

const FROM_PAGE = { commentsOpenedHere: true };

function isFromPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'commentsOpenedHere' in state;
}
