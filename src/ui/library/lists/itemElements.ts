/**
 * The elements of a list are laid out in parts: the children of the list are its parts, and the
 * first children of a part are its items. Skeletons and the like follow the items of the last part.
 */

/** The element of the item with an index; undefined while the list has no such item. */
export function itemElement(list: HTMLElement | null, index: number): HTMLElement | undefined {
  let rest = index;
  for (const part of list?.children ?? []) {
    const item = part.children[rest];
    if (item instanceof HTMLElement) return item;
    rest -= part.children.length;
  }
  return undefined;
}

/** The index of the item that contains a node; -1 outside of all items. */
export function itemIndex(list: HTMLElement, node: Node | null): number {
  if (!node || !list.contains(node)) return -1;
  let index = 0;
  for (const part of list.children) {
    if (part.contains(node)) {
      const place = [...part.children].findIndex((item) => item.contains(node));
      return place < 0 ? -1 : index + place;
    }
    index += part.children.length;
  }
  return -1;
}
