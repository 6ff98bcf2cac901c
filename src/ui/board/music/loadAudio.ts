import type { Player } from '#engine/audio/Player.ts';
import type { Sounds } from '#engine/audio/Sounds.ts';
import { onSettings, settings } from '#ui/shared/settings/settings.ts';

/** The audio classes. Loading them creates no audio context. */
export interface Audio {
  readonly Player: typeof Player;
  readonly Sounds: typeof Sounds;
}

let loading: Promise<Audio> | null = null;

/** Load the audio modules. Cached; a failed load is retried. */
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

/** Time at which creating the sounds began, in milliseconds of the page; 0 before. */
export function soundsMadeSince(): number {
  return madeSinceMs;
}

/**
 * The sounds of the board. Created on first use and cached. Creating them takes longer than a frame
 * and would delay a stroke: it starts after the pointer is released, or with `isUrgent`, for
 * strokes that must be heard, after the next frame. Call it in a user gesture.
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

/** Resolves after pointer and keys are released and the browser is idle. */
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

/** Resolves when the browser is idle. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, LONG_FRAME_MS); // Safari
  });
}
