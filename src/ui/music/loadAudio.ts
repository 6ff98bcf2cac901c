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

let sounds: Promise<Sounds> | null = null;

/** The sounds of the board, made on first use and kept. Call it on a gesture of the player. */
export function boardSounds(): Promise<Sounds> {
  sounds ??= loadAudio().then(({ Sounds }) => new Sounds());
  sounds.catch(() => {
    sounds = null;
  });
  return sounds;
}
