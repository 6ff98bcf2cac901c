import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';

/**
 * An id for something new that an account makes. With a key of theirs it is the same every time,
 * and nobody else's: a call that is made again finds what it made before.
 */
export function newId(creatorId: string, key: string | undefined): string {
  return key === undefined ? uuidv7() : uuidv5(key, creatorId);
}
