import { useLocation, useNavigate, type Location } from 'react-router';

const HASH = '#comments';
/** Leads to one comment. */
const ONE = /^#comment-([\w-]+)$/;

/**
 * Whether the comments of the page are open: the end of the address says so, so that a link leads
 * to them and the way back closes them.
 */
export function useCommentsPlace() {
  const place: Location<unknown> = useLocation();
  const { hash, search, state } = place;
  const navigate = useNavigate();
  const wanted = ONE.exec(hash)?.[1] ?? null;
  return {
    isOpen: hash === HASH || wanted !== null,
    /** The comment that the address leads to. */
    wanted,
    open: () => void navigate({ hash: HASH, search }, { state: FROM_PAGE }),
    /** Back to where they were opened; a link that led here has nothing before it. */
    close: () =>
      void (isFromPage(state) ? navigate(-1) : navigate({ hash: '', search }, { replace: true })),
  };
}

const FROM_PAGE = { commentsOpenedHere: true };

function isFromPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'commentsOpenedHere' in state;
}
