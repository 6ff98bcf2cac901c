import { TextPage } from '../components/TextPage.tsx';
import { useText } from '../texts/useText.ts';

export function SettingsPage() {
  const t = useText();
  return (
    <TextPage as="div" title={t('site.settings')}>
      {null}
    </TextPage>
  );
}
