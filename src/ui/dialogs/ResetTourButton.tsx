import { message } from '#texts/message.ts';
import { Button } from '../components/Button.tsx';
import { notify } from '../platform/notices.ts';
import { startEditorTour } from '../settings/editorTour.ts';
import { useText } from '../texts/useText.ts';

/** Has the editor give its tour again: at once where it is on the page, else when it opens. */
export function ResetTourButton({ onReset }: { onReset?: () => void }) {
  const t = useText();
  const reset = () => {
    startEditorTour();
    notify({ kind: 'success', message: message('settings.tourReset') });
    onReset?.();
  };
  return (
    <Button kind="outline" size="small" onClick={reset}>
      {t('settings.resetTour')}
    </Button>
  );
}
