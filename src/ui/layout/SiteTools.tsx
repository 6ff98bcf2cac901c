import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { AccountEntry } from '../account/AccountEntry.tsx';
import { iconButtonClass } from '../components/buttonStyles.ts';
import { PRODUCT } from '../product.ts';
import { useText } from '../texts/useText.ts';

/** The part of the header that needs to know the visitor: support, notifications, account. */
export function SiteTools() {
  const t = useText();
  const support = t('chrome.support', { product: PRODUCT });
  return (
    <>
      <Link
        className={`${iconButtonClass()} max-lg:hidden`}
        to="/support"
        aria-label={support}
        title={support}
      >
        <Heart aria-hidden />
      </Link>
      <AccountEntry />
    </>
  );
}
