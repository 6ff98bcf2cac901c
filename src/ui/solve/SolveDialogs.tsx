import { lazy, Suspense, type ReactNode } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { BoardStore } from '../store/boardStore.ts';
import type { PlayActionsProps } from './PlayActions.tsx';
import { RulesPanel, type RowSelection } from '../legend/RulesPanel.tsx';
import { useControls } from './useControls.ts';

/** What may lie over the solve page, one at a time. */
export type SolveDialog = 'help' | 'more' | 'rules' | 'settings' | 'share';

const Dialog = lazy(() =>
  import('../dialogs/Dialog.tsx').then(({ Dialog }) => ({ default: Dialog })),
);
const HelpDialog = lazy(() =>
  import('./HelpDialog.tsx').then(({ HelpDialog }) => ({ default: HelpDialog })),
);
const MoreSheet = lazy(() =>
  import('./MoreSheet.tsx').then(({ MoreSheet }) => ({ default: MoreSheet })),
);
const ShareDialog = lazy(() =>
  import('../dialogs/ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })),
);
const SettingsDialog = lazy(() =>
  import('../dialogs/SettingsDialog.tsx').then(({ SettingsDialog }) => ({
    default: SettingsDialog,
  })),
);

/** The dialogs of the solve page, each loaded when it is first asked for. */
export function SolveDialogs({
  dialog,
  store,
  puzzle,
  selection,
  actions,
  tools,
  onFit,
  onDialog,
}: {
  dialog: SolveDialog | null;
  store: BoardStore;
  puzzle: Puzzle;
  selection: RowSelection;
  actions: PlayActionsProps;
  tools: ReactNode;
  onFit: () => void;
  onDialog: (dialog: SolveDialog | null) => void;
}) {
  const { canRestart } = useControls(store);
  const onClose = () => onDialog(null);
  return (
    <Suspense>
      {dialog === 'help' && <HelpDialog onClose={onClose} />}
      {dialog === 'settings' && <SettingsDialog onClose={onClose} />}
      {dialog === 'share' && (
        <ShareDialog puzzle={puzzle} grid={store.current().board.grid} onClose={onClose} />
      )}
      {dialog === 'rules' && (
        <Dialog
          title="Rules and symbols"
          description="Press one to see what it concerns."
          shape="sheet"
          onClose={onClose}
        >
          <RulesPanel store={store} selection={selection} />
          {tools}
        </Dialog>
      )}
      {dialog === 'more' && (
        <MoreSheet
          puzzle={puzzle}
          actions={actions}
          canRestart={canRestart}
          onRestart={() => {
            store.actor.send({ type: 'history.restart' });
            onClose();
          }}
          onFit={() => {
            onFit();
            onClose();
          }}
          onHelp={() => onDialog('help')}
          onSettings={() => onDialog('settings')}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
