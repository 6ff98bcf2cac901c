import type { Page } from '@playwright/test';
import { escapeText } from '#engine/text/escape.ts';
import { editLink, solveLink } from '#tests/support/gridText.ts';
import { beginAs, callFrom } from './account.ts';
import { expect, test } from './fixtures.ts';
import { publish } from './serverPuzzles.ts';

/** Each would set `window.hit`, load something from elsewhere, or lead to a script. */
const CORPUS: readonly string[] = [
  '<script>hit=1</script>',
  '<img src=x onerror="hit=1">',
  '<svg/onload=hit=1>',
  '"><iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  "'-hit=1-'",
  '<a href="javascript:hit=1">away</a>',
  '[away](javascript:hit=1)',
  '[away](java&#115;cript:hit=1)',
  '[away](data:text/html,<script>parent.hit=1</script>)',
  '<javascript:hit=1>',
  '![picture](https://tracker.example/pixel.png)',
  '[away]: javascript:hit=1',
  '<style>@import url(https://tracker.example/style.css)</style>',
  '<math><mtext><table><mglyph><style><img src onerror=hit=1>',
  '{{constructor.constructor("hit=1")()}}',
  '\u202Ereversed <b onmouseover=hit=1>bold</b>',
];
const ALL = CORPUS.join('\n\n');
/** Characters of a description. */
const MOST = 500;
/** The path of a request that nobody else makes. */
const LAST = '/LICENSE?last';
const GRID = `2x1|T2:nn|C1:|Z|S|Rcustom,description=${escapeText(ALL)},grid=0x0`;

const envelope = (text: string) =>
  `0_${JSON.stringify({ title: text, grid: GRID, difficulty: 1, author: text, description: ALL })}`;

/** Nothing of it ran, was made an element, or was asked for. */
async function expectHarmless(page: Page, asked: readonly string[]): Promise<void> {
  // A request of the test comes after all that the page has made for what it shows.
  const last = page.waitForRequest(LAST);
  await page.evaluate((address) => fetch(address), LAST);
  await last;
  const found = await page.evaluate(() => ({
    hit: 'hit' in window,
    elements: [
      ...document.querySelectorAll(
        'iframe, object, embed, base, [onerror], [onload], [onmouseover]',
      ),
    ].length,
    pictures: [...document.images].map(({ src }) => src).filter((src) => src.includes('tracker')),
    links: [...document.links]
      .map(({ href }) => href)
      .filter((href) => !/^https?:/.test(href) && href !== 'mailto:webmaster@localhost'),
  }));

  expect(found).toEqual({ hit: false, elements: 0, pictures: [], links: [] });
  expect(asked).toEqual([]);
}

/** Requests of the page to other sites. */
function foreignRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname !== 'localhost' && /^https?:$/.test(url.protocol)) asked.push(url.href);
  });
  return asked;
}

test('a title, an author, a description and a rule are texts, whatever they say', async ({
  page,
}) => {
  const asked = foreignRequests(page);
  await page.goto(solveLink(envelope(CORPUS.join(' '))));
  await expect(page.getByText('<svg/onload=hit=1>').first()).toBeAttached();

  await expectHarmless(page, asked);
});

test('so are they in the editor, with a rule in words', async ({ page }) => {
  const asked = foreignRequests(page);
  await page.goto(editLink(envelope(CORPUS[1] ?? '')));
  await page.getByRole('tab', { name: 'Info' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(CORPUS[1] ?? '');

  await expectHarmless(page, asked);
});

test('so is all that people write on the site: found, listed, talked about and told', async ({
  page,
  browser,
}) => {
  const title = CORPUS.slice(0, 3).join(' ');
  const name = CORPUS[1] ?? '';
  const author = await beginAs(page, name);
  await callFrom(page, 'PUT', '/user/me', { description: ALL.slice(0, MOST) });
  const grid = `3x3|T3:bwbbwbbbb|C3:|Z|Snumber,x=0,y=0,number=7|Rconnect_all,color=dark|Rcustom,description=${escapeText(ALL)},grid=0x0`;
  const id = await publish(page, title, grid);
  const made = await callFrom(page, 'POST', '/collection/create', {
    title,
    isSeries: true,
    description: ALL.slice(0, MOST),
  });
  const { id: collection } = made.value as { id: string };
  await callFrom(page, 'POST', `/collection/${collection}/add`, { puzzleIds: [id] });
  await callFrom(page, 'PUT', `/collection/${collection}`, { status: 'public' });

  const reader = await (await browser.newContext()).newPage();
  await beginAs(reader, CORPUS[3] ?? '');
  // People who are new here may write one link a comment.
  const links = CORPUS.filter((text) => /away|<javascript:/.test(text)).slice(0, 4);
  const others = CORPUS.filter((text) => !/away|<javascript:|https:/.test(text)).join('\n\n');
  for (const content of [others, ...links]) {
    const sent = await callFrom(reader, 'POST', `/comment/${id}`, { content });
    expect(sent.status, content).toBe(200);
  }
  const askedByReader = foreignRequests(reader);
  const askedByAuthor = foreignRequests(page);
  const shown = [
    [`/search/puzzles?q=${encodeURIComponent('script')}`, title],
    ['/search/collections', title],
    [`/profile/${author}`, name],
    [`/collection/${collection}`, title],
    [`/solve/${id}#comments`, name],
    [`/embed/${id}`, title],
  ] as const;
  for (const [address, text] of shown) {
    await reader.goto(address);
    await expect(reader.getByText(text).first(), address).toBeAttached();
    await expectHarmless(reader, askedByReader);
  }
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await expectHarmless(page, askedByAuthor);
});
