import { useSelector } from '@xstate/react';
import type { Workspace } from './useWorkspace.ts';
import { Suspense, type ReactNode } from 'react';
import type { RowSelection } from '#ui/board/clues/RulesPanel.tsx';
import type { KeyRow } from '#ui/board/access/useKeyTable.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';

/** Loaded with the first board, after it. */
const ChosenDialog = lazyPart(async () => (await import('./ChosenDialog.tsx')).default);
const TabsDialog = lazyPart(async () => (await import('./TabsDialog.tsx')).default);

/**
 * The dialogs of a puzzle, each loaded on first use. Questions about other tabs take precedence.
 */
export function WorkspaceDialogs(props: {
  workspace: Workspace;
  selection: RowSelection;
  /** Shown below the rules. */
  panel: ReactNode;
  /** Shown first in the sheet of a phone. */
  more?: ReactNode;
  /** Keys of the page in addition to those of its mode. */
  keys?: readonly KeyRow<unknown>[];
}) {
  const { opened, play, slot, store } = props.workspace;
  const { progress } = play.getSnapshot().children;
  const question = useSelector(progress, (snapshot) => snapshot?.context.question ?? null);
  if (question === null)
    return (
      <Suspense>
        <ChosenDialog {...props} />
      </Suspense>
    );
  return (
    <Suspense>
      <TabsDialog
        puzzle={opened.puzzle}
        slot={slot}
        grid={store.current().board.grid}
        givens={store.givens}
        isDraft={store.mode.rights.replaceFixed}
        question={question}
        onCopy={() => progress?.send({ type: 'progress.copy' })}
        onStay={() => progress?.send({ type: 'progress.stay' })}
      />
    </Suspense>
  );
}
