/** The Luby sequence 1 1 2 1 1 2 4 … from index 0 for restarts (Luby et al. 1993). */
export function lubyAt(index: number): number {
  let size = 1;
  let power = 0;
  while (size < index + 1) {
    size = 2 * size + 1;
    power++;
  }
  let rest = index;
  while (size - 1 !== rest) {
    size = (size - 1) >> 1;
    power--;
    rest %= size;
  }
  return 2 ** power;
}
