import {
  createContext,
  use,
  useEffect,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useState,
} from 'react';
import type { Text } from '#texts/message.ts';
import { settings } from '#ui/shared/settings/settings.ts';
import { isCharacterKey, isChord, type KeyPress, shortcutOf } from './keyPress.ts';

/** A row of a key table. It handles its keys and describes them in the help, so that both agree. */
export interface KeyRow<Wish> {
  /** Names of the keys in the help: pressed together, or alternatives. */
  readonly keys: readonly string[];
  readonly label: Text;
  /** True if Alt must be pressed; otherwise it must not. */
  readonly withAlt?: boolean;
  readonly command: (press: KeyPress) => Wish | null;
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

/** A row for a letter of a shortcut, with neither Ctrl nor Cmd. */
export function letter<Wish>(
  key: string,
  does: Text,
  wish: Wish | ((press: KeyPress) => Wish),
): KeyRow<Wish> {
  return {
    keys: [key.toUpperCase()],
    label: does,
    command(press) {
      if (isChord(press) || shortcutOf(press) !== key) return null;
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

/**
 * The dialog, or the element with `data-keys`, that key handlers are limited to; null for the page.
 */
export type KeyScopeValue = RefObject<HTMLElement | null> | null;

const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

const SCOPES = '[role="dialog"], [data-keys]';

/** Returns whether the target of a key is a field, or in another key scope. */
export function isElsewhere(target: EventTarget | null, scope: KeyScopeValue = null): boolean {
  if (!(target instanceof Element)) return false;
  const home = scope?.current ?? null;
  return target.closest(FIELDS) !== null || target.closest(SCOPES) !== home;
}

/**
 * Returns whether the settings turn a key off: keys of single characters may be off, or limited to
 * the board that has the focus.
 */
export function isTurnedOff(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { letterKeys } = settings();
  if (letterKeys === 'everywhere' || !isCharacterKey(event)) return false;
  const { target } = event;
  const isOnBoard = target instanceof Element && target.closest('[role="grid"]') !== null;
  return letterKeys === 'never' || !isOnBoard;
}

/**
 * Element that the keys of a part of the page are limited to; null for the page. Content under a
 * dialog receives no keys.
 */
export const KeyScope = createContext<KeyScopeValue>(null);

/** Handles keys of the whole page, or of a whole dialog, except in fields. */
export function useKeyTable<Wish>(table: readonly KeyRow<Wish>[], onWish: (wish: Wish) => void) {
  const scope = use(KeyScope);
  const latest = useRef(onWish);
  useEffect(() => {
    latest.current = onWish;
  }, [onWish]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target, scope)) return;
      if (isTurnedOff(event)) return;
      const wish = findCommand(table, event);
      if (wish === null) return;
      event.preventDefault();
      latest.current(wish);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [table, scope]);
}

/** Calls back at Escape, unless a dialog above handles the key. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
}

/**
 * Portal target of popups of a part of the page: its dialog, or else the main element. Constant,
 * because a part in another dialog is a new mount.
 */
export function useLayerHome(): HTMLElement {
  const scope = use(KeyScope);
  const [home] = useState(() => scope?.current ?? document.querySelector('main') ?? document.body);
  return home;
}
