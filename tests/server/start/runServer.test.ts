import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Variables } from '#server/env.ts';
import { runServer } from '#server/start/runServer.ts';

afterEach(() => {
  process.exitCode = undefined; // do not fail the test process
});

/** Output about settings, and the exit code. */
async function checked(variables: Variables) {
  const [output, errors] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const puzzleWorker = new URL('file:///nowhere.mjs');
  await runServer({ variables, isCheck: true, pagesDirectory: null, puzzleWorker });
  const said = [output, errors].map((spy) => spy?.mock.calls.map(([text]) => text).join('') ?? '');
  vi.restoreAllMocks();
  return { output: said[0], errors: said[1], exitCode: process.exitCode };
}

describe('settings that are asked for', () => {
  it('are told as they take effect, without secrets', async () => {
    const secrets = { GOOGLE_CLIENT_ID: 'me', GOOGLE_CLIENT_SECRET: 'hunter2' };
    const { output, errors, exitCode } = await checked({ ...secrets, JOBS: 'off' });

    expect(errors).toBe('');
    expect(exitCode).toBeUndefined();
    expect(output).toContain('GOOGLE_CLIENT_SECRET=***\n');
    expect(output).toContain('JOBS=off\n');
    expect(output).toContain('LOG_LEVEL=info (default)\n');
    expect(output).not.toContain('hunter2');
  });

  it('are told with what is wrong about them', async () => {
    const { output, errors, exitCode } = await checked({ PORT: 'many' });

    expect(output).toContain('LOG_LEVEL=info (default)\n');
    expect(errors).toBe('PORT must be a whole number from 0 to 65535, not "many".\n');
    expect(exitCode).toBe(1);
  });
});
