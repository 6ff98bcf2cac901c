import { Link } from 'react-router';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { PageActions, TextPage } from '#ui/shared/components/TextPage.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** The page for unknown addresses. */
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
