import { Suspense, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { encodeShare } from '#engine/codec/share.ts';
import { editAddress } from '#engine/codec/shareLinks.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { replaceAddress } from '#ui/shared/platform/address.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { savePuzzleFile } from '#ui/shared/platform/puzzleFiles.ts';
import { onUpdate } from '#ui/shared/platform/update.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { presentPuzzle } from './presentPuzzle.ts';
import type { Workspace } from './useWorkspace.ts';
import { leaveGuards } from './leaveGuards.ts';

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

type Guarded = Pick<Workspace, 'play' | 'slot' | 'store'>;

/**
 * Protects a draft that could not be stored: asks before the page is left (if the setting is on),
 * and writes the puzzle into the address before an update reloads the page. Stored drafts need no
 * question.
 */
export function DraftGuard({ workspace }: { workspace: Guarded }) {
  const asks = useSetting('enableExitConfirmation');
  useLeaveQuestion(workspace, asks);
  useUpdateAddress(workspace);
  // A nested editor already shows its question.
  const [isHeld, setHeld] = useState(false);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (!asks || from.pathname + from.search === to.pathname + to.search) return false;
    const isNowHeld = leaveGuards.blocks();
    setHeld(isNowHeld);
    return isNowHeld || !storeNow(workspace);
  });
  useEffect(() => {
    if (isHeld) blocker.reset?.();
  }, [isHeld, blocker]);
  if (isHeld || blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog
        onLeave={() => blocker.proceed()}
        onSave={() => savePuzzleFile(presentPuzzle(workspace.store))}
        onClose={() => blocker.reset()}
      />
    </Suspense>
  );
}

/** Store unsaved changes synchronously. Returns whether all is stored. */
function storeNow({ play, slot }: Guarded): boolean {
  play.send({ type: 'page.left' });
  return slot.isStored;
}

/**
 * The `beforeunload` question of the browser. The listener exists only while something is not
 * stored.
 */
function useLeaveQuestion(workspace: Guarded, asks: boolean): void {
  const { play } = workspace;
  useEffect(() => {
    const { progress } = play.getSnapshot().children;
    if (!asks || !progress) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!storeNow(workspace)) event.preventDefault();
    };
    const follow = () => {
      const isAtRest = progress.getSnapshot().matches('clean');
      if (isAtRest) window.removeEventListener('beforeunload', ask);
      else window.addEventListener('beforeunload', ask);
    };
    follow();
    const subscription = progress.subscribe(follow);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('beforeunload', ask);
    };
  }, [workspace, play, asks]);
}

/** If nothing can be stored, a reload keeps only the address. */
function useUpdateAddress(workspace: Guarded): void {
  useEffect(
    () =>
      onUpdate(() => {
        if (storeNow(workspace)) return;
        const text = writePuzzle(presentPuzzle(workspace.store));
        void encodeShare(text, browserCompression).then((data) =>
          replaceAddress(editAddress(data)),
        );
      }),
    [workspace],
  );
}
