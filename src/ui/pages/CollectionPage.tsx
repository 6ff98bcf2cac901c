import { TextPage } from '../components/TextPage.tsx';
import { useText } from '../texts/useText.ts';

export function CollectionPage() {
  const t = useText();
  return (
    <TextPage as="div" title={t('guards.collection')}>
      {null}
    </TextPage>
  );
}
