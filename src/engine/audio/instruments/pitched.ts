import { polyphonic, type Voice } from '../voices/polyphonic.ts';
import { Distortion, FMSynth, Filter, MonoSynth, Synth, Vibrato } from '../voices/tone.ts';

/** Struck strings: a bright start, partials that thin out, a long decay. */
export function piano(): Voice {
  const make = () =>
    new Synth({
      oscillator: { type: 'custom', partials: [1, 0.55, 0.32, 0.17, 0.1, 0.06, 0.035, 0.02] },
      envelope: { attack: 0.003, decay: 1.7, sustain: 0.02, release: 0.3 },
    });
  const effects = [new Filter(3400, 'lowpass')];
  return polyphonic(make, { level: 0.32, releaseSeconds: 0.3, ringSeconds: 3, effects });
}

/** Bowed string: a filtered sawtooth, a slow vibrato, no decay. */
export function violin(): Voice {
  const make = () =>
    new Synth({
      oscillator: { type: 'sawtooth' },
      envelope: { attack: 0.022, decay: 0.1, sustain: 0.85, release: 0.22 },
    });
  const effects = [new Filter(2900, 'lowpass'), new Vibrato(5.3, 0.07)];
  return polyphonic(make, { level: 0.19, releaseSeconds: 0.22, effects });
}

/** Struck bar: a woody click from a high partial, then a short pure tone. */
export function xylophone(): Voice {
  const make = () =>
    new FMSynth({
      harmonicity: 3.93,
      modulationIndex: 7,
      envelope: { attack: 0.001, decay: 0.5, sustain: 0, release: 0.1 },
      modulationEnvelope: { attack: 0.001, decay: 0.09, sustain: 0, release: 0.05 },
    });
  return polyphonic(make, { level: 0.9, releaseSeconds: 0.1, ringSeconds: 0.6 });
}

/** Plucked steel string: all partials at the pluck, the high ones gone at once. */
export function guitarAcoustic(): Voice {
  const make = () =>
    new MonoSynth({
      oscillator: { type: 'custom', partials: [1, 0.7, 0.5, 0.36, 0.26, 0.18, 0.12, 0.08] },
      envelope: { attack: 0.002, decay: 1.1, sustain: 0, release: 0.25 },
      filter: { type: 'lowpass', Q: 0.8, rolloff: -12 },
      filterEnvelope: {
        attack: 0.001,
        decay: 0.35,
        sustain: 0.1,
        release: 0.2,
        baseFrequency: 320,
        octaves: 3.6,
      },
    });
  return polyphonic(make, { level: 0.4, releaseSeconds: 0.25, ringSeconds: 1.2 });
}

/** Overdriven string: a sawtooth through soft clipping and the frequency range of a loudspeaker. */
export function guitarElectric(): Voice {
  const make = () =>
    new Synth({
      oscillator: { type: 'sawtooth' },
      envelope: { attack: 0.004, decay: 1.4, sustain: 0.25, release: 0.18 },
    });
  const effects = [new Distortion(0.45), new Filter(3200, 'lowpass')];
  return polyphonic(make, { level: 0.27, releaseSeconds: 0.18, effects });
}

/** Blown pipe: nearly a sine, with a faint octave and a light vibrato. */
export function flute(): Voice {
  const make = () =>
    new Synth({
      oscillator: { type: 'custom', partials: [1, 0.18, 0.09, 0.02] },
      envelope: { attack: 0.028, decay: 0.12, sustain: 0.8, release: 0.14 },
    });
  return polyphonic(make, { level: 0.14, releaseSeconds: 0.14, effects: [new Vibrato(4.8, 0.05)] });
}

/** Brass: the louder it starts, the brighter it opens. */
export function trumpet(): Voice {
  const make = () =>
    new MonoSynth({
      oscillator: { type: 'sawtooth' },
      envelope: { attack: 0.018, decay: 0.16, sustain: 0.75, release: 0.12 },
      filter: { type: 'lowpass', Q: 1.2, rolloff: -12 },
      filterEnvelope: {
        attack: 0.035,
        decay: 0.2,
        sustain: 0.55,
        release: 0.15,
        baseFrequency: 700,
        octaves: 2.4,
      },
    });
  return polyphonic(make, { level: 0.2, releaseSeconds: 0.15 });
}
