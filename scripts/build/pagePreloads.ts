import type { Plugin } from 'vite';
import { neededChunks, type Bundle } from './neededChunks.ts';

/** What a page loads when it is opened. */
export interface PageParts {
  /** Source files, whatever is set. */
  readonly modules: readonly string[];
  /** Packs of texts, of the language that is set. */
  readonly texts: readonly string[];
}

/** The parts of each page by its path; `*` is every other page. */
export type Pages = Readonly<Record<string, PageParts>>;

/** Addresses of chunks: those of a page, and those of its texts by language. */
interface Preloads {
  readonly chunks: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

const BOOT = '<script src="/boot.js"';

/**
 * Lists for `boot.js` the chunks that the page at each path needs, so that they load along with the
 * first script and not after it ran.
 */
export function pagePreloads(pages: Pages, languages: readonly string[]): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        if (!html.includes(BOOT)) throw new Error('index.html has no boot script');
        const json = JSON.stringify(preloadsOf(bundle, pages, languages));
        return html.replace(BOOT, `${BOOT} data-pages="${json.replaceAll('"', '&quot;')}"`);
      },
    },
  };
}

/** The chunks of each page that the first script does not load anyway. */
export function preloadsOf(
  bundle: Bundle,
  pages: Pages,
  languages: readonly string[],
): Record<string, Preloads> {
  const first = new Set(neededChunks(bundle, ['index.html']));
  const addressesOf = (modules: readonly string[]) =>
    neededChunks(bundle, modules)
      .filter((chunk) => !first.has(chunk))
      .map(({ fileName }) => `/${fileName}`);
  return Object.fromEntries(
    Object.entries(pages).map(([path, { modules, texts }]) => [
      path,
      {
        chunks: addressesOf(modules),
        texts: Object.fromEntries(
          languages.map((language) => [
            language,
            addressesOf(texts.map((pack) => `src/texts/${language}/packs/${pack}.ts`)),
          ]),
        ),
      },
    ]),
  );
}
