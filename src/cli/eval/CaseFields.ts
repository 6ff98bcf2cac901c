import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { english } from '#texts/english.ts';
import type { Text } from '#texts/message.ts';

/** A case that cannot be run. Its message is the answer. */
export class CaseError extends Error {
  constructor(message: Text) {
    super(english.say(message));
  }
}

/** The fields of one case. Reading a field of the wrong type throws a `CaseError`. */
export interface CaseFields {
  text(name: string): string;
  number(name: string): number;
  boolean(name: string): boolean;
  grid(name: string): Grid;
  /** Null for null and for a missing field. */
  gridOrNull(name: string): Grid | null;
  oneOf<T extends string>(name: string, choices: readonly T[]): T;
  /** A field whose value is an object with fields. */
  object(name: string): CaseFields;
  points(name: string): readonly (readonly [number, number])[];
  raw(name: string): unknown;
}

/** The fields of `value`, which must be an object. */
export function caseFields(value: unknown): CaseFields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CaseError('A case must be an object.');
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = (name: string) => {
    const field = fields.get(name);
    if (typeof field !== 'string') throw new CaseError(`This field must be a text: ${name}`);
    return field;
  };
  const grid = (name: string) => gridOf(text(name));
  return {
    text,
    grid,
    gridOrNull: (name) => ((fields.get(name) ?? null) === null ? null : grid(name)),
    number(name) {
      const field = fields.get(name);
      if (typeof field !== 'number') throw new CaseError(`This field must be a number: ${name}`);
      return field;
    },
    boolean: (name) => fields.get(name) === true,
    oneOf(name, choices) {
      const field = fields.get(name);
      const choice = choices.find((word) => word === field);
      if (choice !== undefined) return choice;
      throw new CaseError(`This field must be one of ${choices.join(', ')}: ${name}`);
    },
    object: (name) => caseFields(fields.get(name)),
    points(name) {
      const field = fields.get(name);
      if (!Array.isArray(field)) throw new CaseError(`This field must be a list: ${name}`);
      return field.map((point: unknown) => pointOf(point, name));
    },
    raw: (name) => fields.get(name),
  };
}

function pointOf(point: unknown, name: string): readonly [number, number] {
  const [x, y] = Array.isArray(point) ? (point as unknown[]) : [];
  if (typeof x === 'number' && typeof y === 'number') return [x, y];
  throw new CaseError(`This field must be a list of pairs of numbers: ${name}`);
}

/** Parses a grid text; throws for an invalid one. */
function gridOf(text: string): Grid {
  const grid = parseGridText(text);
  if (!grid.ok) throw new CaseError(grid.error.message);
  return grid.value;
}
