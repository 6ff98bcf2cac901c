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

/**
 * The character that shortcuts compare, in lower case: the produced one if it is Latin or
 * punctuation. On layouts with other letters, and while an input method takes the keys, that of the
 * US layout at the same place.
 */
export function shortcutOf({ key, code }: Pick<KeyPress, 'key' | 'code'>): string {
  const isForeign = /^(?:Process$|(?!\p{Script=Latin})\p{L})/u.test(key);
  if (!isForeign) return key.toLowerCase();
  return /^Period$/.test(code) ? '.' : (/^Key(\w)$/.exec(code)?.[1]?.toLowerCase() ?? key);
}

/** Returns whether a press alone types a character, as voice control and a cat do. */
export function isCharacterKey(press: Pick<KeyPress, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  const { key, ctrlKey, metaKey, altKey } = press;
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
