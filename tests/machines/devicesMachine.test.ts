import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { devicesMachine, type UploadOutcome, type ServerCopy } from '#machines/devicesMachine.ts';

const UNTOUCHED = 'nnnn';
const SOON_MS = 3_000;

/** A server that stores one solve of several devices. */
class TestServer {
  copy: ServerCopy | null = null;
  isReached = true;
  /** True if its answers to saves arrive. */
  isAnswering = true;
  #saves = 0;

  read(): ServerCopy | null {
    if (!this.isReached) throw new Error('no network');
    return this.copy;
  }

  save(letters: string, base: string | null): UploadOutcome {
    if (!this.isReached) throw new Error('no network');
    if (letters.includes('?')) return { kind: 'refused', reason: 'No question marks.' };
    if (this.copy && this.copy.updatedAt !== base) return { kind: 'overtaken', copy: this.copy };
    this.copy = { letters, updatedAt: String(++this.#saves) };
    if (!this.isAnswering) throw new Error('no network');
    return { kind: 'saved', updatedAt: this.copy.updatedAt };
  }
}

/** The state a device starts with. */
interface Left {
  board?: string;
  agreed?: ServerCopy | null;
  sent?: string;
  isAutomatic?: boolean;
}

/** A device with the solve open. */
class TestDevice {
  board: string;
  agreed: ServerCopy | null;
  readonly #clock = new SimulatedClock();
  readonly #actor;

  constructor(server: TestServer, left: Left = {}) {
    this.board = left.board ?? UNTOUCHED;
    this.agreed = left.agreed ?? null;
    this.#actor = createActor(
      devicesMachine.provide({
        actors: {
          readServerCopy: fromPromise(async () => Promise.resolve(server.read())),
          upload: fromPromise<UploadOutcome, { letters: string; base: string | null }>(
            async ({ input }) => Promise.resolve(server.save(input.letters, input.base)),
          ),
        },
        actions: {
          showBoard: (_, { letters }) => (this.board = letters),
          storeAgreed: (_, { copy }) => (this.agreed = copy),
        },
      }),
      {
        clock: this.#clock,
        input: {
          letters: this.board,
          untouched: UNTOUCHED,
          agreed: this.agreed,
          sent: left.sent ?? null,
          restMs: SOON_MS,
          isAutomatic: left.isAutomatic ?? true,
        },
      },
    );
    this.#actor.start();
  }

  paint(letters: string): this {
    this.board = letters;
    this.#actor.send({ type: 'board.changed', letters });
    return this;
  }

  send(type: `devices.${'refresh' | 'hide' | 'upload' | 'chooseLocal' | 'chooseOther'}`): this {
    this.#actor.send({ type });
    return this;
  }

  async wait(ms = 0): Promise<this> {
    await settled();
    this.#clock.increment(ms);
    await settled();
    return this;
  }

  get refusal(): unknown {
    return this.#actor.getSnapshot().context.refusal;
  }

  automatic(isAutomatic: boolean): this {
    this.#actor.send({ type: 'devices.automatic', isAutomatic });
    return this;
  }

  /** The board of the other device, while the player has to choose. */
  get asked(): string | null {
    return this.#actor.getSnapshot().context.other?.letters ?? null;
  }
}

/** Lets pending answers arrive. */
async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

describe('a solve on two devices', () => {
  it('is kept after a rest, with all that was done meanwhile', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server).wait();

    device.paint('bnnn');
    await device.wait(SOON_MS - 1);
    expect(server.copy).toBeNull();
    device.paint('bbnn');
    await device.wait(1);

    expect(server.copy?.letters).toBe('bbnn');
    expect(device.agreed).toEqual(server.copy);
  });

  it('is kept at once when the page goes', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server).wait();

    await device.paint('bnnn').send('devices.hide').wait();

    expect(server.copy?.letters).toBe('bnnn');
  });

  it('goes on where the other one was, if nothing was done here', async () => {
    const server = new TestServer();
    server.save('bwnn', null);

    const device = await new TestDevice(server).wait();

    expect(device.board).toBe('bwnn');
    await device.wait(SOON_MS);
    expect(server.copy).toEqual({ letters: 'bwnn', updatedAt: '1' });
  });

  it('follows the other one from what both knew when it is looked at again', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server).wait();
    await device.paint('bnnn').wait(SOON_MS);
    server.save('bbnn', server.copy?.updatedAt ?? null);

    await device.send('devices.refresh').wait();

    expect(device.board).toBe('bbnn');
    expect(device.asked).toBeNull();
  });

  it('asks where both went on, and neither is lost before the answer', async () => {
    const server = new TestServer();
    server.save('wnnn', null);
    const device = await new TestDevice(server, { board: 'bnnn' }).wait();

    expect(device.asked).toBe('wnnn');
    await device.wait(SOON_MS);
    expect(device.board).toBe('bnnn');
    expect(server.copy?.letters).toBe('wnnn');
  });

  it('goes on here if that is wanted, also with what was done while it was asked', async () => {
    const server = new TestServer();
    server.save('wnnn', null);
    const device = await new TestDevice(server, { board: 'bnnn' }).wait();

    await device.paint('bbnn').send('devices.chooseLocal').wait();

    expect(device.asked).toBeNull();
    expect(server.copy?.letters).toBe('bbnn');
  });

  it('goes on there if that is wanted', async () => {
    const server = new TestServer();
    server.save('wnnn', null);
    const device = await new TestDevice(server, { board: 'bnnn' }).wait();

    await device.send('devices.chooseOther').wait(SOON_MS);

    expect(device.board).toBe('wnnn');
    expect(server.copy).toEqual({ letters: 'wnnn', updatedAt: '1' });
  });

  it('asks when the other one was faster while this one was saved', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server).wait();
    server.save('wnnn', null);

    await device.paint('bnnn').wait(SOON_MS);

    expect(device.asked).toBe('wnnn');
    expect(server.copy?.letters).toBe('wnnn');
  });

  it('asks nothing where both did the same', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server).wait();
    server.save('bnnn', null);

    await device.paint('bnnn').wait(SOON_MS);

    expect(device.asked).toBeNull();
    expect(device.agreed).toEqual(server.copy);
  });

  it('is kept once the network is back', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server).wait();
    server.isReached = false;
    await device.paint('bnnn').wait(SOON_MS);
    await device.paint('bbnn').wait();
    server.isReached = true;

    await device.send('devices.refresh').wait(SOON_MS);

    expect(server.copy?.letters).toBe('bbnn');
  });

  it('asks nothing about its own save whose answer was lost, and goes on from it', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server).wait();
    server.isAnswering = false;
    await device.paint('bnnn').wait(SOON_MS);
    await device.paint('bbnn').wait();
    server.isAnswering = true;

    await device.send('devices.refresh').wait(SOON_MS);

    expect(device.asked).toBeNull();
    expect(server.copy?.letters).toBe('bbnn');
    expect(device.agreed).toEqual(server.copy);
  });

  it('knows what an earlier page had sent, and what is the same under another time', async () => {
    for (const left of [{ sent: 'bnnn' }, { agreed: { letters: 'bnnn', updatedAt: '0' } }]) {
      const server = new TestServer();
      server.save('bnnn', null);

      const device = await new TestDevice(server, { board: 'bbnn', ...left }).wait(SOON_MS);

      expect(device.asked).toBeNull();
      expect(server.copy?.letters).toBe('bbnn');
    }
  });

  it('waits to be told to where that is wanted', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server, { isAutomatic: false }).wait();
    await device
      .paint('bnnn')
      .send('devices.hide')
      .wait(10 * SOON_MS);
    expect(server.copy).toBeNull();

    await device.send('devices.upload').wait();
    expect(server.copy?.letters).toBe('bnnn');
    await device.paint('bbnn').automatic(true).wait(SOON_MS);
    expect(server.copy?.letters).toBe('bbnn');
  });

  it('uploads what was requested while it read, uploaded or had no network', async () => {
    const server = new TestServer();
    const device = new TestDevice(server, { isAutomatic: false });
    await device.paint('bnnn').send('devices.upload').wait();
    expect(server.copy?.letters, 'while it reads').toBe('bnnn');

    device.paint('bbnn').send('devices.upload'); // its answer is not there yet
    await device.paint('bbbn').send('devices.upload').wait();
    expect(server.copy?.letters, 'while it uploads').toBe('bbbn');

    server.isReached = false;
    await device.paint('bbbb').send('devices.upload').wait();
    server.isReached = true;
    await device.send('devices.upload').wait();
    expect(server.copy?.letters, 'after a failure').toBe('bbbb');
  });

  it('forgets a request for what is refused', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server, { isAutomatic: false }).wait();
    device.paint('?nnn').send('devices.upload');
    await device.send('devices.upload').wait();
    expect(device.refusal).toBe('No question marks.');

    await device.paint('bnnn').wait(10 * SOON_MS);

    expect(server.copy).toBeNull();
  });

  it('forgets a request for what is uploaded already', async () => {
    const server = new TestServer();
    const device = new TestDevice(server, { isAutomatic: false });
    await device.send('devices.upload').wait();

    await device.paint('bnnn').wait(10 * SOON_MS);

    expect(server.copy).toBeNull();
  });

  it('says why it is refused, and tries again with something else', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server).wait();
    await device.paint('?nnn').wait(SOON_MS);
    expect(device.refusal).toBe('No question marks.');

    await device.paint('bnnn').wait(SOON_MS);
    expect(device.refusal).toBeNull();
    expect(server.copy?.letters).toBe('bnnn');
  });

  it('has nothing to send once what was done is undone', async () => {
    const server = new TestServer();
    const device = await new TestDevice(server).wait();

    await device.paint('bnnn').wait(SOON_MS - 1);
    await device.paint(UNTOUCHED).wait(SOON_MS);

    expect(server.copy).toBeNull();
  });
});
