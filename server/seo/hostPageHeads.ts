import { HOST_PAGE_TITLES, HOST_PAGES, type HostPageName } from '#contract/hostPageNames.ts';
import { tabTitle } from '#contract/tabTitle.ts';
import { english } from '#texts/english.ts';
import type { Deps } from '../deps.ts';
import type { PageHead } from '../domain/pageHead.ts';
import { plainMarkdown } from '../domain/plainMarkdown.ts';
import { SITE_NAME } from '../domain/sitePages.ts';

/** Length of a description, in characters. */
const MAX_DESCRIPTION = 160;

/** Path of a page with a text of the host. */
export function hostPagePath(name: HostPageName): string {
  return `/site/${name}`;
}

/** Head of the page with a text of the host at this path; null if there is none. */
export async function readHostPageHead(
  { hostPages, site }: Pick<Deps, 'hostPages' | 'site'>,
  path: string,
): Promise<PageHead | null> {
  const name = HOST_PAGES.find((one) => hostPagePath(one) === path.replace(/\/$/, ''));
  const page = name === undefined ? null : await hostPages.read(name, 'en');
  if (name === undefined || !page) return null;
  const words = plainMarkdown(page.parts[0]?.text ?? '');
  return {
    title: tabTitle(page.title ?? english(HOST_PAGE_TITLES[name]), SITE_NAME),
    description: Array.from(words).slice(0, MAX_DESCRIPTION).join('') || english('heads.unlisted'),
    canonical: `${site.webOrigin}${hostPagePath(name)}`,
    card: null,
  };
}
