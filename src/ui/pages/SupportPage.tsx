import { TextPage } from '../components/TextPage.tsx';
import { useText } from '../texts/useText.ts';

export function SupportPage() {
  const t = useText();
  return (
    <TextPage as="div" title={t('guards.support')}>
      {null}
    </TextPage>
  );
}
