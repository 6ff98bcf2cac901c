import type { Player } from '#engine/audio/Player.ts';
import type { Sounds } from '#engine/audio/Sounds.ts';
import { onSettings, settings } from '#ui/shared/settings/settings.ts';

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
    import('#engine/audio/musicOutput.ts'),
  ]).then(
    ([{ Player }, { Sounds }, { setMusicVolume }]) => {
      const follow = () => setMusicVolume(settings().musicVolume);
      follow();
      onSettings(follow);
      return { Player, Sounds };
    },
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

/** When making the sounds began, in the page's time; 0 before. */
export function soundsMadeSince(): number {
  return madeSinceMs;
}

/**
 * The sounds of the board, made on first use and kept. Making them takes longer than a frame, which
 * a stroke would notice: they are made when the player lets go, or, where the stroke is to be heard
 * (`isUrgent`), after its first picture. Call it on a gesture of the player.
 */
export function boardSounds(isUrgent: boolean): Promise<Sounds> {
  const pause = isUrgent ? nextPicture : idle;
  sounds ??= Promise.all([loadAudio(), isUrgent ? nextPicture() : rest()]).then(([{ Sounds }]) => {
    madeSinceMs = performance.now();
    return Sounds.make(pause);
  });
  sounds.catch(() => {
    sounds = null;
  });
  return sounds;
}

/** Resolves after the next frame was drawn. */
function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves when pointer or key is let go, and the browser has nothing else to do. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const abort = new AbortController();
    const wait = () => {
      abort.abort();
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
