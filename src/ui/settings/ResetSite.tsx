import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/shared/components/Button.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { resetSite } from './resetSite.ts';

/** Deletes the data of the site on this device, after a confirmation. */
export function ResetSite() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-10 items-center gap-2.5 rounded-control px-3.5 text-[14.5px]/none font-strong text-fault hover:bg-fill-1 pointer-coarse:min-h-12"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trash2 className="size-4.5 stroke-[1.6]" aria-hidden />
        {t('settings.resetSite')}
      </button>
      {isOpen && <ResetDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ResetDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [deletesWork, setDeletesWork] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const reset = () => {
    setResetting(true);
    void resetSite(deletesWork).then(() => location.replace('/'));
  };
  return (
    <Dialog
      title={t('settings.resetQuestion')}
      description={t('settings.resetWarning')}
      onClose={onClose}
    >
      <Switch
        label={t('settings.deleteWork')}
        note={t('settings.deleteWorkNote')}
        checked={deletesWork}
        onChange={({ target }) => setDeletesWork(target.checked)}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{t('settings.cancel')}</Button>
        <Button kind="outline" disabled={isResetting} onClick={reset}>
          {t('settings.resetAndReload')}
        </Button>
      </div>
    </Dialog>
  );
}
