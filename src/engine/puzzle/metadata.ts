import { message, type Text } from '#texts/message.ts';
/** An author's description of a puzzle. */
export interface Metadata {
  readonly title: string;
  readonly author: string;
  readonly description: string;
  /** From 1 to 10; 0 is unrated. */
  readonly difficulty: number;
}

/** Metadata of a new puzzle. */
export const NEW_METADATA: Metadata = { title: '', author: '', description: '', difficulty: 1 };

/** The highest difficulty. */
export const MAX_DIFFICULTY = 10;

/** Maximum lengths in editors, in characters. Texts from elsewhere may be longer. */
export const METADATA_LIMITS = { title: 100, author: 100, description: 500 } as const;

/** A check of one value: the message of its first failure, or null. */
type Check = (value: unknown) => Text | null;

const CHECKS: Readonly<Record<keyof Metadata, Check>> = {
  title: textThatIsNotEmpty('title'),
  author: textThatIsNotEmpty('author'),
  description: (value) =>
    typeof value === 'string' ? null : message('parse.notAString', { field: 'description' }),
  difficulty: checkDifficulty,
};

/** The problem that prevents a value from being published; null if there is none. */
export function metadataProblem(name: keyof Metadata, value: unknown): Text | null {
  return CHECKS[name](value);
}

function textThatIsNotEmpty(field: 'title' | 'author'): Check {
  return (value) => {
    if (typeof value !== 'string') return message('parse.notAString', { field });
    return value === '' ? message('parse.emptyText', { field }) : null;
  };
}

function checkDifficulty(value: unknown): Text | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return message('parse.notANumber');
  if (!Number.isInteger(value)) return message('parse.notAnInteger');
  if (value < 0) return message('parse.tooEasy');
  return value > MAX_DIFFICULTY ? message('parse.tooHard', { most: MAX_DIFFICULTY }) : null;
}

const NOT_AN_OBJECT = message('parse.notAnObject');

/**
 * The problems that prevent metadata from being published, in the order of the fields. Fields of
 * other names are rejected.
 */
export function metadataProblems(metadata: unknown): readonly Text[] {
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) {
    return [NOT_AN_OBJECT];
  }
  const values = new Map<string, unknown>(Object.entries(metadata));
  const problems = Object.entries(CHECKS).flatMap(([name, check]) => check(values.get(name)) ?? []);
  const isStrange = [...values.keys()].some((name) => !Object.hasOwn(CHECKS, name));
  return isStrange ? [...problems, NOT_AN_OBJECT] : problems;
}
