import { Link } from 'react-router';
import { buttonClass } from '#ui/shared/components/buttonStyles.ts';
import { PageActions, TextPage } from '#ui/shared/components/TextPage.tsx';
import { useText } from '#ui/shared/texts/useText.ts';

/** There is nothing at this address. */
export function NotFoundPage() {
  const t = useText();
  return (
    <TextPage as="div" title={t('site.notFound')}>
      <p>{t('site.notFoundHelp')}</p>
      <PageActions>
        <Link className={buttonClass('primary')} to="/">
          {t('site.backToHome')}
        </Link>
      </PageActions>
    </TextPage>
  );
}
