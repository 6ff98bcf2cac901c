import { columnAt } from '../music/columnAt.ts';
import { scoreDurationSeconds, type Note, type Score } from '../music/score.ts';
import { audioClock } from './audioClockOf.ts';
import { Orchestra } from './Orchestra.ts';
import { getContext } from './voices/tone.ts';

/** Lead of scheduling on the audio clock: longer than browsers delay timers of hidden tabs. */
const AHEAD_SECONDS = 2.5;
const TICK_MS = 100;
/** Delay before the first note, for preparation. */
const LEAD_SECONDS = 0.06;
/** A note later than this, after the device was asleep, is skipped. */
const TOO_LATE_SECONDS = 0.2;

/** Schedule a note of a score that starts at `startsAtSeconds` on the audio clock. */
export function playNote(orchestra: Orchestra, note: Note, startsAtSeconds: number): void {
  const { tone, atSeconds, ringsSeconds, velocity } = note;
  orchestra.play(tone, startsAtSeconds + atSeconds, ringsSeconds, velocity);
}

interface Performance {
  readonly score: Score;
  readonly onEnd: () => void;
}

/** The part of a performance since its last start or resume. */
interface Run {
  readonly orchestra: Orchestra;
  readonly timer: ReturnType<typeof setInterval>;
  /** Lets the audio clock stop after the last sound. */
  readonly releaseClock: () => void;
  /** Start of the score on the audio clock. */
  readonly startsAtSeconds: number;
  readonly fromSeconds: number;
  /** Index of the first note that is not scheduled yet. */
  next: number;
}

/**
 * Plays scores on the audio clock, one at a time; playing again stops the present one. Every
 * performance, and every part of one after a pause, has its own orchestra, so that no sound of it
 * remains.
 */
export class Player {
  #performance: Performance | null = null;
  #run: Run | null = null;
  #restsAtSeconds = 0;

  /**
   * Resolves once playback has started; rejects if audio is not available. Call it in a user
   * gesture.
   */
  async play(score: Score, fromSeconds: number, onEnd: () => void): Promise<void> {
    this.stop();
    const performance = { score, onEnd };
    this.#performance = performance;
    this.#restsAtSeconds = fromSeconds;
    await audioClock().open();
    if (this.#performance === performance) this.#begin();
  }

  /** Seconds of the score heard so far. */
  get seconds(): number {
    const run = this.#run;
    if (run === null) return this.#restsAtSeconds;
    const heard = getContext().currentTime - latencySeconds() - run.startsAtSeconds;
    return Math.max(run.fromSeconds, heard);
  }

  /** The column of the score that is heard; 0 without a score. */
  get column(): number {
    if (this.#performance === null) return 0;
    const { score } = this.#performance;
    const last = score.columnStartsSeconds.length - 2;
    return Math.min(Math.floor(columnAt(score, this.seconds)), last);
  }

  pause(): void {
    this.#restsAtSeconds = this.seconds;
    this.#end()?.silence();
  }

  resume(): void {
    const performance = this.#performance;
    if (this.#run !== null || performance === null) return;
    const begin = () => {
      if (this.#run === null && this.#performance === performance) this.#begin();
    };
    audioClock().open().then(begin, begin); // it was open before
  }

  stop(): void {
    this.#performance = null;
    this.#end()?.silence();
  }

  #begin(): void {
    const performance = this.#performance;
    if (performance === null) return;
    const { notes } = performance.score;
    const fromSeconds = this.#restsAtSeconds;
    const orchestra = new Orchestra();
    orchestra.prepare(notes.map(({ tone }) => tone));
    const first = notes.findIndex(({ atSeconds }) => atSeconds > fromSeconds - 0.001);
    this.#run = {
      orchestra,
      timer: setInterval(() => this.#tick(), TICK_MS),
      releaseClock: audioClock().hold(),
      startsAtSeconds: getContext().currentTime + LEAD_SECONDS - fromSeconds,
      fromSeconds,
      next: first === -1 ? notes.length : first,
    };
    this.#tick();
  }

  /** Schedules the next notes; at the end, lets the last notes ring out. */
  #tick(): void {
    const { score, onEnd } = this.#performance ?? {};
    const run = this.#run;
    if (run === null || score === undefined) return;
    const nowSeconds = getContext().currentTime - run.startsAtSeconds;
    for (let note = score.notes[run.next]; note; note = score.notes[run.next]) {
      if (note.atSeconds > nowSeconds + AHEAD_SECONDS) break;
      if (note.atSeconds > nowSeconds - TOO_LATE_SECONDS)
        playNote(run.orchestra, note, run.startsAtSeconds);
      run.next += 1;
    }
    if (this.seconds < scoreDurationSeconds(score)) return;
    this.#end()?.retire();
    this.#performance = null;
    onEnd?.();
  }

  /** Stop scheduling notes. Notes already scheduled sound until the orchestra is silenced. */
  #end(): Orchestra | null {
    const run = this.#run;
    if (run === null) return null;
    clearInterval(run.timer);
    run.releaseClock();
    this.#run = null;
    return run.orchestra;
  }
}

/** Latency from the audio clock to the output, as far as the browser reports it. */
function latencySeconds(): number {
  const { rawContext } = getContext();
  return 'outputLatency' in rawContext && Number.isFinite(rawContext.outputLatency)
    ? rawContext.outputLatency
    : 0;
}
