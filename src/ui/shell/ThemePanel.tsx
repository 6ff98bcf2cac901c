import { ThemeGrid, ThemeNow } from '#ui/shared/components/ThemeGrid.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** All themes, in a panel below the header. The page previews the chosen one at once. */
export function ThemePanel({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('settings.theme')} description={<ThemeNow />} shape="panel" onClose={onClose}>
      <ThemeGrid takesFocus />
    </Dialog>
  );
}
