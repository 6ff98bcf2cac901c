import type { ExtraProps } from 'react-markdown';

type LinkNode = NonNullable<ExtraProps['node']>;

/** The page of an account; the router takes it in capital letters, and with a slash at its end. */
const PROFILE = /^\/profile\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;
/** Signs that are read as `@`, after whatever shows nothing. */
const BEGINS_AS_MENTION = /^[\s\p{Cf}\p{M}]*[@﹫＠]/u;

/**
 * The id of the account that a link mentions, as in `[@name](/profile/id)`; null for other links.
 * However a link is written, what it looks like and where it leads counts: whoever wants to show
 * another name than that of the account puts it in italics, or writes the whole address.
 */
export function mentionedIn(href: string, link: LinkNode | undefined): string | null {
  const { origin } = location;
  if (!link || !BEGINS_AS_MENTION.test(textOf(link)) || !URL.canParse(href, origin)) return null;
  const page = new URL(href, origin);
  // As the router decodes it, but for what cannot be decoded: that is left as it is.
  const path = new URLSearchParams(`p=${page.pathname}`).get('p') ?? '';
  return page.origin === origin ? (PROFILE.exec(path)?.[1]?.toLowerCase() ?? null) : null;
}

/** The visible text of a part; of a picture its description. */
function textOf(part: LinkNode | LinkNode['children'][number]): string {
  if (part.type === 'text') return part.value;
  return part.type === 'element'
    ? `${part.properties.alt ?? ''}${part.children.map(textOf).join('')}`
    : '';
}
