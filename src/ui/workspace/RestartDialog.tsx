import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** Confirmation before a restart that cannot be undone, or that a key requested. */
export function RestartDialog({
  isSolved,
  canUndo,
  onRestart,
  onClose,
}: {
  isSolved: boolean;
  canUndo: boolean;
  onRestart: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const lossNote = isSolved ? t('play.restartSolvedNote') : t('play.restartNote');
  return (
    <Dialog
      title={t('play.restartQuestion')}
      description={canUndo ? t('play.restartUndoableNote') : lossNote}
      onClose={onClose}
    >
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{isSolved ? t('play.keepSolved') : t('play.keepPlaying')}</Button>
        <Button
          kind="primary"
          onClick={() => {
            onRestart();
            onClose();
          }}
        >
          {t('play.startAgain')}
        </Button>
      </div>
    </Dialog>
  );
}
