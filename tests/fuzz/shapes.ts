/** A text that can be made of any length: one piece again and again, between two others. */
export interface Shape {
  readonly name: string;
  /** So many characters of it, or a few more. */
  readonly text: (length: number) => string;
}

/** Pieces that regular expressions, parsers and splitters stumble over when they are repeated. */
const UNITS: readonly string[] = [
  ...['/', '/a', '/../', '\\', '.', ':', '::', ',', ', ', ';', ';q=0', '|', '-', '_', '+', '~'],
  ...['&', '=', 'a=b&', '?', '%', '%2f', '%ff', '&#', '&amp;', '#', '@', '<', '<a ', '>', '"', "'"],
  ...[
    ' ',
    '\t',
    '\n',
    '\r\n',
    'a',
    'a ',
    'a\n=\n',
    '1. ',
    '* ',
    '**',
    '`',
    '[',
    '](',
    '[@',
    '[@\\',
  ],
  ...[
    '](/',
    '](/profile/',
    '[@a](/profile/',
    ']: ',
    '(',
    ')',
    '{',
    '{"a":',
    '[[',
    '0',
    '9',
    '1e',
    'x',
  ],
  ...[
    'http://',
    'https://a.b/p?',
    'www.',
    'mailto:',
    'https://a/solve?d=a&',
    'creator=',
    'series=a ',
  ],
  ...['127.0.0.1, ', '[::1]:1, ', 'é', 'e\u0301', '\u200d', '\u{1f9e9}', '0_', '3x3', 'T3:', 'C1:'],
];

/** An end that keeps what begins with a piece from matching. */
const ENDS: readonly string[] = ['', '\u0001', '!)'];

export const SHAPES: readonly Shape[] = UNITS.flatMap((unit) =>
  ENDS.map((end) => ({
    name: JSON.stringify(end === '' ? unit : `${unit}… ${end}`),
    text: (length: number) => unit.repeat(Math.ceil(length / unit.length)) + end,
  })),
);
