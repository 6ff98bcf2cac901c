/** The letters of spoken cells: b dark, w light, n empty, `.` no cell. */
export function lettersOf(names: readonly string[]): string {
  return names
    .map((name) => {
      if (name.endsWith('no cell')) return '.';
      if (/, dark\b/.test(name)) return 'b';
      return /, light\b/.test(name) ? 'w' : 'n';
    })
    .join('');
}
