import { MODES, type Mode } from '#engine/clues/mode.ts';

/** One solve as it lies in the database. */
export interface StoredSolve {
  /** Mode and checksum of the puzzle. */
  readonly key: string;
  readonly mode: Mode;
  /** The puzzle's own text, so that it can be listed and opened again. */
  readonly puzzle: string;
  /** The address that opened it. */
  readonly address: string;
  /** What the board machine makes of its progress; read with care by `readProgress`. */
  readonly progress: unknown;
  readonly spentMs: number;
  readonly isSolved: boolean;
  readonly savedAtMs: number;
}

/** Read an entry of the database. Null if what must be there is not; the rest falls back field by field. */
export function parseStoredSolve(value: unknown): StoredSolve | null {
  if (typeof value !== 'object' || value === null) return null;
  const entry: Readonly<Record<string, unknown>> = { ...value };
  const { key, puzzle, address } = entry;
  if (typeof key !== 'string' || typeof puzzle !== 'string' || typeof address !== 'string')
    return null;
  return {
    key,
    puzzle,
    address: /^\/(solve|perfection|create)\?/.test(address) ? address : '/',
    mode: MODES.find((mode) => mode === entry['mode']) ?? 'solve',
    progress: entry['progress'] ?? null,
    spentMs: timeOf(entry['spentMs']),
    isSolved: entry['isSolved'] === true,
    savedAtMs: timeOf(entry['savedAtMs']),
  };
}

function timeOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}
