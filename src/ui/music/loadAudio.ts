import type { Player } from '#engine/audio/Player.ts';
import type { Sounds } from '#engine/audio/Sounds.ts';

/** Everything that sounds. Loading it makes no sound and no audio context. */
export interface Audio {
  readonly Player: typeof Player;
  readonly Sounds: typeof Sounds;
}

let loading: Promise<Audio> | null = null;

/** Load what makes sound, once; again after it failed. */
export function loadAudio(): Promise<Audio> {
  loading ??= Promise.all([
    import('#engine/audio/Player.ts'),
    import('#engine/audio/Sounds.ts'),
  ]).then(
    ([{ Player }, { Sounds }]) => ({ Player, Sounds }),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

const LONG_FRAME_MS = 50;

let sounds: Promise<Sounds> | null = null;
let madeSinceMs = 0;

/** When the player let go, so that sounds could be made, in the page's time; 0 before. */
export function soundsMadeSince(): number {
  return madeSinceMs;
}

/**
 * The sounds of the board, made once the player lets go after first use, and kept: making them
 * takes longer than a frame, which a stroke would notice. Call it on a gesture of the player.
 */
export function boardSounds(): Promise<Sounds> {
  sounds ??= Promise.all([loadAudio(), rest()]).then(([{ Sounds }]) => Sounds.make(idle));
  sounds.catch(() => {
    sounds = null;
  });
  return sounds;
}

/** Resolves when pointer or key is let go, and the browser has nothing else to do. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const abort = new AbortController();
    const wait = () => {
      abort.abort();
      madeSinceMs = performance.now();
      resolve(idle());
    };
    for (const type of ['pointerup', 'pointercancel', 'keyup'] as const)
      addEventListener(type, wait, { capture: true, signal: abort.signal });
  });
}

/** When the browser has nothing else to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, LONG_FRAME_MS); // Safari
  });
}
