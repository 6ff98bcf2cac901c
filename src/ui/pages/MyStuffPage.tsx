import { TextPage } from '../components/TextPage.tsx';
import { useText } from '../texts/useText.ts';

export function MyStuffPage() {
  const t = useText();
  return (
    <TextPage as="div" title={t('frame.myStuff')}>
      {null}
    </TextPage>
  );
}
