import { voiceAt } from '../music/rowsAt.ts';
import type { Playback } from '../play/playback.ts';
import { polyphonic } from './voices/polyphonic.ts';
import { audioClock } from './audioClockOf.ts';
import { Orchestra } from './Orchestra.ts';
import { renderKnock } from './knock.ts';
import { connect, Filter, Gain, getContext, Synth } from './voices/tone.ts';

/** Events of play with a sound. */
export type Moment = 'place' | 'remove' | 'error' | 'complete';

/** Minimum time between two sounds of painting, so that a fast stroke does not rattle. */
const PAINT_GAP_SECONDS = 0.045;
type Polyphonic = ReturnType<typeof polyphonic>;

/** Duration of a painted cell of a music grid. */
const CELL_SECONDS = 0.4;
/** Largest number of notes of one change. */
const MOST_NOTES = 2;
const CHORD = [60, 67, 72, 76];
/** Time after which each sound has faded away. */
const SOUND_SECONDS: Readonly<Record<Moment, number>> = {
  place: 0.3,
  remove: 0.3,
  error: 1.2,
  complete: 2,
};

/** The place of a cell in a music grid. */
interface PlacedCell {
  readonly column: number;
  readonly row: number;
}

/**
 * The sounds of the board: a soft knock for painting, a lower one for erasing, two low notes for an
 * error, a rising chord for a solved puzzle; and the notes of cells. Synthesized, so nothing is
 * loaded. Create it in a user gesture; destroy it with its owner.
 */
export class Sounds {
  readonly #output = new Gain(0.5);
  readonly #soft = new Filter(1800, 'lowpass').connect(this.#output);
  /** Knocks by their frequency, rendered on first use. */
  readonly #knocks = new Map<number, AudioBuffer>();
  #bell: Polyphonic | null = null;
  #orchestra: Orchestra | null = null;
  #quietUntilSeconds = 0;

  /**
   * Create the sounds in two tasks, with a pause between them: the first one creates the audio
   * context, which alone takes longer than a frame.
   */
  static async make(pause: () => Promise<void>): Promise<Sounds> {
    audioClock();
    await pause();
    return new Sounds();
  }

  constructor() {
    this.#output.connect(getContext().rawContext.destination);
  }

  /**
   * Play the sound of an event now, at a linear volume from 0 to 2. Rejects if audio is not
   * available.
   */
  async play(moment: Moment, volume: number): Promise<void> {
    await audioClock().open();
    this.#output.gain.value = 0.5 * volume;
    const atSeconds = getContext().currentTime + 0.005;
    const endsAtSeconds = atSeconds + SOUND_SECONDS[moment];
    if (moment === 'place' || moment === 'remove') audioClock().soundUntil(endsAtSeconds);
    else audioClock().notesUntil(endsAtSeconds);
    switch (moment) {
      case 'place':
        this.#paint(220, atSeconds);
        return;
      case 'remove':
        this.#paint(150, atSeconds);
        return;
      case 'error':
        for (const midi of [52, 53]) this.#bells().play(midi, atSeconds, 0.12, 0.35);
        return;
      case 'complete':
        CHORD.forEach((midi, i) => this.#bells().play(midi, atSeconds + 0.12 + i * 0.09, 0.6, 0.4));
    }
  }

  /** Play the tones of cells just painted, the first few. Rejects if audio is not available. */
  async sound(
    { controlLines, isNormalized }: Playback,
    cells: readonly PlacedCell[],
  ): Promise<void> {
    const tones = cells
      .flatMap((cell) => voiceAt(controlLines, { ...cell, isNormalized }) ?? [])
      .slice(0, MOST_NOTES);
    if (tones.length === 0) return;
    await audioClock().open();
    const atSeconds = getContext().currentTime + 0.005;
    this.#orchestra ??= new Orchestra();
    for (const { tone, velocity } of tones)
      this.#orchestra.play(tone, atSeconds, CELL_SECONDS, velocity);
  }

  /** Start the clock for a sound that comes soon: devices take a moment to start. */
  wake(): void {
    audioClock()
      .open()
      .catch(() => undefined); // reported with the sound
  }

  destroy(): void {
    this.#orchestra?.destroy();
    this.#bell?.destroy();
    for (const node of [this.#soft, this.#output]) node.dispose();
  }

  /** Created on first use: few strokes end in an error or a solved puzzle. */
  #bells(): Polyphonic {
    if (this.#bell !== null) return this.#bell;
    const bell = polyphonic(
      () =>
        new Synth({
          oscillator: { type: 'custom', partials: [1, 0.2, 0.06] },
          envelope: { attack: 0.004, decay: 0.7, sustain: 0, release: 0.4 },
        }),
      { level: 1, releaseSeconds: 0.4 },
    );
    bell.output.connect(this.#output);
    this.#bell = bell;
    return bell;
  }

  #paint(hertz: number, atSeconds: number): void {
    if (atSeconds < this.#quietUntilSeconds) return;
    this.#quietUntilSeconds = atSeconds + PAINT_GAP_SECONDS;
    const source = getContext().createBufferSource();
    source.buffer = this.#knockAt(hertz);
    connect(source, this.#soft);
    source.start(atSeconds);
  }

  #knockAt(hertz: number): AudioBuffer {
    const known = this.#knocks.get(hertz);
    if (known) return known;
    const { sampleRate } = getContext();
    const samples = renderKnock(hertz, sampleRate);
    const buffer = getContext().createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#knocks.set(hertz, buffer);
    return buffer;
  }
}
