import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { cleanUserName, isReservedName } from '#server/domain/userName.ts';

/** Any code point, including lone surrogates; special ones more often. */
const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x10ffff }),
  fc.constantFrom(0x20, 0x0a, 0x200b, 0x200d, 0x202e, 0x3164),
);

describe('a name', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada \n Lovelace\t', 'Ada Lovelace'],
    ['Ada \u{200b} Lovelace', 'Ada Lovelace'],
    ['A\0d\u{7f}a', 'Ada'],
    ['\u{202e}adA', 'adA'],
    ['関 孝和', '関 孝和'],
    ['می\u{200c}خواهم', 'می\u{200c}خواهم'],
    ['👩\u{200d}🚀', '👩\u{200d}🚀'],
    ['x'.repeat(200), 'x'.repeat(128)],
    ['\u{d83d}', null],
    [' \u{200d}\u{3164}\u{00ad}', null],
    ['', null],
    ['Ada\u{2800}\u{1d159}Lovelace', 'Ada Lovelace'],
    ['\u{2800}\u{1d159}', null],
    ['\u{fffc}\u{13441}', null],
    ['\u{34f}\u{fe0f}', null],
    [`A${'\u{301}\u{32f}'.repeat(60)}da`, `\u{c1}${'\u{32f}'.repeat(4)}da`],
    ['\u{301}'.repeat(30), null],
    ['❤\u{fe0f} Ada', '❤\u{fe0f} Ada'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'.normalize('NFC')],
    ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
  ])('%j is kept as %j', (text, name) => {
    expect(cleanUserName(text)).toBe(name);
  });

  it('is clean once it was cleaned, and never too long', () => {
    fc.assert(
      fc.property(fc.array(codePoint, { maxLength: 200 }), (codes) => {
        const name = cleanUserName(String.fromCodePoint(...codes));
        if (name === null) return;
        expect(cleanUserName(name)).toBe(name);
        expect(Array.from(name).length).toBeLessThanOrEqual(TEXT_LIMITS.userName);
        expect(name).not.toMatch(/[\p{Cc}\u{202a}-\u{202e}]/u);
      }),
    );
  });
});

describe('a name that could be taken for the site', () => {
  it.each([
    ...[
      'Moderator',
      'moderators',
      '👑 Moderator ✓',
      'Nora (Admin)',
      'ChiaroTeam',
      'Chiaro Support',
    ],
    ...[
      'support',
      'System',
      'Mod',
      'M o d e r a t o r',
      'TheModerator',
      'Moderatorin',
      'mоdеrаtоr',
    ],
    ...[
      'Мoderatоr',
      'M0derat0r',
      'Adm1n',
      'ＡＤＭＩＮ',
      'ⓜoderator',
      'rnoderator',
      'Модератор',
      '管理员',
    ],
    ...['Möderätör', 'ᴍᴏᴅᴇʀᴀᴛᴏʀ', 'Chіarо', 'Chi4r0', 'Admln', 'Offizie11'],
    ...['chiaroteam', 'Mod Team', 'The Mods', 'siteadmin', 'Nora Adminteam', 'Админ', '管理員'],
    ...['Admin2', 'adm1n99', 'Chiar0 2', '7mods', 'Adm!n', 'Site Owner 1', 'Your Help Desk'],
    ...['Nora (Mod)', '[MOD] Nora', 'Mod | Nora', 'Nora – Site Team', 'Support: Nora'],
  ])('is reserved: %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    ...['Nora', 'Badminton', 'Chiaroscuro', 'Modesty', 'Mod Squad', 'Ada Support-Lovelace', 'Иван'],
    ...[
      'Helpful Hand',
      'Rooty',
      '関 孝和',
      '👩🚀',
      'Adrien',
      'Teamwork',
      'Ownerless',
      'Sitelle',
      '42',
    ],
    ...['Team Rot', 'Host of Sparrows', 'Nora (Berlin)', 'Nora – Puzzles', 'The Duke', 'modular'],
  ])('is not: %s', (name) => {
    expect(isReservedName(name)).toBe(false);
  });

  it('is found in time that grows with its length', () => {
    expect(isReservedName('rn'.repeat(50_000))).toBe(false);
  });
});
