import { createElement, type ReactNode } from 'react';
import { decimal, xmlText, type SvgAttributes, type SvgNode } from '#engine/glyph/svgNode.ts';

/** Attribute names as React spells them. */
function propsOf(attributes: SvgAttributes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined || name === 'xmlns'
        ? []
        : [[propName(name), typeof value === 'number' ? decimal(value) : xmlText(value)]],
    ),
  );
}

function propName(name: string): string {
  if (name.startsWith('aria-')) return name;
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function toElement(node: SvgNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(toElement);
  return createElement(node.tag, { ...propsOf(node.attributes), key }, ...children);
}

/** Show SVG data as elements. `className` goes to the root. */
export function SvgTree({
  node,
  className,
}: {
  readonly node: SvgNode;
  readonly className?: string | undefined;
}) {
  const children = node.children.map(toElement);
  return createElement(node.tag, { ...propsOf(node.attributes), className }, ...children);
}
