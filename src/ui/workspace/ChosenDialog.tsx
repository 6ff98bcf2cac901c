import { Suspense, type ReactNode } from 'react';
import type { KeyRow } from '#ui/board/access/useKeyTable.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { RulesPanel, type RowSelection } from '#ui/board/clues/RulesPanel.tsx';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Workspace } from './useWorkspace.ts';

const Dialog = lazyDialog(async () => (await import('#ui/shared/components/Dialog.tsx')).Dialog);
const HelpDialog = lazyDialog(async () => (await import('./HelpDialog.tsx')).HelpDialog);
const MoreSheet = lazyDialog(async () => (await import('./MoreSheet.tsx')).MoreSheet);
const RestartDialog = lazyDialog(async () => (await import('./RestartDialog.tsx')).RestartDialog);
const SharePuzzle = lazyDialog(async () => (await import('./SharePuzzle.tsx')).SharePuzzle);
const PictureDialog = lazyDialog(
  async () => (await import('#ui/shared/components/PictureDialog.tsx')).PictureDialog,
);
const SettingsDialog = lazyDialog(
  async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
);

/** The requested dialog. */
export default function ChosenDialog({
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
      {dialog === 'share' && <SharePuzzle workspace={workspace} onClose={onClose} />}
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
