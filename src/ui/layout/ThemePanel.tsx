import { ThemeGrid } from '../components/ThemeGrid.tsx';
import { ThemeNow } from '../components/ThemeNow.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useText } from '../texts/useText.ts';

/** All themes, below the header. The page shows the chosen one at once. */
export function ThemePanel({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('settings.theme')} description={<ThemeNow />} shape="panel" onClose={onClose}>
      <ThemeGrid takesFocus />
    </Dialog>
  );
}
