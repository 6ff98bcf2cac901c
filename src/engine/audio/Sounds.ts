import { Filter, Gain, getDestination, MembraneSynth, now, PolySynth, start, Synth } from 'tone';

/** Moments of play that have a sound. */
export type Moment = 'place' | 'remove' | 'error' | 'complete';

/** Shortest time between two sounds of painting, so that a fast stroke ticks and does not rattle. */
const PAINT_GAP_SECONDS = 0.045;

/**
 * The sounds of the board: a soft knock for ink, its fall for erasing, a low pair for an error, a rising chord when
 * all is lit. Synthesised, so nothing loads. Make it on a user gesture; destroy it with its owner.
 */
export class Sounds {
  readonly #output = new Gain(0.5).connect(getDestination());
  readonly #soft = new Filter(1800, 'lowpass').connect(this.#output);
  readonly #knock = new MembraneSynth({
    octaves: 2,
    pitchDecay: 0.018,
    envelope: { attack: 0.001, decay: 0.09, sustain: 0, release: 0.02 },
    volume: -12,
  }).connect(this.#soft);
  readonly #bell = new PolySynth({
    maxPolyphony: 12,
    voice: Synth,
    options: {
      oscillator: { type: 'custom', partials: [1, 0.2, 0.06] },
      envelope: { attack: 0.004, decay: 0.7, sustain: 0, release: 0.4 },
    },
  }).connect(this.#output);
  #quietUntil = 0;

  /** Linear volume from 0 (silent) to 2. */
  set volume(volume: number) {
    this.#output.gain.value = 0.5 * volume;
  }

  /** Sound a moment now. Resolves when it is scheduled; a device without sound stays silent. */
  async play(moment: Moment): Promise<void> {
    await start();
    const at = now();
    switch (moment) {
      case 'place':
        return this.#paint(220, at);
      case 'remove':
        return this.#paint(150, at);
      case 'error':
        this.#bell.triggerAttackRelease(['E3', 'F3'], 0.12, at, 0.35);
        return;
      case 'complete':
        ['C4', 'G4', 'C5', 'E5'].forEach((note, i) => {
          this.#bell.triggerAttackRelease(note, 0.6, at + 0.12 + i * 0.09, 0.4);
        });
    }
  }

  destroy(): void {
    [this.#knock, this.#bell, this.#soft, this.#output].forEach((node) => node.dispose());
  }

  #paint(hertz: number, at: number): void {
    if (at < this.#quietUntil) return;
    this.#quietUntil = at + PAINT_GAP_SECONDS;
    this.#knock.triggerAttackRelease(hertz, 0.05, at, 0.6);
  }
}
