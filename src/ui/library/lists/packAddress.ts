/** In the address of a puzzle of the pack: its index, so that the next one is known. */
const INDEX = 'pack';

/** The address of a puzzle of the pack. */
export function addressInPack(data: string, index: number): string {
  return `/solve?d=${encodeURIComponent(data)}&${INDEX}=${index}`;
}

/** The index in an address; -1 without one. */
export function indexInPack(address: string): number {
  const text = new URLSearchParams(address.slice(address.indexOf('?'))).get(INDEX);
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : -1;
}

/** True for the address of a puzzle of the pack. */
export function isOfPack(address: string): boolean {
  return indexInPack(address) >= 0;
}
