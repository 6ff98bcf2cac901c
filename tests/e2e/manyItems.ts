import type { Page } from '@playwright/test';
import { z } from 'zod';
import { MAX_TOTAL, PAGE_SIZE } from '#contract/shapes.ts';
import { PROFILE_ITEMS, readUserDetail } from '#contract/users.ts';
import { briefId } from '#tests/support/briefs.ts';
import { frames } from './layoutShift.ts';

const List = z.object({
  total: z.int(),
  results: z.array(z.looseObject({ id: z.string() })).nonempty(),
});
const Count = z.strictObject({ total: z.int() });
const Open = z.strictObject({ reports: z.int(), appeals: z.int() });

/**
 * Answer from now on as if each list of the server that has something had `count` items: those that
 * it has, again and again, with other ids. `samples` stand for answers in which it has nothing, by
 * the path of the call.
 */
export async function multiply(
  page: Page,
  count: number,
  samples: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const url = new URL(route.request().url());
    const after = url.searchParams.get('cursorAfter');
    // The page is seen without the later parts of a list first; it may be gone by then.
    if (after !== null) await frames(page).catch(() => undefined);
    url.searchParams.delete('cursorAfter');
    const response = await route.fetch({ url: url.href, maxRetries: 2 });
    const isJson = response.headers()['content-type']?.startsWith('application/json') ?? false;
    if (!isJson) return route.fulfill({ response });
    const from = after === null ? 0 : Number(after.split('-').at(-1)) + 1;
    const answer: unknown = samples[url.pathname] ?? (await response.json());
    return route.fulfill({ response, json: many(answer, count, from) });
  });
}

/** An answer of the server as it would be with `count` items, of which `from` came before. */
function many(answer: unknown, count: number, from: number): unknown {
  const total = Math.min(count, MAX_TOTAL);
  const list = List.safeParse(answer);
  if (list.success) {
    const length = Math.min(count - from, PAGE_SIZE);
    return { total, results: repeated(list.data.results, length, from) };
  }
  if (Count.safeParse(answer).success) return { total };
  if (Open.safeParse(answer).success) return { reports: total, appeals: 0 };
  const detail = readUserDetail.response.safeParse(answer);
  if (!detail.success) return answer;
  const { createdPuzzles, createdCollections, lovedPuzzles } = detail.data;
  return {
    ...detail.data,
    createdPuzzles: repeated(createdPuzzles, PROFILE_ITEMS),
    createdCollections: repeated(createdCollections, PROFILE_ITEMS),
    lovedPuzzles: repeated(lovedPuzzles ?? [], PROFILE_ITEMS),
  };
}

function repeated<Item>(items: readonly Item[], length: number, from = 0): readonly Item[] {
  if (items.length === 0) return [];
  return Array.from({ length }, (_, i) => {
    const item = items[i % items.length] as Item;
    const id = briefId(from + i);
    // Reports about one thing are one entry.
    return Object.assign(
      {},
      item,
      { id },
      Object.hasOwn(item as object, 'targetId') && { targetId: id },
    );
  });
}
