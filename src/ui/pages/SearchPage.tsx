import { TextPage } from '../components/TextPage.tsx';
import { useText } from '../texts/useText.ts';

export function SearchPage() {
  const t = useText();
  return (
    <TextPage as="div" title={t('frame.search')}>
      {null}
    </TextPage>
  );
}
