/** An entry of a feed. */
export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly author: { readonly name: string; readonly uri: string };
  readonly published: Date;
  readonly updated: Date;
  /** Plain text. */
  readonly summary: string;
}

/** A feed for feed readers. */
export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  /** The feed's own address, and the equivalent page. */
  readonly self: string;
  readonly page: string;
  readonly updated: Date;
  readonly entries: readonly AtomEntry[];
}

/** Write a feed as Atom 1.0 (RFC 4287). */
export function atomXml({ id, title, self, page, updated, entries }: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', id),
    element('title', title),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    element('updated', updated.toISOString()),
    ...entries.map((entry) => entryXml(entry)),
    '</feed>',
    '',
  ].join('\n');
}

function entryXml({ id, title, link, author, published, updated, summary }: AtomEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    `<author>${element('name', author.name)}${element('uri', author.uri)}</author>`,
    element('published', published.toISOString()),
    element('updated', updated.toISOString()),
    ...(summary === '' ? [] : [element('summary', summary)]),
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

const ENTITY_OF: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot represent, not even as an entity. */
// oxlint-disable-next-line no-control-regex -- the regular expression matches them
const UNWRITABLE = /[\0-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{d800}-\u{dfff}\u{fffe}\u{ffff}]/gu;

/** Escape a text for XML elements and quoted attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(UNWRITABLE, '\u{fffd}')
    .replaceAll(/[&<>"']/g, (character) => ENTITY_OF[character] ?? character);
}
