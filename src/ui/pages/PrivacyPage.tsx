import { TextPage } from '#ui/shared/components/TextPage.tsx';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** The privacy policy: what data the site has about visitors, and how it is used. */
export function PrivacyPage() {
  const t = useText();
  return (
    <TextPage title={t('site.privacy')}>
      <p>{t('prose.privacyIntro')}</p>
      <h2>{t('prose.signingInTitle')}</h2>
      <p>{t('prose.signingIn', { product: PRODUCT })}</p>
      <h2>{t('prose.cookiesTitle')}</h2>
      <p>{t('prose.cookies')}</p>
      <h2>{t('prose.staysTitle')}</h2>
      <p>{t('prose.stays')}</p>
      <h2>{t('prose.childrenTitle')}</h2>
      <p>{t('prose.children')}</p>
    </TextPage>
  );
}
