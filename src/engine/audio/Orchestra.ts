import type { Instrument } from '../music/controlLines.ts';
import type { Tone } from '../music/score.ts';
import { audioClock } from './audioClockOf.ts';
import { drum, type DrumKit } from './instruments/drum.ts';
import {
  flute,
  guitarAcoustic,
  guitarElectric,
  piano,
  trumpet,
  violin,
  xylophone,
} from './instruments/pitched.ts';
import { musicOutput } from './musicOutput.ts';
import { Gain, getContext, Limiter, WaveShaper } from '#engine/audio/voices/tone.ts';
import type { Voice } from './voices/polyphonic.ts';

/** Voices by instrument. A drum whose note is a pitch plays on the piano. */
const VOICES: Readonly<Record<Instrument, () => Voice>> = {
  piano,
  drum: piano,
  violin,
  xylophone,
  'guitar-acoustic': guitarAcoustic,
  'guitar-electric': guitarElectric,
  flute,
  trumpet,
};

/** Time to fade out without a click. */
const FADE_SECONDS = 0.03;
/**
 * Time after which the longest release and cymbal have ended and their audio nodes can be released.
 */
const REST_SECONDS = 4;

/**
 * All instruments of one performance, created on first use. Everything is synthesized, so nothing
 * is loaded or missing offline. Belongs to the audio context at the time of its creation; destroy
 * it with its owner.
 */
export class Orchestra {
  readonly #master = new Gain(0.6);
  readonly #limiter = new Limiter(-2);
  /**
   * Chords start faster than the limiter reacts: samples that pass it too loud are clipped softly.
   */
  readonly #ceiling = new WaveShaper((half) => roundedOff(2 * half), 4096);
  readonly #half = new Gain(0.5);
  readonly #voices = new Map<Instrument, Voice>();
  #kit: DrumKit | null = null;
  #endsAtSeconds = 0;

  constructor() {
    this.#master.chain(this.#limiter, this.#half, this.#ceiling);
    this.#ceiling.connect(musicOutput());
  }

  /** Create the voices of these tones now, so that the first note is in time. */
  prepare(tones: Iterable<Tone>): void {
    for (const tone of tones) {
      if (tone.kind === 'drum') this.#drums();
      else this.#voice(tone.instrument);
    }
  }

  /** Play a tone at a time of the audio clock. */
  play(tone: Tone, atSeconds: number, durationSeconds: number, velocity: number): void {
    this.#endsAtSeconds = Math.max(this.#endsAtSeconds, atSeconds + durationSeconds);
    audioClock().notesUntil(this.#endsAtSeconds + REST_SECONDS);
    if (tone.kind === 'drum') this.#drums().hit(tone.sample, atSeconds, velocity);
    else this.#voice(tone.instrument).play(tone.midi, atSeconds, durationSeconds, velocity);
  }

  /** Stop all sound now, including scheduled notes, and release the audio nodes. */
  silence(): void {
    this.#master.gain.rampTo(0, FADE_SECONDS, getContext().currentTime);
    this.retire();
  }

  /** Release the audio nodes when the last note has ended. */
  retire(): void {
    const restSeconds = Math.max(0, this.#endsAtSeconds - getContext().currentTime);
    setTimeout(() => this.destroy(), 1000 * (restSeconds + REST_SECONDS));
  }

  /**
   * Release the audio nodes at once. Only while silent: Tone.js disposes of ended sources itself,
   * and disposing twice fails.
   */
  destroy(): void {
    for (const voice of this.#voices.values()) voice.destroy();
    this.#kit?.destroy();
    this.#voices.clear();
    this.#kit = null;
    for (const node of [this.#master, this.#limiter, this.#half, this.#ceiling]) node.dispose();
  }

  #voice(instrument: Instrument): Voice {
    const known = this.#voices.get(instrument);
    if (known) return known;
    const voice = VOICES[instrument]();
    voice.output.connect(this.#master);
    this.#voices.set(instrument, voice);
    return voice;
  }

  #drums(): DrumKit {
    if (this.#kit) return this.#kit;
    this.#kit = drum();
    this.#kit.output.connect(this.#master);
    return this.#kit;
  }
}

/** Soft clipping: a sample unchanged up to a knee, then bent so that it never reaches 1. */
function roundedOff(sample: number): number {
  const knee = 0.6;
  const room = 0.38;
  const over = Math.abs(sample) - knee;
  return over <= 0 ? sample : Math.sign(sample) * (knee + room * Math.tanh(over / room));
}
