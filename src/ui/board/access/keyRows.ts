import type { Text } from '#texts/message.ts';

/** Properties of a keyboard event that key tables use. */
export interface KeyPress {
  /** The produced character of the current keyboard layout. */
  readonly key: string;
  /** Physical key, by the US layout; empty if unknown. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Repeated event of a held key. */
  readonly repeat: boolean;
}

/** A row of a key table. It handles its keys and describes them in the help, so that both agree. */
export interface KeyRow<Wish> {
  /** Names of the keys in the help: pressed together, or alternatives. */
  readonly keys: readonly string[];
  readonly label: Text;
  /** True if Alt must be pressed; otherwise it must not. */
  readonly withAlt?: boolean;
  readonly command: (press: KeyPress) => Wish | null;
}

export function isChord({ ctrlKey, metaKey }: KeyPress): boolean {
  return ctrlKey || metaKey;
}

/** The command of the first row that handles a key; null for none. */
export function findCommand<Wish>(table: readonly KeyRow<Wish>[], press: KeyPress): Wish | null {
  for (const row of table) {
    if (press.altKey !== (row.withAlt ?? false)) continue;
    const wish = row.command(press);
    if (wish !== null) return wish;
  }
  return null;
}

/** A row for a produced letter, with neither Ctrl nor Cmd. */
export function letter<Wish>(
  key: string,
  does: Text,
  wish: Wish | ((press: KeyPress) => Wish),
): KeyRow<Wish> {
  return {
    keys: [key.toUpperCase()],
    label: does,
    command(press) {
      if (isChord(press) || press.key.toLowerCase() !== key) return null;
      return wish instanceof Function ? wish(press) : wish;
    },
  };
}

/**
 * A row for a physical key of the digit row, because some layouts produce other characters there.
 */
export function digit<Wish>(
  place: number,
  does: Text,
  wish: Wish,
  modifier?: 'Alt' | 'Shift',
): KeyRow<Wish> {
  return {
    keys: [...(modifier ? [modifier] : []), String(place)],
    label: does,
    withAlt: modifier === 'Alt',
    command(press) {
      if (isChord(press) || press.shiftKey !== (modifier === 'Shift') || press.repeat) return null;
      const isThere =
        press.code === '' ? press.key === String(place) : press.code === `Digit${place}`;
      return isThere ? wish : null;
    },
  };
}
