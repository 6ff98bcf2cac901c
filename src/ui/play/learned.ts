import { createStore, type ReadableStore } from '#base/store.ts';
import {
  parseJson,
  onStored,
  parseKeys,
  readStored,
  writeStored,
} from '#ui/shared/platform/storage.ts';

const KEY = 'learned';

const store = createStore<ReadonlySet<string>>(stored());

function stored(): ReadonlySet<string> {
  return parseKeys(parseJson(readStored(KEY)));
}

/** Ids of the lesson puzzles that were solved in this browser. */
export const learned: ReadableStore<ReadonlySet<string>> = {
  current: store.current,
  subscribe(listener) {
    const stops = [store.subscribe(listener), onStored(KEY, () => store.set(stored()))];
    return () => stops.forEach((stop) => stop());
  },
};

/** Record that a puzzle of a lesson was solved. */
export function noteLearned(id: string): void {
  const ids = new Set([...stored(), id]); // another tab may have added ids
  writeStored(KEY, JSON.stringify([...ids]));
  store.set(ids);
}
