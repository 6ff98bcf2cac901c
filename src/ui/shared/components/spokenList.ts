import { withoutEnd } from '#engine/text/withoutEnd.ts';

/**
 * Parts of a spoken text with a separator between them. A part brings no full stop of its own:
 * authors and clues write sentences, and "cells. , satisfied" is read as it stands. Empty parts are
 * left out.
 */
export function spokenList(separator: ', ' | '. ' | '; ' | ': ', parts: readonly string[]): string {
  return parts
    .map((part) => withoutEnd(part.trimStart(), '.,;:'))
    .filter((part) => part !== '')
    .join(separator);
}
