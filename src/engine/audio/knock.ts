/** Frequency at the start, in octaves above the final one, and the time of the fall. */
const FALL = { octaves: 2, seconds: 0.018 } as const;
const PEAK = 0.15;
const ATTACK_SECONDS = 0.001;
const DECAY_SECONDS = 0.09;
/** When the player lets go, and the time of the rest of the sound after it. */
const HELD_SECONDS = 0.05;
const RELEASE_SECONDS = 0.02;

/**
 * The samples of a soft knock: a sine that falls quickly to `hertz` and fades within 70 ms.
 * Rendered once, because a synthesizer creates several audio nodes and timers for each note.
 */
export function renderKnock(hertz: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const length = Math.ceil((HELD_SECONDS + RELEASE_SECONDS) * sampleRate);
  return Float32Array.from({ length }, (_, index) => {
    const seconds = index / sampleRate;
    return PEAK * loudnessAt(seconds) * Math.sin(2 * Math.PI * hertz * cyclesAt(seconds));
  });
}

/** Cycles since the start, at a final frequency of 1 Hz. */
function cyclesAt(seconds: number): number {
  const top = 2 ** FALL.octaves;
  const falling = Math.min(seconds, FALL.seconds);
  const rate = Math.log(top) / FALL.seconds;
  const whileFalling = (top / rate) * (1 - Math.exp(-rate * falling));
  return whileFalling + (seconds - falling);
}

/** Loudness from 0 to 1. */
function loudnessAt(seconds: number): number {
  if (seconds < ATTACK_SECONDS) return 1 - remaining(seconds, ATTACK_SECONDS);
  const decayed = (at: number) => remaining(at - ATTACK_SECONDS, DECAY_SECONDS);
  if (seconds < HELD_SECONDS) return decayed(seconds);
  return decayed(HELD_SECONDS) * remaining(seconds - HELD_SECONDS, RELEASE_SECONDS);
}

/** The rest of a value that falls exponentially, and in a line at the end of its duration. */
function remaining(seconds: number, durationSeconds: number): number {
  const rate = Math.log(200) / Math.log(1 + durationSeconds);
  const bendSeconds = 0.9 * durationSeconds;
  if (seconds < bendSeconds) return Math.exp(-rate * seconds);
  const left = Math.max(0, (durationSeconds - seconds) / (durationSeconds - bendSeconds));
  return Math.exp(-rate * bendSeconds) * left;
}
