import { Play, RotateCcw, SquarePen, Undo2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { encodeShare } from '#engine/codec/share.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { useControls } from '#ui/board/boardSelectors.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const ReplayDialog = lazyDialog(async () => (await import('./ReplayDialog.tsx')).ReplayDialog);

const TOOL =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-[15px]/[1.2] phone:gap-1.5 phone:px-1 phone:text-[14px] phone:whitespace-nowrap phone:max-[350px]:[&>svg]:hidden text-muted transition-colors hover:bg-fill-1 hover:text-base-content [&>svg]:size-4.5 [&>svg]:stroke-[1.6]';

/** Buttons for a solved board, in place of its tools. */
export default function SolvedTools({
  workspace: { opened, store, address, onRestart },
}: {
  workspace: Workspace;
}) {
  const t = useText();
  const { canUndo, canRestart } = useControls(store);
  const { actor, mode } = store;
  const copyAddress = useCopyAddress(address, opened.puzzle);
  const hasCopy = opened.isSaved !== false && copyAddress !== null; // else the editor is below
  return (
    <div
      className="flex flex-wrap items-center justify-center gap-x-2 phone:justify-between phone:gap-x-0"
      role="group"
      aria-label={t('play.boardTools')}
    >
      {canUndo && (
        <button
          type="button"
          className={TOOL}
          aria-keyshortcuts="Z"
          onClick={() => actor.send({ type: 'history.undo' })}
        >
          <Undo2 aria-hidden />
          {t('site.undo')}
        </button>
      )}
      {canRestart && (
        <button
          type="button"
          className={TOOL}
          aria-keyshortcuts="R"
          aria-haspopup={mode.isFinal ? 'dialog' : undefined}
          onClick={onRestart}
        >
          <RotateCcw aria-hidden />
          {t('solved.solveAgain')}
        </button>
      )}
      {canUndo && <Watch store={store} />}
      {hasCopy && (
        <Link className={TOOL} to={copyAddress}>
          <SquarePen aria-hidden />
          {t('solved.copyToEditor')}
        </Link>
      )}
    </div>
  );
}

/** The button that opens the replay. */
function Watch({ store }: Pick<Workspace, 'store'>) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={TOOL} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Play aria-hidden />
        {t('solved.watch')}
      </button>
      <Suspense>{isOpen && <ReplayDialog store={store} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/**
 * The address that opens a copy of the puzzle in the editor. Null while the link is encoded, which
 * is needed if the address contains only the id of the puzzle.
 */
function useCopyAddress(address: string, puzzle: Puzzle): string | null {
  const query = /^\/\w+(\?.*)/.exec(address)?.[1];
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (query !== undefined) return undefined;
    let isCurrent = true;
    void encodeShare(writePuzzle(puzzle), browserCompression).then((data) => {
      if (isCurrent) setMade(`/create?d=${encodeURIComponent(data)}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [query, puzzle]);
  return query === undefined ? made : `/create${query}`;
}
