import type { Plugin } from 'vite';
import { chunksOf, type Bundle } from './chunksOf.ts';
import { ENTRY, type PageModules } from './pageModules.ts';

/** Source files of the texts that some files need, with `*` for the language. */
export type FilesOfTexts = (files: readonly string[]) => readonly string[];

/** The files that each page preloads, as numbers in one list: pages share most of them. */
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
 * Lists the chunks of each page for `boot.js`, so that they load along with the first script and
 * not after it ran.
 */
export function pagePreloads(
  pages: PageModules,
  textsOf: FilesOfTexts,
  languages: readonly string[],
): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        if (!html.includes(BOOT)) throw new Error('index.html has no boot script');
        const json = JSON.stringify(preloadsIn(bundle, pages, textsOf, languages));
        const data = [
          `data-preloads="${json.replaceAll('"', '&quot;')}"`,
          `data-fonts="${fontsIn(bundle)}"`,
          `data-sent-board="${sentBoardIn(bundle)}"`,
        ].join(' ');
        return html.replace(BOOT, `${BOOT} ${data}`);
      },
    },
  };
}

/** The address of the style sheet of the fonts, which a page that is cached loads at once. */
function fontsIn(bundle: Bundle): string {
  return addressOf(bundle, /^assets\/fonts-[\w-]+\.css$/);
}

/** The address of the script that the server adds to a page with a board. */
function sentBoardIn(bundle: Bundle): string {
  return addressOf(bundle, /^assets\/sentBoard-[\w-]+\.js$/);
}

function addressOf(bundle: Bundle, name: RegExp): string {
  const file = Object.keys(bundle).find((it) => name.test(it));
  if (file === undefined) throw new Error(`The build has no file ${name.source}.`);
  return `/${file}`;
}

/** Files of one language, by names with `*` in its place. */
export function filesIn(language: string, files: readonly string[]): readonly string[] {
  return files.map((file) => file.replace('*', language));
}

/**
 * The chunks of each page that the first script does not load anyway.
 *
 * @throws If a page names a module that the build makes no chunk of.
 */
export function preloadsIn(
  bundle: Bundle,
  pages: PageModules,
  textsOf: FilesOfTexts,
  languages: readonly string[],
): Preloads {
  const first = new Set(chunksOf(bundle, ['index.html']));
  const files: string[] = [];
  const numberOf = (file: string) => {
    const known = files.indexOf(file);
    return known < 0 ? files.push(file) - 1 : known;
  };
  const numbersOf = (modules: readonly string[]) =>
    chunksOf(bundle, modules)
      .filter((chunk) => !first.has(chunk))
      .map(({ fileName }) => numberOf(`/${fileName}`));
  const numbered = Object.entries(pages).map(([path, modules]) => {
    const texts = textsOf([ENTRY, ...modules]);
    const byLanguage = languages.map(
      (language) => [language, numbersOf(filesIn(language, texts))] as const,
    );
    return [path, { chunks: numbersOf(modules), texts: Object.fromEntries(byLanguage) }] as const;
  });
  return { files, pages: Object.fromEntries(numbered) };
}
