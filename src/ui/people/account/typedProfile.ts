import * as z from 'zod/mini';
import { readOfTab, removeOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';

const KEY = 'typedProfile';
const Typed = z.object({ id: z.string(), name: z.string(), description: z.string() });

/** The unsaved input of the profile form. */
export type TypedProfile = z.infer<typeof Typed>;

/** The unsaved input for this account in this tab; null for none. */
export function readTyped(id: string): TypedProfile | null {
  try {
    const typed = Typed.safeParse(JSON.parse(readOfTab(KEY) ?? 'null')).data;
    return typed?.id === id ? typed : null;
  } catch {
    return null;
  }
}

/**
 * Store the input until it is saved; it survives a reload and signing in again. Null deletes it.
 */
export function keepTyped(typed: TypedProfile | null): void {
  if (typed === null) removeOfTab(KEY);
  else writeOfTab(KEY, JSON.stringify(typed));
}
