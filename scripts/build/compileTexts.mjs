import compile from 'icu-minify/compile';
import { parseAst, transformWithOxc } from 'vite';

/** A line break inside a pattern that the formatter indents; a meant one has no indent. */
const WRAP = /\n +/g;

/** A file of texts: one language, one area, patterns by key. */
const TEXTS = /\/src\/texts\/[a-z]{2}\/[\w-]+\.ts$/;

/**
 * Compiles the patterns of texts (ICU messages), so that no page needs a parser. A file of texts
 * exports objects of strings and imports nothing but types: it is evaluated alone.
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
      if (parseAst(script).body.some(hasSource))
        throw new Error(`${id}: a file of texts imports nothing but types`);
      /** @type {Record<string, Record<string, string>>} */
      const areas = await import(`data:text/javascript,${encodeURIComponent(script)}`);
      const parts = Object.entries(areas).map(([name, texts]) => areaCode(name, texts, id));
      return { code: parts.join('\n'), map: null };
    },
  };
}

/** @param {{ type: string, source?: unknown }} statement */
function hasSource({ source }) {
  return source !== undefined && source !== null;
}

/**
 * @param {string} name
 * @param {Record<string, string>} texts
 * @param {string} file
 */
function areaCode(name, texts, file) {
  const compiled = Object.entries(texts).map(([key, pattern]) => {
    try {
      return [key, compile(pattern.replaceAll(WRAP, ' '))];
    } catch (error) {
      throw new Error(`${file}: the text ${key} is no message`, { cause: error });
    }
  });
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(compiled))};`;
}
