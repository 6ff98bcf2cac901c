import { withoutEnd } from '#engine/text/withoutEnd.ts';

/**
 * Join parts of a spoken text with a separator. Full stops at the end of parts are removed, because
 * screen readers read "cells. , satisfied" as it is. Empty parts are left out.
 */
export function spokenList(separator: ', ' | '. ' | '; ' | ': ', parts: readonly string[]): string {
  return parts
    .map((part) => withoutEnd(part.trimStart(), '.,;:'))
    .filter((part) => part !== '')
    .join(separator);
}
