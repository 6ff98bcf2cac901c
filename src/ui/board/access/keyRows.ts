import type { Text } from '#texts/message.ts';

/** The parts of a keyboard event that say what a player wants. */
export interface KeyPress {
  /** The produced character, whatever the layout. */
  readonly key: string;
  /** The place on the keyboard, named after the American layout; empty where it is not known. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** The key is held down and repeats. */
  readonly repeat: boolean;
}

/**
 * One line of a key table: it handles its keys and tells of them in the help, so that the two
 * cannot differ.
 */
export interface KeyRow<Wish> {
  /** What the help calls the keys, all of them to be held together or each for itself. */
  readonly keys: readonly string[];
  readonly label: Text;
  /** The keys are held together with Alt; without this, never. */
  readonly withAlt?: boolean;
  readonly command: (press: KeyPress) => Wish | null;
}

export function isChord({ ctrlKey, metaKey }: KeyPress): boolean {
  return ctrlKey || metaKey;
}

/** What a key means by a table; the first row that knows it decides. */
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
 * A row for a key of the digit row, which produces something else on some layouts: the same finger
 * on all of them.
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
