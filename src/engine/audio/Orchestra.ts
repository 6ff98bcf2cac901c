import { Gain, Limiter, type ToneAudioNode } from 'tone';
import type { Instrument } from '../music/controlLines.ts';
import type { Tone } from '../music/score.ts';
import { drum, type DrumKit } from './instruments/drum.ts';
import { flute } from './instruments/flute.ts';
import { guitarAcoustic } from './instruments/guitarAcoustic.ts';
import { guitarElectric } from './instruments/guitarElectric.ts';
import { piano } from './instruments/piano.ts';
import { trumpet } from './instruments/trumpet.ts';
import { violin } from './instruments/violin.ts';
import { xylophone } from './instruments/xylophone.ts';
import type { Voice } from './Voice.ts';

/** Voices by instrument. A drum with a pitch that is no drum sound plays on the piano. */
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

/**
 * All instruments of one audio context, made when first asked for. Everything is synthesised, so nothing loads and
 * nothing can be missing offline. Belongs to the context that is current when it is made; destroy it with its owner.
 */
export class Orchestra {
  readonly #master = new Gain(0.8);
  readonly #limiter = new Limiter(-2);
  readonly #voices = new Map<Instrument, Voice>();
  #kit: DrumKit | null = null;

  constructor(output: ToneAudioNode) {
    this.#master.chain(this.#limiter, output);
  }

  /** Linear volume; 0 is silent. */
  set volume(volume: number) {
    this.#master.gain.value = 0.8 * volume;
  }

  /** Make the voices of these tones now, so that the first note is in time. */
  prepare(tones: Iterable<Tone>): void {
    for (const tone of tones) {
      if (tone.kind === 'drum') this.#drums();
      else this.#voice(tone.instrument);
    }
  }

  /** Sound a tone at a time of the audio clock. */
  play(tone: Tone, atSeconds: number, durationSeconds: number, velocity: number): void {
    if (tone.kind === 'drum') this.#drums().hit(tone.sample, atSeconds, velocity);
    else this.#voice(tone.instrument).play(tone.midi, atSeconds, durationSeconds, velocity);
  }

  /** Release everything that sounds. */
  silence(): void {
    for (const voice of this.#voices.values()) voice.silence();
  }

  destroy(): void {
    for (const voice of this.#voices.values()) voice.destroy();
    this.#kit?.destroy();
    this.#voices.clear();
    this.#kit = null;
    this.#limiter.dispose();
    this.#master.dispose();
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
