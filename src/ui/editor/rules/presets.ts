import { message, type Text } from '#texts/message.ts';
import '#ui/shared/platform/zodWithoutEval.ts';
import * as z from 'zod/mini';
import { parseSymbolText, writeSymbolText } from '#engine/codec/partText.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { createStore, type ReadableStore } from '#base/store.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { parseJson, onStored, readStored, writeStored } from '#ui/shared/platform/storage.ts';

/** A symbol kept under a name of its own, to be placed again. */
export interface Preset {
  readonly name: string;
  /** Stands at the origin. */
  readonly symbol: SymbolInstance;
}

/** Keys are bound to this many presets, the first ones. */
export const PRESETS_WITH_KEYS = 10;
export const MAX_NAME = 30;
const MAX_PRESETS = 100;
const KEY = 'presets';
const ORIGIN = { x: 0, y: 0 };

/** The list as it is stored; the texts inside are read one by one. */
const StoredList = z.array(z.unknown());
const StoredPreset = z.object({ name: z.string(), symbol: z.string() });

interface ReadPresets {
  readonly presets: readonly Preset[];
  /** What could not be read, in one sentence; null if all could. */
  readonly notice: Text | null;
}

/** Presets from the stored text, without those that cannot be read or have a name twice. */
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

/** The name as it is kept, or what is wrong with it beside the other presets. */
function checkedName(name: string, others: readonly Preset[]): Result<string, Text> {
  const kept = name.trim();
  if (kept === '') return fail(message('create.nameMissing'));
  if (kept.length > MAX_NAME) return fail(message('create.nameTooLong', { most: MAX_NAME }));
  const isTaken = others.some((other) => other.name.toLowerCase() === kept.toLowerCase());
  return isTaken ? fail(message('create.nameTaken')) : ok(kept);
}

const store = createStore<readonly Preset[]>([]);
/** What the store has was read from this text, or is stored as it. */
let knownText: string | null | undefined;

/**
 * Read what is stored, unless it is known: another tab may have written since. Where storage is
 * denied or full, what is in the store stays.
 */
function refresh(): readonly Preset[] {
  const text = readStored(KEY);
  if (text === knownText) return store.current();
  knownText = text;
  const { presets, notice } = parsePresets(text);
  // Later, for a page may be asking while it renders.
  if (notice !== null) queueMicrotask(() => notify({ kind: 'error', message: notice }));
  if (presets.length + store.current().length > 0) store.set(presets);
  return store.current();
}

function replace(presets: readonly Preset[]): void {
  const text = presetsText(presets);
  if (writeStored(KEY, text)) knownText = text;
  else notify({ kind: 'error', message: message('create.presetsNotStored') });
  store.set(presets);
}

/** The presets in order, as this browser keeps them. Read when first asked for. */
export const presets: ReadableStore<readonly Preset[]> = {
  current: () => (knownText === undefined ? refresh() : store.current()),
  subscribe(listener) {
    const unsubscribe = store.subscribe(listener);
    const stop = onStored(KEY, refresh);
    return () => {
      unsubscribe();
      stop();
    };
  },
};

/** Keep a symbol under a name, as the last one. Fails with what is wrong with the name. */
export function addPreset(name: string, symbol: SymbolInstance): Result<Preset, Text> {
  const others = refresh();
  const kept = checkedName(name, others);
  if (!kept.ok) return kept;
  if (others.length >= MAX_PRESETS)
    return fail(message('create.tooManyPresets', { count: MAX_PRESETS }));
  const preset: Preset = { name: kept.value, symbol: { ...symbol, at: ORIGIN } };
  replace([...others, preset]);
  return ok(preset);
}

/** Remove the preset of a name. */
export function removePreset(name: string): void {
  const all = refresh();
  const rest = all.filter((preset) => preset.name !== name);
  if (rest.length < all.length) replace(rest);
}

/** Put a preset at another place of the order. */
export function movePreset(name: string, toIndex: number): void {
  const all = refresh();
  const from = all.findIndex((preset) => preset.name === name);
  const moved = all[from];
  const to = Math.min(all.length - 1, Math.max(0, toIndex));
  if (moved === undefined || from === to) return;
  replace(all.toSpliced(from, 1).toSpliced(to, 0, moved));
}

/** Give a preset another name. Fails with what is wrong with that. */
export function renamePreset(name: string, newName: string): Result<string, Text> {
  const all = refresh();
  const kept = checkedName(
    newName,
    all.filter((preset) => preset.name !== name),
  );
  if (!kept.ok) return kept;
  if (kept.value !== name)
    replace(all.map((preset) => (preset.name === name ? { ...preset, name: kept.value } : preset)));
  return kept;
}
