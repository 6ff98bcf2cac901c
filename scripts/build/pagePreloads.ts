import type { Plugin } from 'vite';
import { neededChunks, type Bundle } from './neededChunks.ts';

/** What a page loads when it is opened. */
export interface PageParts {
  /** Source files, whatever is set. */
  readonly modules: readonly string[];
  /** Source files of the language that is set, which has the place of `*` in their names. */
  readonly texts: readonly string[];
}

/** The parts of each page by its path, as `boot.js` knows it; `*` is every other page. */
export type Pages = Readonly<Record<string, PageParts>>;

/** What each page loads ahead, as numbers in one list of all addresses: pages share most of it. */
export interface Preloads {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, PagePreloads>>;
}

/** The chunks of a page, and those of its texts by language. */
interface PagePreloads {
  readonly chunks: readonly number[];
  readonly texts: Readonly<Record<string, readonly number[]>>;
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
        return html.replace(BOOT, `${BOOT} data-preloads="${json.replaceAll('"', '&quot;')}"`);
      },
    },
  };
}

/** Files of one language, by names with `*` in its place. */
export function modulesIn(language: string, files: readonly string[]): readonly string[] {
  return files.map((file) => file.replace('*', language));
}

/**
 * The chunks of each page that the first script does not load anyway.
 *
 * @throws If a page names a module that the build makes no chunk of.
 */
export function preloadsOf(bundle: Bundle, pages: Pages, languages: readonly string[]): Preloads {
  const first = new Set(neededChunks(bundle, ['index.html']));
  const files: string[] = [];
  const numberOf = (file: string) => {
    const known = files.indexOf(file);
    return known < 0 ? files.push(file) - 1 : known;
  };
  const numbersOf = (modules: readonly string[]) =>
    neededChunks(bundle, modules)
      .filter((chunk) => !first.has(chunk))
      .map(({ fileName }) => numberOf(`/${fileName}`));
  const preloadsOfPage = ({ modules, texts }: PageParts): PagePreloads => ({
    chunks: numbersOf(modules),
    texts: Object.fromEntries(
      languages.map((language) => [language, numbersOf(modulesIn(language, texts))]),
    ),
  });
  const numbered = Object.entries(pages).map(
    ([path, parts]) => [path, preloadsOfPage(parts)] as const,
  );
  return { files, pages: Object.fromEntries(numbered) };
}
