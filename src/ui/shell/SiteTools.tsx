import { Heart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { AccountEntry } from '#ui/people/account/AccountEntry.tsx';
import { iconButtonClass } from '#ui/shared/components/Button.tsx';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { siteInfo } from '#ui/shared/platform/siteInfo.ts';

/** The part of the header that depends on the visitor: support, notifications, account. */
export function SiteTools() {
  const t = useText();
  const { takesPayments } = useSyncExternalStore(siteInfo.subscribe, siteInfo.current);
  const support = t('guards.support', { product: PRODUCT });
  return (
    <>
      {takesPayments === true && (
        <Link
          className={`${iconButtonClass()} max-lg:hidden`}
          to="/support"
          aria-label={support}
          title={support}
        >
          <Heart aria-hidden />
        </Link>
      )}
      <AccountEntry />
    </>
  );
}
