/** An SVG element as data: `svgText` writes it as text, and React renders it as elements. */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: SvgAttributes;
  readonly children: readonly (SvgNode | string)[];
}

/**
 * Attributes by their SVG names, in output order. Numbers are rounded; undefined ones are omitted.
 */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** Creates a node. */
export function svg(
  tag: string,
  attributes: SvgAttributes,
  children: readonly (SvgNode | string)[] = [],
): SvgNode {
  return { tag, attributes, children };
}

/** Formats a number for pictures: at most three decimals, no exponent, no negative zero. */
export function decimal(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? '0' : String(rounded);
}

/** Replaces characters that XML forbids by U+FFFD. */
export function xmlText(text: string): string {
  let clean = '';
  for (const character of text)
    clean += isXmlCharacter(character.codePointAt(0) ?? 0) ? character : '\uFFFD';
  return clean;
}

function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  const isLoneSurrogate = code >= 0xd800 && code <= 0xdfff;
  return !isLoneSurrogate && code !== 0xfffe && code !== 0xffff;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeXml(text: string): string {
  return xmlText(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** The node as SVG text. Equal nodes give equal text. */
export function svgText(node: SvgNode | string): string {
  if (typeof node === 'string') return escapeXml(node);
  const attributes = Object.entries(node.attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? decimal(value) : escapeXml(value ?? '')}"`,
    )
    .join('');
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  return `<${node.tag}${attributes}>${node.children.map(svgText).join('')}</${node.tag}>`;
}
