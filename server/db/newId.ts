import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';

/**
 * An id for new content of an account. With an idempotency key it depends on key and account only,
 * so that a repeated call finds the content of the first one.
 */
export function newId(creatorId: string, key: string | undefined): string {
  return key === undefined ? uuidv7() : uuidv5(key, creatorId);
}
