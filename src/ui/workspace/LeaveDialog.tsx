import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** Confirmation before leaving a draft that could not be stored. */
export function LeaveDialog({
  onLeave,
  onSave,
  onClose,
}: {
  onLeave: () => void;
  onSave: () => void;
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog title={t('play.leaveQuestion')} description={t('play.leaveNote')} onClose={onClose}>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button kind="outline" onClick={onLeave}>
          {t('play.leave')}
        </Button>
        <Button onClick={onSave}>{t('site.saveAsFile')}</Button>
        <Button kind="primary" onClick={onClose}>
          {t('play.stay')}
        </Button>
      </div>
    </Dialog>
  );
}
