import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import { MODES } from '#engine/clues/mode.ts';
import { withoutOwner } from './workOwner.ts';

/** Addresses that open a puzzle. Any other would lead away from it. */
const ADDRESS = /^\/(?:solve|perfection|create|play)(?:\?|\/[\w-]+(?:\?|$))/;

/** The maximum of `Date`. */
const MAX_DATE_MS = 8.64e15;

/** Milliseconds, of a span or since 1970. */
export const Milliseconds = z.catch(z.number().check(z.nonnegative(), z.maximum(MAX_DATE_MS)), 0);

/** A stored solve. All fields but key and puzzle fall back to defaults. */
const StoredSolve = z.object({
  /** Owner, mode, and id or checksum of the puzzle. */
  key: z.string(),
  /** The puzzle's own text, so that it can be listed and opened again. */
  puzzle: z.string(),
  /** The address that opened it. */
  address: z.catch(z.string().check(z.regex(ADDRESS)), '/'),
  mode: z.catch(z.enum(MODES), 'solve'),
  /** The progress of the board machine; parsed against the puzzle by `readProgress`. */
  progress: z._default(z.unknown(), null),
  spentMs: Milliseconds,
  isSolved: z.catch(z.boolean(), false),
  /** The charges of foresight; null without it, and in data from before it existed. */
  charges: z.catch(
    z.nullable(
      z.object({
        charges: z.int().check(z.nonnegative()),
        chargedMs: Milliseconds,
        isKnown: z.catch(z.boolean(), false),
      }),
    ),
    null,
  ),
  savedAtMs: Milliseconds,
  /** The version id of this board; the time spent does not change it. */
  version: z.catch(z.string(), ''),
});

export type StoredSolve = Readonly<z.output<typeof StoredSolve>>;

/** A pending solve: saved synchronously by a page that was closed, with the versions it follows. */
const LeftSolve = z.extend(StoredSolve, { follows: z.catch(z.array(z.string()), []) });

export type LeftSolve = Readonly<z.output<typeof LeftSolve>>;

/** The start of draft keys without their owner: the mode. The name of the draft follows. */
const DRAFT = 'create ';

/** The key of a draft with a name, without its owner. */
export function draftKey(name: string): string {
  return DRAFT + name;
}

/** True for the keys of drafts. */
export function isDraftKey(key: string): boolean {
  return withoutOwner(key).startsWith(DRAFT);
}

/** The address that opens a draft by its name. */
export function addressOfDraft(key: string): string {
  return `/create?${new URLSearchParams({ draft: withoutOwner(key).slice(DRAFT.length) })}`;
}

/** Parse a pending solve. Null if it names no puzzle. */
export function parseLeftSolve(value: unknown): LeftSolve | null {
  return LeftSolve.safeParse(value).data ?? null;
}

/**
 * Compare a pending solve with the stored one: `same` board, `newer` if it follows the stored
 * version, or `astray` if another tab has saved something else since.
 */
export function compareVersions(
  { version, follows }: LeftSolve,
  saved: StoredSolve | null,
): 'same' | 'newer' | 'astray' {
  if (!saved || follows.includes(saved.version)) return 'newer';
  return version === saved.version ? 'same' : 'astray';
}

/** The key of a solve and its address. */
interface Place {
  readonly key: string;
  readonly address: string;
}

/** The key of a copy of a solve; the name makes it unique. */
export function copyKey(key: string, name: string): string {
  return `${key} ${name}`;
}

/** The key of a solve by the id of its puzzle on the server; null for puzzles in links. */
export function keyById({ mode, address }: StoredSolve): string | null {
  const [path = '/', query = ''] = address.split('?', 2);
  const [, section, id] = path.split('/');
  if (id === undefined || section === 'create') return null;
  const copy = new URLSearchParams(query).get('copy');
  return copy === null ? `${mode} ${id}` : copyKey(`${mode} ${id}`, copy);
}

/** The key and address of a named copy, from those of the solve or of another copy. */
export function placeOfCopy({ key, address }: Place, name: string): Place {
  const [path = '/', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  const old = parameters.get('copy');
  const original = old !== null && key.endsWith(` ${old}`) ? key.slice(0, -1 - old.length) : key;
  parameters.set('copy', name);
  return { key: copyKey(original, name), address: `${path}?${parameters}` };
}

/** Parse an entry of the database. Null if it names no puzzle. */
export function parseStoredSolve(value: unknown): StoredSolve | null {
  return StoredSolve.safeParse(value).data ?? null;
}
