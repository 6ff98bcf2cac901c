import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AudioClock, type ClockedContext } from '#engine/audio/AudioClock.ts';

/** An audio context whose time is that of the fake timers, while it runs. */
class FakeContext implements ClockedContext {
  state = 'suspended';
  readonly #isWorking: boolean;
  #seconds = 0;
  #sinceMs = 0;

  /** A context on a device without audio never starts. */
  constructor(isWorking = true) {
    this.#isWorking = isWorking;
  }

  get currentTime(): number {
    return this.#seconds + (this.state === 'running' ? (Date.now() - this.#sinceMs) / 1000 : 0);
  }

  async resume(): Promise<void> {
    if (!this.#isWorking) await new Promise<never>(() => undefined);
    this.#sinceMs = Date.now();
    this.state = 'running';
  }

  async suspend(): Promise<void> {
    this.#seconds = this.currentTime;
    this.state = 'suspended';
    await Promise.resolve();
  }

  isReleasing = true;
}

async function opened(): Promise<{ context: FakeContext; clock: AudioClock }> {
  const context = new FakeContext();
  const clock = new AudioClock(context);
  const isOpen = clock.open();
  await vi.advanceTimersByTimeAsync(0);
  await isOpen;
  return { context, clock };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the audio clock', () => {
  it('stops a second after the end of the last sound', async () => {
    const { context, clock } = await opened();
    clock.soundUntil(0.5);
    clock.soundUntil(2);
    await vi.advanceTimersByTimeAsync(2900);
    const before = context.state;
    await vi.advanceTimersByTimeAsync(200);

    expect([before, context.state]).toEqual(['running', 'suspended']);
  });

  it('stops also if nothing sounds after the start', async () => {
    const { context } = await opened();
    await vi.advanceTimersByTimeAsync(1100);

    expect(context.state).toBe('suspended');
  });

  it('runs through the pauses of a performance', async () => {
    const { context, clock } = await opened();
    const release = clock.hold();
    clock.soundUntil(1);
    await vi.advanceTimersByTimeAsync(60_000);
    const during = context.state;
    release();
    release();
    await vi.advanceTimersByTimeAsync(1100);

    expect([during, context.state]).toEqual(['running', 'suspended']);
  });

  it('starts again for the next sound, and rests after it', async () => {
    const { context, clock } = await opened();
    await vi.advanceTimersByTimeAsync(1100);
    await clock.open();
    clock.soundUntil(context.currentTime + 0.3);
    await vi.advanceTimersByTimeAsync(200);
    const sounding = context.state;
    await vi.advanceTimersByTimeAsync(1200);

    expect([sounding, context.state]).toEqual(['running', 'suspended']);
  });

  it('releases nodes after notes only, and until it rests', async () => {
    const { context, clock } = await opened();
    clock.soundUntil(context.currentTime + 0.3);
    const knocking = context.isReleasing;
    clock.notesUntil(context.currentTime + 0.3);
    const sounding = context.isReleasing;
    await vi.advanceTimersByTimeAsync(1400);

    expect([knocking, sounding, context.isReleasing]).toEqual([false, true, false]);
  });

  it('rejects on a device without audio', async () => {
    const clock = new AudioClock(new FakeContext(false));
    const opening = clock.open();
    const refusal = expect(opening).rejects.toThrow('does not start');
    await vi.advanceTimersByTimeAsync(3000);

    await refusal;
  });
});
