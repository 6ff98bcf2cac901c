import { createRequire } from 'node:module';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { paramsOf } from '#engine/clues/params.ts';
import type { State } from '#engine/clues/verdict.ts';
import type { AnyField } from '#engine/config/field.ts';
import { emptyGrid, internedTile, type Color, type Grid, type Params } from '#engine/grid/grid.ts';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { svgText } from '#engine/glyph/svgNode.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { english } from '#texts/english.ts';
import { themeSheets } from './build/themeColors.ts';
import { findChromium } from './chromium.mjs';

/**
 * Draws every symbol with its parameters on light, dark and gray cells in a real browser: `npm run
 * contact-sheet`.
 */

const OUTPUTS = {
  dark: 'docs/screenshots/symbols.png',
  light: 'docs/screenshots/symbols-light.png',
};
const COLORS: readonly Color[] = ['light', 'dark', 'gray'];
const NO_WRAP = { horizontal: 'none', vertical: 'none' } as const;
const ORIGIN = 'http://contact-sheet.test/';

type SymbolDef = (typeof allSymbols)[number];

/** Sample values besides the initial one, by kind of field. */
const SAMPLES: Readonly<Partial<Record<AnyField['kind'], readonly unknown[]>>> = {
  number: [12, 345],
  boolean: [true],
  orientation: ['up', 'down-left'],
  orientationToggle: [[], ['up', 'right', 'down-left']],
  string: ['Ж', 'Ωβ', 'two\nlines'],
  icon: ['MdAcUnit', 'MdAccessTime'],
};

function samplesOf(name: string, field: AnyField): readonly unknown[] {
  return name === 'description' ? [] : (SAMPLES[field.kind] ?? []);
}

function variantsOf(def: SymbolDef): readonly Params[] {
  const fields: readonly (readonly [string, AnyField])[] = Object.entries(def.config);
  const initial: Params = Object.fromEntries(
    fields.map(([name, { initial: value }]) => [name, value]),
  );
  const others = fields.flatMap(([name, field]) =>
    samplesOf(name, field).map((value) => ({ ...initial, [name]: value })),
  );
  return [initial, ...others].map((params) =>
    def.normalize ? def.normalize(paramsOf(def, { id: def.id, params })) : params,
  );
}

function oneCell(color: Color): Grid {
  return { ...emptyGrid(1, 1), tiles: [internedTile(true, false, color)] };
}

let pictures = 0;

function picture(
  def: SymbolDef,
  params: Params,
  color: Color,
  cellSize: number,
  state: State,
): string {
  const glyph = def.glyph(paramsOf(def, { id: def.id, params }));
  const scene = {
    grid: oneCell(color),
    topology: NO_WRAP,
    symbols: [{ at: { x: 0, y: 0 }, glyph, state }],
    errors: state === 'error' ? [0] : [],
  };
  pictures += 1;
  return svgText(drawBoard(scene, { cellSize, idPrefix: `p${String(pictures)}`, margin: 0.1 }));
}

function rowOf(def: SymbolDef, params: Params, isFirst: boolean): string {
  const large = COLORS.map((color) => picture(def, params, color, 56, 'incomplete'));
  const small = COLORS.map((color) => picture(def, params, color, 24, 'incomplete'));
  const states = isFirst
    ? COLORS.flatMap((color) => [
        picture(def, params, color, 40, 'satisfied'),
        picture(def, params, color, 40, 'error'),
      ])
    : [];
  const name = isFirst ? `<h2>${english.say(def.title)}</h2>` : '';
  const stateRow = isFirst ? `<div>${states.join('')}</div>` : '';
  return `<section>${name}<div>${[...large, ...small].join('')}</div>${stateRow}</section>`;
}

function sheet(theme: string): string {
  const rows = allSymbols.flatMap((def) =>
    variantsOf(def).map((params, index) => rowOf(def, params, index === 0)),
  );
  return `<!doctype html><html data-theme="${theme}">${page(rows.join(''))}</html>`;
}

/** Character ranges of the font subsets that the sheet uses. */
const RANGES = { latin: 'U+0-FF', greek: 'U+370-3FF', cyrillic: 'U+400-45F' } as const;

const FONT_FACES = Object.entries(RANGES)
  .flatMap(([subset, range]) =>
    ['normal', 'italic'].map(
      (style) =>
        `@font-face{font-family:'Source Serif 4';font-weight:200 900;font-style:${style};unicode-range:${range};src:url(source-serif-4-${subset}-opsz-${style}.woff2)}`,
    ),
  )
  .join('\n');

function page(body: string): string {
  return `<meta charset="utf-8"><link rel="stylesheet" href="tokens.css"><style>
${FONT_FACES}
body{margin:0;background:var(--color-base-100);font:15px 'Source Serif 4',serif}
main{columns:4;column-gap:20px;padding:24px;background:var(--color-base-100);color:var(--color-base-content)}
section{break-inside:avoid;margin-bottom:4px}h2{font:450 15px 'Source Serif 4';margin:14px 0 4px}
div{display:flex;align-items:center;gap:2px}</style><main>${body}</main>`;
}

function fontFile(name: string): Buffer {
  const license = createRequire(import.meta.url).resolve(
    '@fontsource-variable/source-serif-4/LICENSE',
  );
  return readFileSync(path.join(path.dirname(license), 'files', name));
}

/** The design tokens, of every theme. */
function tokens(): string {
  const themes = themeSheets().map(({ name, scheme, colors }) => {
    const lines = Object.entries(colors).map(([token, css]) => `--color-${token}:${css}`);
    return `[data-theme=${name}]{color-scheme:${scheme};${lines.join(';')}}`;
  });
  return [...themes, readFileSync('src/ui/styles/tokens.css', 'utf8')].join('\n');
}

/** The files that the page requests: itself in a theme, the design tokens, and fonts. */
function answer(name: string): { readonly body: string | Buffer; readonly contentType: string } {
  if (name === 'dark' || name === 'light') return { body: sheet(name), contentType: 'text/html' };
  if (name === 'tokens.css') return { body: tokens(), contentType: 'text/css' };
  return { body: fontFile(name), contentType: 'font/woff2' };
}

for (const { load } of allSymbols) await load?.();
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath !== null && { executablePath }),
});
const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await tab.route(`${ORIGIN}**`, (route) => {
  return route.fulfill(answer(route.request().url().slice(ORIGIN.length)));
});
for (const [theme, output] of Object.entries(OUTPUTS)) {
  await tab.goto(`${ORIGIN}${theme}`);
  await tab.evaluate('document.fonts.ready');
  mkdirSync(path.dirname(output), { recursive: true });
  await tab.screenshot({ path: output, fullPage: true });
}
await browser.close();
