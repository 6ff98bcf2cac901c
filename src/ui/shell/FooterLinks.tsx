import { Suspense, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { version } from '../../../package.json';
import { HOST_PAGE_TITLES } from '#contract/hostPageNames.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { install, isInstallable } from '#ui/shared/platform/install.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { hostPageNames } from '#ui/shared/platform/hostPageNames.ts';
import { siteInfo } from '#ui/shared/platform/siteInfo.ts';

const ChangelogDialog = lazyDialog(
  async () => (await import('./ChangelogDialog.tsx')).ChangelogDialog,
);

/** Links of the footer that depend on the site: its operator, its source, its changelog. */
export function FooterLinks({ className }: { className: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { contact, source, takesPayments, pages } = useSyncExternalStore(
    siteInfo.subscribe,
    siteInfo.current,
  );
  const canInstall = useSyncExternalStore(isInstallable.subscribe, isInstallable.current);
  return (
    <>
      {hostPageNames(pages).map((name) => (
        <Link key={name} className={className} to={`/site/${name}`}>
          {t(HOST_PAGE_TITLES[name])}
        </Link>
      ))}
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('chrome.changelog')}
      </button>
      {takesPayments === true && (
        <Link className={`${className} lg:hidden`} to="/support">
          {t('guards.support', { product: PRODUCT })}
        </Link>
      )}
      {canInstall && (
        <button type="button" className={className} onClick={() => void install()}>
          {t('chrome.install', { product: PRODUCT })}
        </button>
      )}
      {contact !== undefined && (
        <a className={className} href={`mailto:${contact}`}>
          {t('chrome.contact')}
        </a>
      )}
      {source !== undefined && (
        <a className={className} href={source} rel="noreferrer">
          {t('chrome.sourceCode')}
        </a>
      )}
      <span className="ms-auto inline-flex items-center tabular-nums lining-nums">
        {t('site.version', { version })}
      </span>
      <Suspense>{isOpen && <ChangelogDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
