import type { RefCallback } from 'react';

/** Mounted elements of one kind, such as all buttons with the same action. */
export interface ElementSet {
  /** Ref callback of each element. */
  readonly ref: RefCallback<Element>;
  /** The first element in the order of the document; null while none is mounted. */
  readonly first: () => Element | null;
  /** The element that contains a node; null if none does. */
  readonly around: (node: Node) => Element | null;
}

export function createElementSet(): ElementSet {
  const mounted = new Set<Element>();
  return {
    ref: (element) => {
      if (!element) return undefined;
      mounted.add(element);
      return () => {
        mounted.delete(element);
      };
    },
    first: () => [...mounted].toSorted(compareInDocument)[0] ?? null,
    around: (node) => [...mounted].find((element) => element.contains(node)) ?? null,
  };
}

function compareInDocument(a: Element, b: Element): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
