import { PAGES, REDIRECTS } from '#contract/pages.ts';
import { english } from '#texts/english.ts';
import { SITE_NAME } from '../domain/sitePages.ts';

/** Title and description of a page that is the same for every visitor. */
interface SiteHead {
  readonly title: string;
  readonly description: string;
}

type HeadName = Extract<(typeof PAGES)[number], { head: string }>['head'];

function headNamed(name: HeadName): SiteHead {
  const values = { site: SITE_NAME };
  return {
    title: english.say({ id: `heads.${name}.title`, values }),
    description: english.say({ id: `heads.${name}.description`, values }),
  };
}

/** Heads of the pages that search engines may list, by address, in the order of the sitemap. */
export const SITE_HEADS: ReadonlyMap<string, SiteHead> = new Map(
  PAGES.flatMap((page) =>
    'head' in page ? [[page.path.replace(/\/:.*/, ''), headNamed(page.head)] as const] : [],
  ),
);

/** The address of the page that an address leads to. */
export function redirected(address: string): string {
  return new Map<string, string>(Object.entries(REDIRECTS)).get(address) ?? address;
}

/** Head of pages that are not listed: those of accounts, and addresses without a page. */
export const UNLISTED_HEAD: SiteHead = {
  title: SITE_NAME,
  description: english('heads.unlisted.description'),
};
