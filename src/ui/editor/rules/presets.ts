import { message, type Text } from '#texts/message.ts';
import '#ui/shared/platform/zodWithoutEval.ts';
import * as z from 'zod/mini';
import { parseSymbolText, writeSymbolText } from '#engine/codec/partText.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { createStore, type ReadableStore } from '#base/store.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { parseJson, onStored, readStored, writeStored } from '#ui/shared/platform/storage.ts';
import { ownKey } from '#ui/shared/platform/workOwner.ts';

/** A named symbol with params, to be placed again. */
export interface Preset {
  readonly name: string;
  /** At the origin. */
  readonly symbol: SymbolInstance;
}

/** The first presets have keys, this many. */
export const PRESETS_WITH_KEYS = 10;
export const MAX_NAME = 30;
const MAX_PRESETS = 100;
const key = () => ownKey('presets');
const ORIGIN = { x: 0, y: 0 };

/** The stored list; its items are parsed one by one. */
const StoredList = z.array(z.unknown());
const StoredPreset = z.object({ name: z.string(), symbol: z.string() });

interface ReadPresets {
  readonly presets: readonly Preset[];
  /** The items that were not readable, as one sentence; null if all were. */
  readonly notice: Text | null;
}

/** Parse the stored presets. Unreadable items and duplicate names are dropped. */
export function parsePresets(text: string | null): ReadPresets {
  if (text === null) return { presets: [], notice: null };
  const list = StoredList.safeParse(parseJson(text));
  if (!list.success) return { presets: [], notice: message('create.presetsUnreadable') };
  const presets: Preset[] = [];
  for (const entry of list.data.slice(0, MAX_PRESETS)) {
    const preset = readPreset(entry);
    if (preset && checkedName(preset.name, presets).ok) presets.push(preset);
  }
  return { presets, notice: noticeOf(list.data.length - presets.length) };
}

function noticeOf(damaged: number): Text | null {
  return damaged === 0 ? null : message('create.presetsLeftOut', { count: damaged });
}

function readPreset(entry: unknown): Preset | null {
  const stored = StoredPreset.safeParse(entry);
  if (!stored.success) return null;
  const symbol = parseSymbolText(stored.data.symbol);
  if (!symbol.ok) return null;
  return { name: stored.data.name.trim(), symbol: { ...symbol.value, at: ORIGIN } };
}

function presetsText(presets: readonly Preset[]): string {
  return JSON.stringify(
    presets.map(({ name, symbol }) => ({ name, symbol: writeSymbolText(symbol) })),
  );
}

/** The trimmed name, or why it is invalid among other presets. */
function checkedName(name: string, others: readonly Preset[]): Result<string, Text> {
  const trimmed = name.trim();
  if (trimmed === '') return fail(message('create.nameMissing'));
  if (trimmed.length > MAX_NAME) return fail(message('create.nameTooLong', { most: MAX_NAME }));
  const isTaken = others.some((other) => other.name.toLowerCase() === trimmed.toLowerCase());
  return isTaken ? fail(message('create.nameTaken')) : ok(trimmed);
}

const store = createStore<readonly Preset[]>([]);
/** The text that the store was read from, or was written as. */
let knownText: string | null | undefined;

/**
 * Read storage again, because another tab may have written. If storage is denied or full, the store
 * keeps its value.
 */
function refresh(): readonly Preset[] {
  const text = readStored(key());
  if (text === knownText) return store.current();
  knownText = text;
  const { presets, notice } = parsePresets(text);
  // In a microtask, because a component may call this while it renders.
  if (notice !== null) queueMicrotask(() => notify({ kind: 'error', message: notice }));
  if (presets.length + store.current().length > 0) store.set(presets);
  return store.current();
}

function replace(presets: readonly Preset[]): void {
  const text = presetsText(presets);
  if (writeStored(key(), text)) knownText = text;
  else notify({ kind: 'error', message: message('create.presetsNotStored') });
  store.set(presets);
}

/** The presets of this browser in order, read on first use. */
export const presets: ReadableStore<readonly Preset[]> = {
  current: () => (knownText === undefined ? refresh() : store.current()),
  subscribe(listener) {
    const unsubscribe = store.subscribe(listener);
    const stop = onStored(key(), refresh);
    return () => {
      unsubscribe();
      stop();
    };
  },
};

/** Save a symbol under a name, as the last preset. Fails with the error of the name. */
export function addPreset(name: string, symbol: SymbolInstance): Result<Preset, Text> {
  const others = refresh();
  const trimmed = checkedName(name, others);
  if (!trimmed.ok) return trimmed;
  if (others.length >= MAX_PRESETS)
    return fail(message('create.tooManyPresets', { count: MAX_PRESETS }));
  const preset: Preset = { name: trimmed.value, symbol: { ...symbol, at: ORIGIN } };
  replace([...others, preset]);
  return ok(preset);
}

/** Remove the preset of a name. */
export function removePreset(name: string): void {
  const all = refresh();
  const rest = all.filter((preset) => preset.name !== name);
  if (rest.length < all.length) replace(rest);
}

/** Move a preset to another index. */
export function movePreset(name: string, toIndex: number): void {
  const all = refresh();
  const from = all.findIndex((preset) => preset.name === name);
  const moved = all[from];
  const to = Math.min(all.length - 1, Math.max(0, toIndex));
  if (moved === undefined || from === to) return;
  replace(all.toSpliced(from, 1).toSpliced(to, 0, moved));
}

/** Rename a preset. Fails with the error of the name. */
export function renamePreset(name: string, newName: string): Result<string, Text> {
  const all = refresh();
  const trimmed = checkedName(
    newName,
    all.filter((preset) => preset.name !== name),
  );
  if (!trimmed.ok) return trimmed;
  if (trimmed.value !== name)
    replace(
      all.map((preset) => (preset.name === name ? { ...preset, name: trimmed.value } : preset)),
    );
  return trimmed;
}
