import { message } from '#texts/message.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { startEditorTour } from '#ui/shared/settings/editorTour.ts';
import { useText } from '#ui/shared/texts/useText.ts';

/**
 * Resets the tour of the editor: it starts at once on the editor page, else when the editor opens.
 */
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
