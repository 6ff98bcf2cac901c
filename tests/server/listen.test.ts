import { Agent, get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { listen } from '#server/listen.ts';
import { bareApi, Gate, useListening } from '#tests/support/listeningServer.ts';

const started = useListening();

describe('listening', () => {
  it('answers on the port the system chose', async () => {
    const { port } = await started();
    const response = await fetch(`http://127.0.0.1:${port}/api/`);

    expect(response.status).toBe(200);
  });

  it('says in one sentence that a port is taken', async () => {
    const { port } = await started();
    const second = await listen(bareApi, { port, host: '127.0.0.1' });

    invariant(!second.ok, 'the port is taken');
    expect(second.error).toContain(`Port ${port} is already in use`);
    expect(second.error).not.toContain('\n');
  });
});

describe('closing', () => {
  it('finishes the request under way and tells the client to go', async () => {
    const gate = new Gate();
    const arrival = new Gate();
    const app = bareApi();
    app.get('/slow', async (context) => {
      arrival.open();
      await gate.passed;
      return context.text('done');
    });
    const { port, close } = await started(app);
    const response = fetch(`http://127.0.0.1:${port}/slow`);
    await arrival.passed;
    const closed = close(5000);
    gate.open();

    expect((await response).headers.get('Connection')).toBe('close');
    expect(await (await response).text()).toBe('done');
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/api/`)).rejects.toThrow();
  });

  it('does not wait for idle clients', async () => {
    const { port, close } = await started();
    const agent = new Agent({ keepAlive: true });
    const status = await new Promise((resolve) => {
      get({ port, host: '127.0.0.1', path: '/api/', agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
    });
    await close(60_000);

    expect(status).toBe(200);
    agent.destroy();
  });

  it('cuts off a request that takes too long', async () => {
    const arrival = new Gate();
    const app = bareApi();
    app.get('/endless', () => {
      arrival.open();
      return new Promise<Response>(() => {});
    });
    const { port, close } = await started(app);
    const response = fetch(`http://127.0.0.1:${port}/endless`);
    const refused = expect(response).rejects.toThrow();
    await arrival.passed;
    await close(20);

    await refused;
  });
});
