/** The units of texts that cost readers of Markdown much when they are repeated. */
const UNITS: readonly string[] = [
  ...['a\n=\n', '>', '> ', '1. ', '- ', '>- ', '- a\n', '> a\n', '# a\n', '---\n', '~~~\na\n'],
  ...['*a **b ', '**a*b', '*a_', '*a* ', '_a __b ', 'a**_', '*', '_', '**'],
  ...['[', '![', '[a](b', '[a](b "', '[a](/b) [', '[a][b] ', '[a]: b\n', '![a](', '](b)['],
  ...['`', 'a``b', '`:', '``\t', '||a', ' ||a', '||a|| ', '<', '<a@b.c> ', '<!--', '<a b="c">'],
  ...[
    '&amp;',
    '&#',
    '\\*',
    'a  \n',
    '    a\n',
    '\t',
    '- a\n\n  b\n\n',
    '1) a\n\n',
    '|a|b|\n|-|-|\n',
  ],
  ...[
    '[^a]: b\n',
    '[^a]',
    'http://a.b ',
    '`\n- ',
    '1) [a]: b\n',
    '- \n<a@b.c><',
    '(( *a&amp;[a]: b\n',
  ],
];

/** Texts that cost much, as long as a comment may be; one as a description may. */
export const HEAVY_MARKDOWN: readonly string[] = [
  ...UNITS.map((unit) => filled(unit, 5000)),
  `${filled('*a _b ', 2400)}${filled('_ c* ', 2400)}`,
  `${filled('![', 1600)}${filled('](b)', 3200)}`,
  `${filled('![![', 1198)}${filled('](a "b")', 8800)}`,
  Array.from({ length: 22 }, (_, i) => `${'  '.repeat(i)}- a\n`)
    .join('')
    .repeat(8),
  Array.from({ length: 68 }, (_, i) => `${'  '.repeat(i)}- a\n`).join(''),
  Array.from({ length: 95 }, (_, i) => `${'\t'.repeat(i)}- a\n`).join(''),
];

/** A unit again and again, up to a length. */
export function filled(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
