import { escapeText, unescapeText } from '../../text/escape.ts';
import { ok } from '#base/result.ts';
import type { Kind } from './kind.ts';

const canonical = (text: string) => escapeText(text.toLowerCase().trim());

/** Any text, escaped. */
export const stringKind: Kind<'string'> = {
  read: (text) => ok(unescapeText(text)),
  write: escapeText,
  canonical,
  isEqual: (a, b) => a === b,
};

/** The name of an icon, escaped. */
export const iconKind: Kind<'icon'> = {
  read: (text) => ok(unescapeText(text)),
  write: escapeText,
  canonical,
  isEqual: (a, b) => a === b,
};
