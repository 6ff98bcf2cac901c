/**
 * Head of a page for other programs, before any script runs. Plain texts and absolute addresses.
 */
export interface PageHead {
  /** Title of the browser tab. */
  readonly title: string;
  readonly description: string;
  /** The canonical address of the page; null if it must not be indexed. */
  readonly canonical: string | null;
  readonly card: Card | null;
}

/** Link preview of a page. */
interface Card {
  readonly type: 'website' | 'article' | 'profile';
  /** Title without the name of the site. */
  readonly title: string;
  readonly siteName: string;
  readonly picture: CardPicture;
  /** The feed for the page. */
  readonly feed: { readonly title: string; readonly address: string } | null;
  /** Address of the oEmbed document. */
  readonly oembed: string | null;
}

interface CardPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** True for a full-width picture; otherwise it is small and next to the text. */
  readonly isLarge: boolean;
}

/** Write the head of a page as HTML: Open Graph, Twitter cards, links. */
export function headHtml({ title, description, canonical, card }: PageHead): string {
  return [
    named('description', description),
    `<title>${escapeHtml(title)}</title>`,
    ...(canonical === null
      ? [named('robots', 'noindex')]
      : [link({ rel: 'canonical', href: canonical })]),
    ...(card && canonical !== null ? cardLines(card, description, canonical) : []),
  ].join('\n    ');
}

function cardLines(card: Card, description: string, canonical: string): readonly string[] {
  const { type, title, siteName, picture, feed, oembed } = card;
  return [
    property('og:site_name', siteName),
    property('og:type', type),
    property('og:url', canonical),
    property('og:title', title),
    property('og:description', description),
    property('og:image', picture.address),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    named('twitter:card', picture.isLarge ? 'summary_large_image' : 'summary'),
    ...(feed
      ? [
          link({
            rel: 'alternate',
            type: 'application/atom+xml',
            title: feed.title,
            href: feed.address,
          }),
        ]
      : []),
    ...(oembed === null
      ? []
      : [link({ rel: 'alternate', type: 'application/json+oembed', title, href: oembed })]),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

function link(attributes: Readonly<Record<string, string>>): string {
  const texts = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<link ${texts.join(' ')} />`;
}

const ENTITY_OF: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escape a text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITY_OF[character] ?? character);
}
