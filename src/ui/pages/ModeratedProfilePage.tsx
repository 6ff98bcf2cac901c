import { TextPage } from '../components/TextPage.tsx';
import { useText } from '../texts/useText.ts';

export function ModeratedProfilePage() {
  const t = useText();
  return (
    <TextPage as="div" title={t('guards.moderation')}>
      {null}
    </TextPage>
  );
}
