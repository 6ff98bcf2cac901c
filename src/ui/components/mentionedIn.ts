import type { ExtraProps } from 'react-markdown';

type LinkNode = NonNullable<ExtraProps['node']>;
type Part = LinkNode | LinkNode['children'][number];

/** The page of an account; the router takes it in capital letters, and with a slash at its end. */
const PROFILE = /^\/profile\/([^/]+)\/?$/i;
/** Signs that are read as `@`, after whatever shows nothing. */
const BEGINS_AS_MENTION = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[@\u{fe6b}\u{ff20}]/u;

/**
 * The id of the account that a link mentions, as in `[@name](/profile/id)`; null for other links.
 * However a link is written, what it looks like and where it leads counts: whoever wants to show
 * another name than that of the account puts it in italics, or writes the whole address.
 */
export function mentionedIn(href: string, link: LinkNode | undefined): string | null {
  if (!link || !BEGINS_AS_MENTION.test(textOf(link))) return null;
  const page = URL.canParse(href, location.href) ? new URL(href, location.href) : null;
  if (page?.origin !== location.origin) return null;
  const id = PROFILE.exec(page.pathname)?.[1];
  return id === undefined ? null : decoded(id).toLowerCase();
}

/** What a reader sees of a part of a text; of a picture that is its description. */
function textOf(part: Part): string {
  if (part.type === 'text') return part.value;
  if (part.type !== 'element') return '';
  if (part.tagName !== 'img') return part.children.map(textOf).join('');
  const { alt } = part.properties;
  return typeof alt === 'string' ? alt : '';
}

/** As the router reads it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
