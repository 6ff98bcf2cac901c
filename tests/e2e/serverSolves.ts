import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { callFrom } from './account.ts';

interface ServerSolve {
  readonly solvedAt: string | null;
  readonly msTimeUsed: number;
  readonly ratedDifficulty: number | null;
  readonly progress: { readonly colors: string } | null;
}

/** The solve of a puzzle by whoever is signed in on the page, as the server has it. */
export async function solveOnServer(page: Page, id: string): Promise<ServerSolve> {
  return (await callFrom(page, 'POST', `/completion/${id}/begin`)).value as ServerSolve;
}

/** The board of that solve as letters; null while nothing of it is kept. */
export async function lettersOnServer(page: Page, id: string): Promise<string | null> {
  return lettersIn((await solveOnServer(page, id)).progress?.colors ?? null);
}

/** The colors of a board as pages send them; null for none. */
function lettersIn(colors: string | null): string | null {
  if (colors === null) return null;
  return inflateRawSync(Buffer.from(colors.replace('dfl_', ''), 'base64url')).toString();
}
