import compile from 'icu-minify/compile';
import { transformWithOxc } from 'vite';

/** A file of texts: one language, one area, patterns by key. */
const TEXTS = /\/src\/texts\/[a-z]{2}\/[\w-]+\.ts$/;
/** Files that only gather others. */
const GATHERS = /^(?:export|import) (?:type )?[*{]/m;

/**
 * Compiles the patterns of texts (ICU messages), so that no page needs a parser. A file of texts
 * holds nothing but objects of strings.
 *
 * @returns {import('vite').Plugin}
 */
export function compileTexts() {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    async transform(code, id) {
      if (!TEXTS.test(id)) return null;
      const { code: script } = await transformWithOxc(code, id, { sourcemap: false });
      if (GATHERS.test(script)) return null;
      /** @type {Record<string, Record<string, string>>} */
      const areas = await import(`data:text/javascript,${encodeURIComponent(script)}`);
      const parts = Object.entries(areas).map(([name, texts]) => areaCode(name, texts, id));
      return { code: parts.join('\n'), map: null };
    },
  };
}

/**
 * @param {string} name
 * @param {Record<string, string>} texts
 * @param {string} file
 */
function areaCode(name, texts, file) {
  const compiled = Object.entries(texts).map(([key, pattern]) => {
    try {
      return [key, compile(pattern)];
    } catch (error) {
      throw new Error(`${file}: the text ${key} is no message`, { cause: error });
    }
  });
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(compiled))};`;
}
