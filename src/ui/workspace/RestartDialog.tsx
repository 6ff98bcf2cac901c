import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** Confirmation before a restart that cannot be undone. */
export function RestartDialog({
  isSolved,
  onRestart,
  onClose,
}: {
  isSolved: boolean;
  onRestart: () => void;
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog
      title={t('play.restartQuestion')}
      description={isSolved ? t('play.restartSolvedNote') : t('play.restartNote')}
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
