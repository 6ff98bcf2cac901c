// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '#texts/message.ts';
import { setSetting } from '#ui/shared/settings/settings.ts';
import {
  language,
  followLanguage,
  loadTexts,
  translator,
  withTexts,
} from '#ui/shared/texts/texts.ts';

const SKIP = message('site.skip');

function speak(...languages: readonly string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

beforeEach(() => {
  speak('en-US', 'en');
  setSetting('language', 'system');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'de', 'en'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['fr', 'ja'], 'en'],
    [[], 'en'],
  ])('of a browser that prefers %j is %s', (languages, expected) => {
    speak(...languages);

    expect(language()).toBe(expected);
  });

  it('is the one that is set, whatever the browser prefers', () => {
    setSetting('language', 'de');

    expect(language()).toBe('de');
  });
});

describe('the texts', () => {
  it('load in the language in force, which is written to the page', async () => {
    setSetting('language', 'de');

    await loadTexts('site');

    expect(translator.current().say(SKIP)).toBe('Zum Inhalt springen');
    expect(document.documentElement.lang).toBe('de');
  });

  it('change with the language, all that were loaded, and the pages hear of it', async () => {
    await loadTexts('site', 'learn');
    const heard = vi.fn();
    const offTexts = translator.subscribe(heard);
    const stop = followLanguage();

    setSetting('language', 'de');
    await vi.waitFor(() => expect(translator.current().language).toBe('de'));

    expect(translator.current()('learn.next')).toBe('Weiter');
    expect(heard).toHaveBeenCalledOnce();
    stop();
    offTexts();
  });

  it('are those of the language that was chosen last, however quickly', async () => {
    await loadTexts('site');
    const stop = followLanguage();

    setSetting('language', 'de');
    setSetting('language', 'en');
    setSetting('language', 'de');
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('de'));

    expect(translator.current().say(SKIP)).toBe('Zum Inhalt springen');
    stop();
  });

  it('are there for everybody who waits, also where others wait for the same', async () => {
    const there = () => expect(translator.current()('solver.panel')).not.toBe('');

    await Promise.all([
      loadTexts('solver').then(there),
      loadTexts('solver').then(there),
      loadTexts('solver', 'tour').then(there),
    ]);
  });

  it('come with a module that shows them', async () => {
    const module = { Page: () => null };

    await expect(withTexts(Promise.resolve(module), ['create'])).resolves.toBe(module);
  });

  it('are a bug where no part loaded them', async () => {
    vi.resetModules(); // other tests may have loaded them
    const { loadTexts, translator } = await import('#ui/shared/texts/texts.ts');
    await loadTexts('site');

    expect(() => translator.current()('nested.done')).toThrow('nested.done');
  });

  it('follow the browser where nothing is set', async () => {
    await loadTexts('site');
    const stop = followLanguage();

    speak('de');
    window.dispatchEvent(new Event('languagechange'));
    await vi.waitFor(() => expect(translator.current().language).toBe('de'));

    expect(translator.current().say(SKIP)).toBe('Zum Inhalt springen');
    stop();
  });
});
