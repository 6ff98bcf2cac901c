import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import type { HostPage } from '#contract/hostPages.ts';
import { HOST_PAGES, type HostPageName } from '#contract/hostPageNames.ts';
import { LANGUAGES } from '#texts/languages.ts';
import { memoizeFor } from '../db/memoizeFor.ts';
import { errorCode } from '../db/databaseErrors.ts';
import { parseHostPage } from '../domain/hostPage.ts';
import type { HostPages } from './HostPages.ts';

/** Changes of files show after this time. */
const CACHE_MS = 10_000;
const MAX_KB = 200;

/** The texts of a page by language; null is the file without a language. */
type Texts = ReadonlyMap<string | null, HostPage>;

/**
 * The pages in a folder: `imprint.md`, or `imprint.de.md` for a language. Files that are too large
 * or not UTF-8 are logged and left out.
 */
export function createHostPages(folder: string, log: Logger): HostPages {
  const memoize = memoizeFor<ReadonlyMap<HostPageName, Texts>>(CACHE_MS, 1);
  const pages = () => memoize('all', () => readPages(folder, log));
  return {
    list: async () =>
      [...(await pages())].map(([name, texts]) => ({
        name,
        changedAt:
          [...texts.values()]
            .map(({ changedAt }) => changedAt)
            .toSorted()
            .at(-1) ?? '',
      })),
    read: async (name, language) => {
      const texts = (await pages()).get(name);
      if (!texts) return null;
      const [first] = texts.values();
      return texts.get(language ?? null) ?? texts.get(null) ?? first ?? null;
    },
  };
}

async function readPages(folder: string, log: Logger): Promise<ReadonlyMap<HostPageName, Texts>> {
  const pages = await Promise.all(
    HOST_PAGES.map(async (name) => [name, await readTexts(folder, name, log)] as const),
  );
  return new Map(pages.filter(([, texts]) => texts.size > 0));
}

async function readTexts(folder: string, name: HostPageName, log: Logger): Promise<Texts> {
  const texts = new Map<string | null, HostPage>();
  for (const language of [null, ...LANGUAGES]) {
    const file = path.join(folder, language === null ? `${name}.md` : `${name}.${language}.md`);
    const page = await readPage(file, language, log);
    if (page) texts.set(language, page);
  }
  return texts;
}

async function readPage(
  file: string,
  language: string | null,
  log: Logger,
): Promise<HostPage | null> {
  try {
    const { size, mtime } = await stat(file);
    if (size > MAX_KB * 1000) {
      log.warn({ file }, `this page has more than ${MAX_KB} KB, so it is not shown`);
      return null;
    }
    const markdown = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
    return { ...parseHostPage(markdown), language, changedAt: mtime.toISOString() };
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') log.warn({ err: error, file }, 'a page could not be read');
    return null;
  }
}
