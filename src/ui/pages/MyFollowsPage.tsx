import { TextPage } from '../components/TextPage.tsx';
import { useText } from '../texts/useText.ts';

export function MyFollowsPage() {
  const t = useText();
  return (
    <TextPage as="div" title={t('guards.myFollows')}>
      {null}
    </TextPage>
  );
}
