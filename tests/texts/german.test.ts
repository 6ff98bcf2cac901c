import { expect, it } from 'vitest';
import { GERMAN } from '#tests/support/germanTexts.ts';

/** Words that German texts do not use, and what they say instead. */
const NEVER: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bLöser/, 'Solver'],
  [/Mitteilung/, 'Benachrichtigung'],
  [/Rundgang/, 'Tour'],
  [/(?<!doppelten )\bStrich/, 'Zug'],
  [/\b(?:Ctrl|Shift|Space)\b/, 'Strg, Umschalt, Leertaste'],
  [/\b(?:ge)?baut?(?:en)?\b/, 'erstellen'],
  [/\b(?:ge)?lieb(?:en|t)\b/i, 'Herz, Lieblingsrätsel'],
  [/färb/i, 'malen'],
  [/\bNetz\b/, 'Internetverbindung, online'],
  [/\bgefolgt/i, 'Sammlungen, denen du folgst'],
  [/verkehrt herum/, 'gespiegelt'],
  [/ausgenommen/, 'ignoriert'],
  [/\b(?:Region|Kachel|Zelle)/, 'Gebiet, Feld'],
  [/\bLegende/, 'Liste der Regeln und Symbole'],
  [/neu beginnen/i, 'neu starten'],
  [/noch einmal fragen/i, 'noch einmal versuchen'],
  [/(?<=\S)…/, 'a space before …'],
  [/(?<=[\d}])%/, 'a space before %'],
];

const texts = Object.entries(GERMAN)
  .filter(([area]) => area !== 'ruleWords') // what people may search for
  .flatMap(([area, patterns]) =>
    Object.entries(patterns).map(
      ([key, pattern]) => [`${area}.${key}`, JSON.stringify(pattern)] as const,
    ),
  );

it.each(NEVER)('German texts say no %s, but %s', (pattern) => {
  expect(texts.filter(([, text]) => pattern.test(text)).map(([id]) => id)).toEqual([]);
});

it('German texts are calm', () => {
  const loud = texts.filter(([, text]) => text.replaceAll('Danke!', '').includes('!'));

  expect(loud.map(([id]) => id)).toEqual([]);
});
