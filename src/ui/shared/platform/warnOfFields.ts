import type { OnUnknownField } from '#engine/config/kinds/kind.ts';

/** A link may name any number of fields, of any length. */
const MAX_WARNINGS = 20;
const MAX_NAME_LENGTH = 60;

/** Log a console warning for each unknown field of clues. */
export function warnOfFields(): OnUnknownField {
  const warned = new Set<string>();
  return (clueId, name) => {
    const field = `${clueId}.${name.slice(0, MAX_NAME_LENGTH)}`;
    if (warned.has(field) || warned.size === MAX_WARNINGS) return;
    warned.add(field);
    // oxlint-disable-next-line no-console -- for authors and programmers; players can go on
    console.warn(`Unknown config field: ${field}`);
  };
}
