/** What other programs read of a page before any script runs. Plain texts and whole addresses. */
export interface PageHead {
  /** As a browser shows it in a tab. */
  readonly title: string;
  readonly description: string;
  /** The one address of the page; null where programs should keep none of it. */
  readonly canonical: string | null;
  readonly card: Card | null;
}

/** How the page looks where somebody links to it. */
interface Card {
  readonly type: 'website' | 'article' | 'profile';
  /** What it is called, without the name of the site. */
  readonly title: string;
  readonly siteName: string;
  readonly picture: CardPicture;
  /** A feed with what comes to the page. */
  readonly feed: { readonly title: string; readonly address: string } | null;
  /** Where oEmbed tells how it stands in other pages. */
  readonly oembed: string | null;
}

interface CardPicture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Fills the width of a card; otherwise it stands small beside the words. */
  readonly isLarge: boolean;
}

/** Write what stands in the head of a page, as HTML: Open Graph, cards of Twitter, links. */
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

/** A text as it stands in an element without others in it, or in a value with quotes around it. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITY_OF[character] ?? character);
}
