/** What an author states about a puzzle. */
export interface Metadata {
  readonly title: string;
  readonly author: string;
  readonly description: string;
  /** From 1 to 10; 0 is unrated. */
  readonly difficulty: number;
}

/** Metadata of a new puzzle. */
export const NEW_METADATA: Metadata = { title: '', author: '', description: '', difficulty: 1 };

/** The hardest. */
export const MAX_DIFFICULTY = 10;

/** Characters that editors take. What comes from elsewhere may have more. */
export const METADATA_LIMITS = { title: 100, author: 100, description: 500 } as const;

/** A check of one value: the message of its first failure, or null. */
type Check = (value: unknown) => string | null;

const CHECKS: Readonly<Record<keyof Metadata, Check>> = {
  title: textThatIsNotEmpty('Title'),
  author: textThatIsNotEmpty('Author'),
  description: (value) => (typeof value === 'string' ? null : 'Description must be a string'),
  difficulty: checkDifficulty,
};

/** Why a value cannot be published; null if it can. */
export function metadataProblem(name: keyof Metadata, value: unknown): string | null {
  return CHECKS[name](value);
}

function textThatIsNotEmpty(name: string): Check {
  return (value) => {
    if (typeof value !== 'string') return `${name} must be a string`;
    return value === '' ? `${name} must not be empty` : null;
  };
}

function checkDifficulty(value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Difficulty must be a number';
  if (!Number.isInteger(value)) return 'Difficulty must be an integer';
  if (value < 0) return 'Difficulty must be at least 0';
  return value > MAX_DIFFICULTY ? `Difficulty must be at most ${MAX_DIFFICULTY}` : null;
}

/**
 * Why metadata cannot be published, in the order of the fields; empty if it can. Fields of other
 * names are refused.
 */
export function metadataProblems(metadata: unknown): readonly string[] {
  if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) {
    return ['Data must be an object'];
  }
  const values = new Map<string, unknown>(Object.entries(metadata));
  const problems = Object.entries(CHECKS).flatMap(([name, check]) => check(values.get(name)) ?? []);
  const isStrange = [...values.keys()].some((name) => !Object.hasOwn(CHECKS, name));
  return isStrange ? [...problems, 'Data must be an object'] : problems;
}
