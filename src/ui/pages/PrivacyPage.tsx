import { useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router';
import { TextPage } from '#ui/shared/components/TextPage.tsx';
import { hostPageNames } from '#ui/shared/platform/hostPageNames.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { siteInfo } from '#ui/shared/platform/siteInfo.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** The privacy policy: what data the site has about visitors, and how it is used. */
export function PrivacyPage() {
  const t = useText();
  const { takesPayments } = useSyncExternalStore(siteInfo.subscribe, siteInfo.current);
  return (
    <TextPage title={t('site.privacy')}>
      <p>{t('prose.privacyIntro')}</p>
      <h2>{t('prose.signingInTitle')}</h2>
      <p>{t('prose.signingIn', { product: PRODUCT })}</p>
      <h2>{t('prose.cookiesTitle')}</h2>
      <p>{t('prose.cookies')}</p>
      <h2>{t('prose.staysTitle')}</h2>
      <p>{t('prose.stays')}</p>
      <h2>{t('prose.yourDataTitle')}</h2>
      <p>{t('prose.yourData')}</p>
      {takesPayments === true && (
        <>
          <h2>{t('prose.paymentsTitle')}</h2>
          <p>{t('prose.payments')}</p>
        </>
      )}
      <Operator />
      <h2>{t('prose.childrenTitle')}</h2>
      <p>{t('prose.children')}</p>
    </TextPage>
  );
}

/** The operator of the site, as far as the site knows. */
function Operator() {
  const t = useText();
  const { contact, pages } = useSyncExternalStore(siteInfo.subscribe, siteInfo.current);
  const hasImprint = hostPageNames(pages).includes('imprint');
  if (!hasImprint && contact === undefined) return null;
  const imprint = (inside: ReactNode) => (
    <Link className="underline" to="/site/imprint">
      {inside}
    </Link>
  );
  const mail = (inside: ReactNode) => (
    <a className="underline" href={`mailto:${contact}`}>
      {inside}
    </a>
  );
  return (
    <>
      <h2>{t('prose.operatorTitle')}</h2>
      {hasImprint && (
        <p>
          <RichText id="prose.operator" tags={{ imprint }} />
        </p>
      )}
      {contact !== undefined && (
        <p>
          <RichText id="prose.questions" tags={{ contact: mail }} />
        </p>
      )}
    </>
  );
}
