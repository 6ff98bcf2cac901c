import { useSyncExternalStore } from 'react';
import { TextPage } from '#ui/shared/components/TextPage.tsx';
import { siteInfo } from '#ui/shared/platform/siteInfo.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** The rules for everyone who publishes or comments. */
export function RulesPage() {
  const t = useText();
  const { contact } = useSyncExternalStore(siteInfo.subscribe, siteInfo.current);
  return (
    <TextPage title={t('site.rules')}>
      <p>{t('prose.rulesIntro', { product: PRODUCT })}</p>
      <h2>{t('prose.originalTitle')}</h2>
      <p>{t('prose.original')}</p>
      <h2>{t('prose.kindTitle')}</h2>
      <p>{t('prose.kind')}</p>
      <h2>{t('prose.cleanTitle')}</h2>
      <p>{t('prose.clean')}</p>
      <h2>{t('prose.spoilersTitle')}</h2>
      <p>
        <RichText id="prose.spoilers" tags={{ code: (inside) => <code>{inside}</code> }} />
      </p>
      <h2>{t('prose.spamTitle')}</h2>
      <p>{t('prose.spam')}</p>
      <h2>{t('prose.reportTitle')}</h2>
      <p>
        <RichText
          id="prose.report"
          tags={{
            contact: (inside) =>
              contact === undefined ? (
                inside
              ) : (
                <a className="underline" href={`mailto:${contact}`}>
                  {inside}
                </a>
              ),
          }}
        />
      </p>
    </TextPage>
  );
}
