import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findTexts } from './findTexts.ts';
import { NO_TEXTS, UNREAD_FILES } from './exceptions.ts';

const ROOT = fileURLToPath(new URL('../../src', import.meta.url));

describe('the code', () => {
  it('holds no texts outside of src/texts', () => {
    const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('texts/'))
      .filter((file) => !UNREAD_FILES.some((pattern) => pattern.test(file)));

    const outside = files.flatMap((file) =>
      findTexts(file, readFileSync(path.join(ROOT, file), 'utf8'))
        .filter(({ text }) => !NO_TEXTS.has(text))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );

    expect(files.length).toBeGreaterThan(500);
    expect(outside).toEqual([]);
  });
});

describe('what is found', () => {
  const found = (code: string) => findTexts('test.tsx', code).map(({ text }) => text);

  it.each([
    ['words between tags', 'const a = <p>Undo</p>;', ['Undo']],
    ['what is read out', 'const a = <b aria-label="undo" />;', ['undo']],
    ['a sentence', "notify('Nothing is lost.');", ['Nothing is lost.']],
    ['a sentence with values', 'notify(`Row ${row} is full`);', ['Row 0 is full']],
    ['a label', "const row = { label: 'Theme' };", ['Theme']],
    [
      'a choice inside an element',
      "const a = <p>{is ? 'Hide it' : 'Show'}</p>;",
      ['Hide it', 'Show'],
    ],
  ])('%s', (_, code, texts) => {
    expect(found(code)).toEqual(texts);
  });

  it.each([
    ['class names', 'const a = <p className="flex gap-2 text-meta" />;'],
    ['class names in a table', "const BUTTON = 'inline-flex items-center gap-2';"],
    ['names', "send({ type: 'stroke.start' }); t('play.undo');"],
    ['what developers read', "invariant(root, 'The page has a root element');"],
    ['modules', "import { a } from './Some thing';"],
  ])('not %s', (_, code) => {
    expect(found(code)).toEqual([]);
  });
});
