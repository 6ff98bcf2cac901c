import { useSelector } from '@xstate/react';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Workspace } from './useWorkspace.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { RulesPanel, type RowSelection } from '#ui/board/clues/RulesPanel.tsx';
import type { KeyRow } from '#ui/board/access/useKeyTable.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

const Dialog = lazy(() =>
  import('#ui/shared/components/Dialog.tsx').then(({ Dialog }) => ({ default: Dialog })),
);
const HelpDialog = lazy(() =>
  import('./HelpDialog.tsx').then(({ HelpDialog }) => ({
    default: HelpDialog,
  })),
);
const MoreSheet = lazy(() =>
  import('./MoreSheet.tsx').then(({ MoreSheet }) => ({ default: MoreSheet })),
);
const RestartDialog = lazy(() =>
  import('./RestartDialog.tsx').then(({ RestartDialog }) => ({ default: RestartDialog })),
);
const TabsDialog = lazy(() =>
  import('./TabsDialog.tsx').then(({ TabsDialog }) => ({ default: TabsDialog })),
);
const SharePuzzle = lazy(() =>
  import('./SharePuzzle.tsx').then(({ SharePuzzle }) => ({ default: SharePuzzle })),
);
const PictureDialog = lazy(() =>
  import('#ui/shared/components/PictureDialog.tsx').then(({ PictureDialog }) => ({
    default: PictureDialog,
  })),
);
const SettingsDialog = lazy(() =>
  import('./SettingsDialog.tsx').then(({ SettingsDialog }) => ({
    default: SettingsDialog,
  })),
);

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
  if (question === null) return <ChosenDialog {...props} />;
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

/** The requested dialog. */
function ChosenDialog({
  workspace,
  selection,
  panel,
  more,
  keys,
}: {
  workspace: Workspace;
  selection: RowSelection;
  /** Shown below the rules. */
  panel: ReactNode;
  more?: ReactNode;
  keys?: readonly KeyRow<unknown>[];
}) {
  const { opened, dialog, store, mode, isSolved, actions, onRestart, onDialog } = workspace;
  const { puzzle } = opened;
  const onClose = () => onDialog(null);
  return (
    <Suspense>
      {dialog === 'help' && <HelpDialog mode={mode} keys={keys ?? []} onClose={onClose} />}
      {dialog === 'settings' && <SettingsDialog onClose={onClose} />}
      {dialog === 'restart' && (
        <RestartDialog
          isSolved={isSolved}
          canUndo={!mode.isFinal}
          onRestart={() => store.actor.send({ type: 'history.restart' })}
          onClose={onClose}
        />
      )}
      {dialog === 'share' && <SharePuzzle workspace={workspace} />}
      {dialog === 'picture' && (
        <PictureDialog puzzle={puzzle} grid={store.current().board.grid} onClose={onClose} />
      )}
      {dialog === 'rules' && (
        <RulesSheet store={store} onSelect={selection.onSelect} panel={panel} onClose={onClose} />
      )}
      {dialog === 'more' && (
        <MoreSheet
          puzzle={puzzle}
          store={store}
          actions={actions}
          onRestart={() => {
            onClose();
            onRestart();
          }}
          onHelp={() => onDialog('help')}
          onSettings={() => onDialog('settings')}
          onClose={onClose}
        >
          {more}
        </MoreSheet>
      )}
    </Suspense>
  );
}

/** All rules and symbols. A pressed row closes the sheet and is shown under the board. */
function RulesSheet({
  store,
  onSelect,
  panel,
  onClose,
}: {
  store: BoardStore;
  onSelect: RowSelection['onSelect'];
  panel: ReactNode;
  onClose: () => void;
}) {
  const t = useText();
  const selection: RowSelection = {
    selected: null,
    isElsewhere: true,
    onSelect(key) {
      onSelect(key);
      onClose();
    },
  };
  return (
    <Dialog
      title={t('play.rulesAndSymbols')}
      description={t('play.rulesNote')}
      shape="sheet"
      onClose={onClose}
    >
      <RulesPanel store={store} selection={selection} />
      {panel}
    </Dialog>
  );
}
