/** A seed that no run had before, short enough to be typed. */
export function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}
