/** A number with the thing it counts: "1 cell", "3 dark cells". */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const NAMES = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as a word. */
export function numberText(count: number): string {
  return NAMES[count] ?? String(count);
}
