import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  newPublication,
  publishingMachine,
  delayUntilSlot,
  WINDOW_MS,
  type Publication,
  type PublishingEvent,
  type StepInput,
  type StepOutcome,
} from '#machines/publishingMachine.ts';

/** The site's answer to a publication; null for the usual steps. */
type Site = (publication: Publication) => StepOutcome | null;

function usual(publication: Publication): StepOutcome {
  return publication.step === 'waiting'
    ? { publication: { ...publication, step: 'created', puzzleId: 'p' }, held: null }
    : { publication: { ...publication, step: 'online' }, held: null };
}

/** Publishes as a page does, on a clock of its own. */
class TestPublishing {
  readonly clock = new SimulatedClock();
  /** The calls with their times. */
  readonly calls: (readonly [key: string, step: string, atMs: number])[] = [];
  readonly actor;

  constructor(site: Site = () => null) {
    const step = fromPromise<StepOutcome, StepInput>(({ input: { publication } }) => {
      this.calls.push([publication.key, publication.step, this.clock.now()]);
      return Promise.resolve(site(publication) ?? usual(publication));
    });
    const machine = publishingMachine.provide({ actors: { step } });
    const input = { now: () => this.clock.now() };
    this.actor = createActor(machine, { input, clock: this.clock }).start();
  }

  async send(event: PublishingEvent): Promise<this> {
    this.actor.send(event);
    return await this.wait(0);
  }

  publish(...keys: readonly string[]): Promise<this> {
    return this.send({ type: 'publish', keys, userId: 'me' });
  }

  /** Lets time pass, and what was called be answered. */
  async wait(ms: number): Promise<this> {
    this.clock.increment(ms);
    for (let i = 0; i < 2_000; i++) {
      await Promise.resolve();
      this.clock.increment(0);
    }
    return this;
  }

  get steps(): Readonly<Record<string, string>> {
    const { publications } = this.actor.getSnapshot().context;
    return Object.fromEntries(publications.map(({ key, step }) => [key, step]));
  }

  get state(): unknown {
    return this.actor.getSnapshot().value;
  }
}

describe('publishing a list', () => {
  it('goes one puzzle after the other, each kept and then shown', async () => {
    const list = await new TestPublishing().publish('a', 'b', 'a');

    expect(list.calls.map(([key, step]) => `${key} ${step}`)).toEqual([
      'a waiting',
      'a created',
      'b waiting',
      'b created',
    ]);
    expect(list.steps).toEqual({ a: 'online', b: 'online' });
    expect(list.state).toBe('resting');
  });

  it('makes no more than 60 calls in 61 s, whichever 61 s that are', async () => {
    const keys = Array.from({ length: 100 }, (_, i) => `${i}`);
    const list = await new TestPublishing().publish(...keys);
    expect(list.calls).toHaveLength(60);
    for (let i = 0; i < 30; i++) await list.wait(10_000);

    expect(Object.values(list.steps).every((step) => step === 'online')).toBe(true);
    const times = list.calls.map(([, , atMs]) => atMs);
    for (const [i, atMs] of times.entries())
      expect((times[i + 60] ?? Infinity) - atMs).toBeGreaterThanOrEqual(WINDOW_MS);
  });

  it('goes on after one that is refused, which can be tried again', async () => {
    let isRefusing = true;
    const list = new TestPublishing((publication) =>
      isRefusing && publication.key === 'a' && publication.step === 'created'
        ? { publication: { ...publication, step: 'refused', why: 'Copied.' }, held: null }
        : null,
    );
    await list.publish('a', 'b');
    expect(list.steps).toEqual({ a: 'refused', b: 'online' });

    isRefusing = false;
    await list.publish('a', 'b');
    expect(list.steps).toEqual({ a: 'online', b: 'online' });
    expect(list.calls.filter(([key]) => key === 'b')).toHaveLength(2);
  });
});

describe('what is held', () => {
  function holding(held: 'offline' | 'busy' | 'signedOut') {
    let times = 1;
    return new TestPublishing((publication) =>
      times-- > 0 ? { publication: { ...publication, step: 'creating' }, held } : null,
    );
  }

  it('by the network goes on when it is back, where it was', async () => {
    const list = await holding('offline').publish('a');
    expect([list.state, list.steps]).toEqual(['held', { a: 'creating' }]);
    await list.send({ type: 'network.back' });

    expect(list.calls.map(([, step]) => step)).toEqual(['waiting', 'creating']);
    expect(list.steps).toEqual({ a: 'online' });
  });

  it('by a busy site is tried again after a while', async () => {
    const list = await holding('busy').publish('a');
    await list.send({ type: 'network.back' });
    expect(list.state).toBe('held');
    await list.wait(15_000);

    expect(list.steps).toEqual({ a: 'online' });
  });

  it('because nobody is signed in waits for somebody to go on', async () => {
    const list = await holding('signedOut').publish('a');
    await list.wait(60_000);
    expect(list.state).toBe('held');
    await list.send({ type: 'goOn' });

    expect(list.steps).toEqual({ a: 'online' });
  });

  it('by a mistake of ours is tried again later, too', async () => {
    let times = 1;
    const list = new TestPublishing(() => {
      if (times-- > 0) throw new Error('A mistake.');
      return null;
    });
    await list.publish('a');
    expect(list.state).toBe('held');
    await list.wait(15_000);

    expect(list.steps).toEqual({ a: 'online' });
  });
});

describe('a list that was interrupted', () => {
  const publications: readonly Publication[] = [
    { ...newPublication('a'), step: 'online', puzzleId: 'p' },
    { ...newPublication('b'), step: 'created', puzzleId: 'q' },
    newPublication('c'),
  ];

  it('goes on when it is told to, from where it was', async () => {
    const list = new TestPublishing();
    await list.send({ type: 'restore', publications, userId: 'me' });
    expect(list.calls).toEqual([]);
    await list.send({ type: 'goOn' });

    expect(list.calls.map(([key, step]) => `${key} ${step}`)).toEqual([
      'b created',
      'c waiting',
      'c created',
    ]);
  });

  it('does nothing in nobody’s name', async () => {
    const list = new TestPublishing();
    await list.send({ type: 'restore', publications, userId: null });
    await list.send({ type: 'goOn' });

    expect(list.calls).toEqual([]);
    expect(list.state).toBe('resting');
  });

  it('loses what has not begun, and nothing that has', async () => {
    const list = new TestPublishing();
    await list.send({ type: 'restore', publications, userId: 'me' });
    await list.send({ type: 'cancel', keys: ['a', 'b', 'c'] });

    expect(list.steps).toEqual({ b: 'created' });
  });
});

describe('pausing', () => {
  it('ends after the call that is under way', async () => {
    const list: TestPublishing = new TestPublishing((publication) => {
      if (publication.key === 'a') list.actor.send({ type: 'pause' });
      return null;
    });
    await list.publish('a', 'b');

    expect(list.steps).toEqual({ a: 'created', b: 'waiting' });
    expect(list.state).toBe('resting');
  });
});

describe('the time until the next call', () => {
  it('is none before the limit, and bounded whatever the clock says', () => {
    const full = Array.from({ length: 60 }, () => 1_000);

    expect(delayUntilSlot(full.slice(1), 1_000)).toBe(0);
    expect(delayUntilSlot(full, 1_000)).toBe(WINDOW_MS);
    expect(delayUntilSlot(full, 1_000 + WINDOW_MS)).toBe(0);
    expect(delayUntilSlot(full, -1e15)).toBe(WINDOW_MS);
  });
});
