import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { callFrom } from './account.ts';

/** The grid text of a puzzle with one solution that can be published. */
const GRID = '3x3|T3:bwbbwbbbb|C3:|Z|Snumber,x=0,y=0,number=7|Rconnect_all,color=dark';

/** The request body to create a puzzle. */
export function newPuzzle(title: string, grid = GRID) {
  const data = `dfl_${deflateRawSync(grid).toString('base64url')}`;
  return { title, description: '', designDifficulty: 2, data };
}

/** Make a private puzzle of whoever is signed in on the page. Returns its id. */
export async function make(page: Page, title: string, grid?: string): Promise<string> {
  const made = await callFrom(page, 'POST', '/puzzle/create', newPuzzle(title, grid));
  expect(made.status).toBe(200);
  return (made.value as { id: string }).id;
}

/** Make a puzzle of whoever is signed in on the page, and publish it. Returns its id. */
export async function publish(page: Page, title: string, grid?: string): Promise<string> {
  const id = await make(page, title, grid);
  expect((await callFrom(page, 'POST', `/puzzle/${id}/publish`)).value).toEqual({ id });
  return id;
}

/** The computed difficulty of a published puzzle; waits until it is computed. */
export async function computedOf(page: Page, id: string) {
  const read = async () => {
    const { value } = await callFrom(page, 'GET', `/puzzle/${id}/solve/brief`);
    return (value as { computed: { hardest: number; minutes: number; whatIfs: number } | null })
      .computed;
  };
  await expect.poll(read, { message: 'it is computed', timeout: 60_000 }).not.toBeNull();
  const computed = await read();
  invariant(computed, 'it is not taken back');
  return computed;
}

/** Make a public series of these puzzles. Returns its id. */
export async function gather(
  page: Page,
  title: string,
  puzzleIds: readonly string[],
): Promise<string> {
  const made = await callFrom(page, 'POST', '/collection/create', { title, isSeries: true });
  const { id } = made.value as { id: string };
  await callFrom(page, 'POST', `/collection/${id}/add`, { puzzleIds });
  await callFrom(page, 'PUT', `/collection/${id}`, { status: 'public' });
  return id;
}
