import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/shared/components/Button.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { deleteDatabases } from '#ui/shared/platform/database.ts';
import { withoutOwner } from '#ui/shared/platform/workOwner.ts';
import { forgetStored } from '#ui/shared/platform/storage.ts';

/** Timeout of a step, after which the reset goes on. */
const STEP_TIMEOUT_MS = 4000;

/**
 * Storage keys of work and progress without their owners, in local and session storage. Other keys
 * hold settings and internal state.
 */
const WORK_KEYS = [
  'presets',
  'learned',
  'playRecords',
  'accountRecords',
  'sourceCode',
  'viewState',
];
const WORK_START = 'solveLeft ';

/**
 * Delete the data of the site on this device: service workers, caches, settings and theme; with
 * `deletesWork` drafts, solves, presets, learned lessons and the editor's script too. A step that
 * fails or hangs does not stop the others. The page must be reloaded afterwards.
 */
export async function resetSite(deletesWork: boolean): Promise<void> {
  await settled(unregisterWorkers); // first: they would fill the caches again
  await Promise.all([settled(deleteCaches), deletesWork && settled(deleteDatabases)]);
  forgetStored((key) => !deletesWork && isWork(key));
}

/** Resolves once a step has succeeded, failed or timed out. */
async function settled(step: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, STEP_TIMEOUT_MS);
  });
  await Promise.race([step().catch(() => undefined), timeout]);
  clearTimeout(timer);
}

async function unregisterWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(async (registration) => registration.unregister()));
}

async function deleteCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map(async (name) => caches.delete(name)));
}

/** True for the storage keys of work and progress. */
function isWork(key: string): boolean {
  return WORK_KEYS.includes(withoutOwner(key)) || key.startsWith(WORK_START);
}

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
