// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeText } from '#ui/shared/platform/clipboard.ts';
import { newId } from '#ui/shared/platform/newId.ts';
import { leaveForGood, OpenPage } from '#tests/support/OpenPage.tsx';

const source = globalThis.crypto;

/** Pages of another machine without https lack these. */
beforeEach(() => {
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('crypto', { getRandomValues: source.getRandomValues.bind(source) });
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
});
afterEach(async () => {
  await leaveForGood();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('a page without https', () => {
  it('has ids of the same form as others', () => {
    expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(newId()).not.toBe(newId());
  });

  it('opens the editor, and saves the draft', async () => {
    const page = await OpenPage.at('/create');
    await waitFor(() => expect(page.address).toMatch(/^\/create\?draft=/));
    page.paint('dark', 0);
    await page.expectName(1, 1, /dark/);

    await page.reload();
    await page.expectName(1, 1, /dark/);
  });

  it('saves a solve', async () => {
    const page = await OpenPage.solving('0_2x1|T2:nn|C1:|Z|Snumber,x=0,y=0,number=2|R');
    page.paint('dark', 0);
    await page.expectLetters('bn');

    await page.reload();
    await page.expectLetters('bn');
  });

  it('copies by the command for selections', async () => {
    const copied: string[] = [];
    Reflect.set(document, 'execCommand', (command: string) => {
      const { activeElement: field } = document;
      if (command === 'copy' && field instanceof HTMLTextAreaElement) copied.push(field.value);
      return true;
    });

    expect(await writeText('a link')).toBe(true);
    expect(copied).toEqual(['a link']);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
