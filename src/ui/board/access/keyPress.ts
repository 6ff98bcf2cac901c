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

export function isChord({ ctrlKey, metaKey }: KeyPress): boolean {
  return ctrlKey || metaKey;
}

/** Names of a key that an input method reports instead of a character. */
const UNNAMED = /^(?:Process|Unidentified)$/;

/**
 * The character that shortcuts compare, in lower case: the produced one if it is Latin or
 * punctuation. On layouts with other letters, the key of the US layout at the same place.
 */
export function shortcutOf({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  const isForeign = UNNAMED.test(key) || /^(?!\p{Script=Latin})\p{L}/u.test(key);
  if (!isForeign) return key.toLowerCase();
  return code === 'Period' ? '.' : (/^Key(\w)$/.exec(code)?.[1]?.toLowerCase() ?? key);
}

/** The same press as on a keyboard with Latin letters. */
export function withShortcut(press: KeyPress): KeyPress {
  const { code, shiftKey, ctrlKey, metaKey, altKey, repeat } = press;
  const key = press.key.length === 1 || UNNAMED.test(press.key) ? shortcutOf(press) : press.key;
  return { key, code, shiftKey, ctrlKey, metaKey, altKey, repeat };
}

/** Returns whether a press alone types a character, as voice control and a cat do. */
export function isCharacterKey(press: Pick<KeyPress, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey) return false;
  return (key.length === 1 && key !== ' ') || UNNAMED.test(key);
}
