import { readStored, writeStored } from '#ui/shared/platform/storage.ts';
import { choiceFor, parseWish, wishAddress, type Choice } from './wishes.ts';

/** The storage key of the last wish on this device, as an address. */
const KEY = 'wish';
const FIRST = choiceFor('mixed');

/** The last choice on this device; the usual one before the first. */
export function lastChoice(): Choice {
  const [path = '', query = ''] = (readStored(KEY) ?? '').split('?', 2);
  const wish = parseWish(path.split('/')[2] ?? '', new URLSearchParams(query));
  return wish.ok ? wish.value : FIRST;
}

/** Remember a choice on this device. */
export function rememberChoice(choice: Choice): void {
  writeStored(KEY, wishAddress({ ...choice, seed: 1 }));
}
