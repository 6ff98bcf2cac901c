import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { moduleTexts } from '../../scripts/build/moduleTexts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Build some modules of `src/ui` and return the code of each chunk by its name, without spaces. */
async function buildPages(files: Readonly<Record<string, string>>) {
  for (const [name, code] of Object.entries(files)) {
    const file = path.join(folder, 'src/ui', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  const texts = moduleTexts(['en', 'de'], folder);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [texts.plugin],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(folder, 'src/ui/main.tsx'),
        output: { chunkFileNames: '[name].js', entryFileNames: '[name].js' },
        external: /texts\.ts$/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const code = Object.fromEntries(chunks.map((part) => [part.name, part.code]));
  const filesFor = (name: string) => texts.filesFor([path.join(folder, 'src/ui', name)]);
  return { code, filesFor };
}

const TRANSLATE = 'const t = globalThis.t;';

describe('the texts of a module', () => {
  it('are the areas that it and its static imports name, without those of the entry', async () => {
    const { code } = await buildPages({
      'main.tsx': `${TRANSLATE} t('site.close'); export const page = () => import('./Page.tsx'); globalThis.texts = import.meta.texts;`,
      'Page.tsx': `import { part } from './part.ts'; ${TRANSLATE} export const Page = [t('lists.more'), t('site.close'), part];`,
      'part.ts': 'export const part = globalThis.t(`tools.${globalThis.id}`);',
    });

    expect(code['main']).toMatch(/withTexts\([^]*\.\/Page\.js[^]*\["lists", ?"tools"\]\)/);
    expect(code['main']).toContain('globalThis.texts = ["site"]');
  });

  it('are not those of messages, which are data for others to show', async () => {
    const { filesFor } = await buildPages({
      'main.tsx': "export const page = () => import('./Told.tsx');",
      'Told.tsx':
        "export const told = globalThis.notify(message('parse.noData', { at: globalThis.t('board.cell') })); function message(...all) { return all; }",
    });

    expect(filesFor('Told.tsx')).toEqual([]);
  });

  it('are areas that it declares', async () => {
    const { filesFor, code } = await buildPages({
      'main.tsx': "export const page = () => import('./Clues.tsx');",
      'Clues.tsx':
        "import { needTexts } from './texts.ts'; needTexts('rules', 'symbols'); export const a = 1;",
    });

    expect(filesFor('Clues.tsx')).toEqual(['src/texts/*/rules.ts', 'src/texts/*/symbols.ts']);
    expect(code['Clues']).not.toContain('needTexts(');
  });

  it('are files in the folder of a language that it imports', async () => {
    mkdirSync(path.join(folder, 'assets/en'), { recursive: true });
    writeFileSync(path.join(folder, 'assets/en/names.json'), '{"a":1}');
    const { filesFor } = await buildPages({
      'main.tsx': "export const page = () => import('./Lessons.tsx');",
      'Lessons.tsx': "export const names = () => import('../../assets/en/names.json');",
    });

    expect(filesFor('Lessons.tsx')).toEqual(['assets/*/names.json']);
  });

  it('are not names that look like texts', async () => {
    const { filesFor } = await buildPages({
      'main.tsx': "export const page = () => import('./Events.tsx');",
      'Events.tsx': "export const event = { type: 'board.nothingOfTheKind' };",
    });

    expect(filesFor('Events.tsx')).toEqual([]);
  });
});
