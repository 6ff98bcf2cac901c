import type { Page } from '@playwright/test';
import { solveLink } from '#tests/support/gridText.ts';
import { sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { beginAs } from './account.ts';
import { gather, publish } from './serverPuzzles.ts';

/** Every page that needs nothing of the server, or says so. */
export const ADDRESSES = [
  '/',
  '/play',
  '/play/range?size=5x5&grade=2&symmetry=half&seed=7',
  '/play/techniques/edge',
  '/daily',
  '/daily/archive',
  '/learn',
  '/rules',
  '/privacy-policy',
  '/site/imprint',
  '/settings',
  '/auth',
  '/uploader',
  '/create',
  solveLink(sharedPuzzle('unique-045').grid),
  '/search/puzzles',
  '/search/collections',
  '/support',
  '/my-follows',
  '/notifications',
  '/nowhere',
] as const;

/** Sign up as somebody with a puzzle and a series. Returns every page that then has something. */
export async function furnish(page: Page, name: string): Promise<readonly string[]> {
  const me = await beginAs(page, name);
  const ids = [await publish(page, `${name} 1`), await publish(page, `${name} 2`)];
  const series = await gather(page, `${name}s`, ids);
  return [
    '/',
    `/solve/${ids[0]}?collection=${series}`,
    `/perfection/${ids[0]}`,
    `/create/${ids[0]}`,
    `/search/puzzles?q=${name}`,
    '/search/collections',
    '/my-stuff/puzzles',
    '/my-stuff/collections',
    '/my-follows',
    '/notifications',
    `/profile/${me}`,
    `/profile/${me}?tab=collections`,
    `/collection/${series}`,
    '/mod',
    `/mod/profile/${me}`,
    '/settings',
    '/support',
  ];
}
