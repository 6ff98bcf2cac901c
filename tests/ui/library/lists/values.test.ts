import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { english } from '#texts/english.ts';
import { meQuery } from '#ui/shared/api/me.ts';
import { createQueryClient } from '#ui/shared/api/queryClient.ts';
import { userQuery } from '#ui/shared/api/userQuery.ts';
import { amountText, priceText } from '#ui/library/lists/formats.ts';
import { placeholderGrid } from '#ui/library/lists/PuzzlePicture.tsx';
import { onNotice } from '#ui/shared/platform/notices.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an open board', () => {
  it('has the shape of the puzzle, smaller where that is large', () => {
    expect(placeholderGrid(6, 5)).toMatchObject({ width: 6, height: 5 });
    expect(placeholderGrid(100, 50)).toMatchObject({ width: 14, height: 7 });
    expect(placeholderGrid(1000, 1)).toMatchObject({ width: 14, height: 1 });
  });

  it('is the same one for the same size', () => {
    expect(placeholderGrid(9, 9)).toBe(placeholderGrid(9, 9));
  });
});

test('prices are told in main units, payments in minor ones', () => {
  expect(priceText(english, 12.5, 'USD')).toBe('$12.50');
  expect(amountText(english, 1250, 'USD')).toBe('$12.50');
  expect(amountText(english, 500, 'JPY')).toBe('¥500');
});

test('who cannot be read is nobody, without a word', async () => {
  const said = vi.fn();
  const stop = onNotice(said);
  const client = createQueryClient();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })));
  expect(await client.query(meQuery)).toBeNull();
  expect(await client.query(userQuery('1'))).toBeNull();
  expect(said).not.toHaveBeenCalled();
  stop();
  client.clear();
});
