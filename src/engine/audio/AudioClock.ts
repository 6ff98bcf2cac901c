/** The parts of an audio context that its clock uses. */
export interface ClockedContext {
  readonly state: string;
  /** Seconds since the context was made, while it was running. */
  readonly currentTime: number;
  resume(): Promise<void>;
  suspend(): Promise<void>;
  /** True while a timer releases the nodes of notes that have ended. */
  isReleasing: boolean;
}

/** Time without sound after which the clock stops. */
const REST_MS = 1000;
/** After this time, the device is assumed to have no working audio. */
const LONGEST_WAIT_MS = 3000;

/**
 * Runs an audio context only while something sounds: a running one keeps the processor awake, even
 * in silence. It stops a second after the end of the last sound, and never during a performance.
 */
export class AudioClock {
  readonly #context: ClockedContext;
  #endsAtSeconds = 0;
  #holds = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: ClockedContext) {
    this.#context = context;
    context.isReleasing = false; // the timer of a new context runs
  }

  /**
   * Start the clock; call it in a user gesture. Resolves once it runs; rejects if audio is not
   * available, after at most `LONGEST_WAIT_MS`.
   */
  async open(): Promise<void> {
    if (this.#context.state !== 'running') await Promise.race([this.#context.resume(), giveUp()]);
    this.#restLater();
  }

  /** A sound is scheduled that ends at a time of the clock. */
  soundUntil(seconds: number): void {
    this.#endsAtSeconds = Math.max(this.#endsAtSeconds, seconds);
    this.#restLater();
  }

  /** As `soundUntil`, for notes of synthesizers, whose audio nodes must be released. */
  notesUntil(seconds: number): void {
    this.#context.isReleasing = true;
    this.soundUntil(seconds);
  }

  /** A performance begins, which may have long pauses. Call the returned function at its end. */
  hold(): () => void {
    this.#holds += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holds -= 1;
      this.#restLater();
    };
  }

  #restLater(): void {
    clearTimeout(this.#timer);
    const leftMs = 1000 * Math.max(0, this.#endsAtSeconds - this.#context.currentTime);
    this.#timer = setTimeout(() => this.#rest(), leftMs + REST_MS);
  }

  #rest(): void {
    const { state, currentTime } = this.#context;
    if (this.#holds > 0 || state !== 'running') return;
    if (currentTime < this.#endsAtSeconds) {
      this.#restLater(); // the audio clock is a little slower than timers
      return;
    }
    this.#context.isReleasing = false;
    this.#context.suspend().catch(() => undefined); // it runs on, which costs time but is right
  }
}

function giveUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The audio clock does not start')), LONGEST_WAIT_MS);
  });
}
