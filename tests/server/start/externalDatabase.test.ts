import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, inject, it } from 'vitest';
import { waitForDatabase } from '#server/start/DatabaseServer.ts';
import { StartProblem } from '#server/StartProblem.ts';
import { databaseUrl } from '#tests/support/adminStatements.ts';

const { signal } = new AbortController();
const admin = inject('adminUrl');

/** The error message for an unusable address. */
async function sentenceFor(url: string): Promise<string> {
  const answer = waitForDatabase('DATABASE_URL', url, signal);
  await expect(answer).rejects.toThrow(StartProblem);
  return answer.then(
    () => '',
    (error: unknown) => String(error),
  );
}

describe('a database of another server', () => {
  it('that answers is used', async () => {
    await waitForDatabase('DATABASE_URL', admin, signal);
  });

  it('that does not exist is named', async () => {
    expect(await sentenceFor(databaseUrl(admin, 'nowhere'))).toBe(
      'StartProblem: The server of DATABASE_URL has no database "nowhere": create it first.',
    );
  });

  it('that does not know the account names that', async () => {
    const stranger = new URL(admin);
    stranger.searchParams.set('user', 'stranger');

    expect(await sentenceFor(stranger.href)).toMatch(
      /The database server of DATABASE_URL refuses the account "stranger": [^\n]*\.$/,
    );
  });

  it('that is not there is told by its address, without the password', async () => {
    expect(await sentenceFor('postgres://me:hunter2@127.0.0.1:1/chiaro')).toBe(
      'StartProblem: No database server answers at 127.0.0.1:1, the address in DATABASE_URL (ECONNREFUSED).',
    );
    const unknown = await sentenceFor('postgres://me:hunter2@nobody.invalid/chiaro');
    expect(unknown).toMatch(/No database server answers at nobody\.invalid:5432, /);
    expect(unknown).not.toContain('hunter2');
  });

  it('that is another program is told so', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const sentence = await sentenceFor(`postgres://me:hunter2@127.0.0.1:${port ?? 0}/chiaro`);
    other.close();

    expect(sentence).toMatch(/No database server answers at 127\.0\.0\.1:\d+, [^\n]*\.$/);
  });
});
