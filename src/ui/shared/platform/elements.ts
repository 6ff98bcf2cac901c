import { type RefCallback, useState } from 'react';

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

/** The mounted elements of a list, by the ids of its items. */
export interface ElementMap<Id> {
  /** The ref callback of the element of an item. It is the same function until that unmounts. */
  readonly refFor: (id: Id) => RefCallback<HTMLElement>;
  readonly get: (id: Id) => HTMLElement | null;
  /** The mounted elements nearest to an item of a list: the next one, then the previous one. */
  readonly neighbors: (ids: readonly Id[], id: Id) => readonly (HTMLElement | null)[];
}

/** A map of elements that lives as long as the component. */
export function useElementMap<Id>(): ElementMap<Id> {
  const [map] = useState(createElementMap<Id>);
  return map;
}

/** Create a map; components use `useElementMap`. */
export function createElementMap<Id>(): ElementMap<Id> {
  const elements = new Map<Id, HTMLElement>();
  const refs = new Map<Id, RefCallback<HTMLElement>>();
  const createRef =
    (id: Id): RefCallback<HTMLElement> =>
    (element) => {
      if (!element) return undefined;
      elements.set(id, element);
      return () => {
        elements.delete(id);
        refs.delete(id);
      };
    };
  const get = (id: Id) => elements.get(id) ?? null;
  return {
    get,
    refFor: (id) => {
      const ref = refs.get(id) ?? createRef(id);
      refs.set(id, ref);
      return ref;
    },
    neighbors: (ids, id) => {
      const place = ids.indexOf(id);
      const isMounted = (other: Id) => elements.has(other);
      const next = ids.slice(place + 1).find(isMounted);
      const previous = ids.slice(0, Math.max(0, place)).findLast(isMounted);
      return [next, previous].map((other) => (other === undefined ? null : get(other)));
    },
  };
}
