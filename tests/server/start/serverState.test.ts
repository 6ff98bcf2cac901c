import { describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { ServerState } from '#server/start/ServerState.ts';
import { bareDeps } from '#tests/support/bareDeps.ts';

const here = { isUp: () => true };
const away = { isUp: () => false };

async function healthOf(state: ServerState): Promise<{ status: number; body: unknown }> {
  const response = await createApp(bareDeps({ outage: state.outage })).request('/api/');
  return { status: response.status, body: await response.json() };
}

describe('calls', () => {
  it('are refused until the database is there', async () => {
    const state = new ServerState(undefined);
    expect(await healthOf(state)).toEqual({
      status: 503,
      body: {
        code: 'maintenance',
        summary: 'The server is starting. Please try again in a moment.',
        text: { id: 'refusals.starting' },
      },
    });

    state.serve(here);
    expect((await healthOf(state)).status).toBe(200);
  });

  it('are refused while it is away', async () => {
    const state = new ServerState(undefined);
    state.serve(away);

    expect(await healthOf(state)).toEqual({
      status: 503,
      body: {
        code: 'maintenance',
        summary: 'The server can’t reach its database. Please try again in a moment.',
        text: { id: 'refusals.databaseDown' },
      },
    });
  });

  it('are refused during maintenance, in the words of who runs the site', async () => {
    const state = new ServerState('Back at noon.');
    state.serve(here);

    expect(await healthOf(state)).toEqual({
      status: 503,
      body: { code: 'maintenance', summary: 'Back at noon.' },
    });
    expect(state.isServing).toBe(true);
  });

  it('that are under way are answered while the server stops, and it is not ready for more', async () => {
    const state = new ServerState(undefined);
    state.serve(here);
    state.drain();

    expect((await healthOf(state)).status).toBe(200);
    expect(state.isServing).toBe(false);
  });
});
