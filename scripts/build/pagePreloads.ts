import type { Plugin } from 'vite';
import { neededChunks, type Bundle } from './neededChunks.ts';

/** Source files a page loads when it is opened, by its path. */
export type PageModules = Readonly<Record<string, readonly string[]>>;

const BOOT = '<script src="/boot.js"';

/**
 * Lists for `boot.js` the chunks that the page at each path needs, so that they load along with the
 * first script and not after it ran.
 */
export function pagePreloads(pages: PageModules): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        if (!html.includes(BOOT)) throw new Error('index.html has no boot script');
        const json = JSON.stringify(preloadsOf(bundle, pages)).replaceAll('"', '&quot;');
        return html.replace(BOOT, `${BOOT} data-chunks="${json}"`);
      },
    },
  };
}

/** The chunks of each page that the first script does not load anyway. */
export function preloadsOf(bundle: Bundle, pages: PageModules): Record<string, readonly string[]> {
  const first = new Set(neededChunks(bundle, ['index.html']));
  return Object.fromEntries(
    Object.entries(pages).map(([path, modules]) => [
      path,
      neededChunks(bundle, modules)
        .filter((chunk) => !first.has(chunk))
        .map(({ fileName }) => `/${fileName}`),
    ]),
  );
}
