import { TextPage } from '../components/TextPage.tsx';
import { useText } from '../texts/useText.ts';

export function ProfilePage() {
  const t = useText();
  return (
    <TextPage as="div" title={t('guards.profile')}>
      {null}
    </TextPage>
  );
}
