import { wrap } from 'comlink';
import { describe, expect, it } from 'vitest';
import { endOf } from '#workers/endOf.ts';

describe('the end of a worker', () => {
  it('releases its proxy and terminates it once', () => {
    const { port1, port2 } = new MessageChannel();
    let ended = 0;
    const remote = wrap<{ ask: () => void }>(port1);
    const end = endOf({ terminate: () => void ended++ }, remote);
    end();
    end();
    port1.close();
    port2.close();

    expect(ended).toBe(1);
    expect(() => remote.ask()).toThrow('released');
  });
});
