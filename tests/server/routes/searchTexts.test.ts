import { beforeAll, describe, expect, it } from 'vitest';
import { searchCollections } from '#contract/collections.ts';
import { searchAllPuzzles, searchOwnPuzzles, searchPuzzles } from '#contract/search.ts';
import { completeUserName } from '#contract/users.ts';
import { storeCollection, storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

/** Texts, and searches that find them. */
const FINDS: readonly (readonly [text: string, ...searches: string[]])[] = [
  ['支持中文吗', '中文', '中', '支', '吗', '持中', '文吗', '支持中文吗', '中文 支'],
  ['夜の森', '夜の', '森', 'の森', 'の', '夜の森', '夜 '],
  ['한글 퍼즐', '글', '한글', '퍼즐', '즐', '한글'.normalize('NFD'), '글 퍼'],
  ['조립식 장난감'.normalize('NFD'), '립식', '난', '장난감'],
  ['Straße nach Köln', 'koln', 'Köln', 'strasse', 'STRASSE', 'straße nach', 'Koeln', 'kö'],
  ['Strasse nach Koeln II', 'Straße nach Köln ii'],
  ['Nives Carrà’s étude', 'carra', 'etude', 'Carrà', 'carra’s', "carra's", 'etude'],
  ['Etüde'.normalize('NFD'), 'etüde', 'etude', 'etuede', 'ETÜ'],
  ['naïve — dash', 'naive', 'naïve dash', 'naive — dash', 'naive-dash'],
  ['İstanbul ışık', 'ISIK', 'istanbul', 'ışık', 'İSTANBUL', 'isik', 'Istanbul Işık'],
  ['ﬁne ligature', 'fine', 'ﬁne', 'FINE lig'],
  ['O’Brien', "O'Brien", 'obrien', 'o’brien', 'O‘Brien', 'brien'],
  ['Don’t panic, Hawaiʻi', "don't", 'dont', 'hawaii', "hawai'i"],
  ['100% dark_mode', '100%', 'dark_', '100', 'dark mode', '100 dark'],
  ['مُكَعَّب', 'مكعب', 'مُكَعَّب'],
  ['أحجية إلى ٣', 'احجيه', 'الي', '3', 'أحجية'],
  ['جـــزيرة', 'جزيرة', 'جزير'],
  ['שָׁלוֹם', 'שלום', 'שלו'],
  ['Ελληνικός ΛΑΒΥΡΙΝΘΟΣ', 'ελληνικος', 'λαβυρινθος', 'λαβύρινθος', 'ΕΛΛΗΝΙΚΟΣ'],
  ['Тёмный ЛЁД', 'темный', 'лед', 'тёмный лёд', 'ТЕМ'],
  ['Đường về Việt Nam', 'duong', 'viet nam', 'đường', 'DUONG VE'],
  ['Łódź żółta', 'lodz', 'zolta', 'łódź'],
  ['Blå Ærø på Øresund', 'blaa', 'bla aero', 'oresund', 'oeresund', 'ærø'],
  ['Ｆｕｌｌｗｉｄｔｈ　１２', 'fullwidth', 'FULLWIDTH 12', 'ｆｕｌｌ'],
  ['ﾊﾟｽﾞﾙの本', 'パズル', 'ぱずる', 'ズル', 'の本', 'ﾊﾟｽﾞﾙ'],
  ['เกมปริศนาภาษาไทย', 'ปริศนา', 'ภาษา', 'ไทย', 'เกม', 'กม'],
  ['ປິດສະໜາ', 'ສະໜາ', 'ປິດ', 'ສະຫນາ'],
  ['ល្បែងផ្គុំរូប', 'ផ្គុំ', 'រូប'],
  ['မြန်မာစာ', 'မာ', 'စာ'],
  ['नमस्ते पहेली', 'पहेली', 'नमस्ते'],
  ['Café №5 x²', 'cafe', 'no5', 'x2'],
  ['Pixel森の12号室', 'pixel', '森の', '12', '号室', 'pixel 森', 'pix'],
  ['ze\u{ad}ro\u{200b}width', 'zerowidth', 'zero'],
  ['Þórr Đorđe Ħal', 'thorr', 'dorde', 'hal'],
  ['𝔉𝔯𝔞𝔨𝔱𝔲𝔯 Ⅷ', 'fraktur', 'viii'],
];

/** Searches that do not find a text, though they are similar. */
const MISSES: readonly (readonly [text: string, ...searches: string[]])[] = [
  ['支持中文吗', '文中', '支中', '中吗', '支持文'],
  ['夜の森', '森の', 'のの'],
  ['がぞう', 'かぞう'],
  ['Straße nach Köln', 'oln', 'koeln x', 'trasse'],
  ['กีฬา', 'กฬ'],
  ['한글 퍼즐', '글퍼', '굴'],
  ['Island', 'land'],
];

const titles = [...new Set([...FINDS, ...MISSES].map(([text]) => text))];
const cases = (table: typeof FINDS) =>
  table.flatMap(([text, ...searches]) => searches.map((q) => [q, text] as const));

const byTitle = new Map<string, string>();
const byDescription = new Map<string, string>();
const collectionOf = new Map<string, string>();
let ada: Member;

beforeAll(async () => {
  ada = await site.member('Ada');
  for (const text of titles) {
    byTitle.set(text, await storePuzzle(db, ada.id, 'public', { title: text }));
    const description = `So, ${text}.`;
    byDescription.set(
      text,
      await storePuzzle(db, ada.id, 'public', { title: 'Untitled', description }),
    );
    collectionOf.set(text, await storeCollection(db, ada.id, 'public', { title: text }));
  }
});

async function idsFor(search: typeof searchPuzzles | typeof searchCollections, q: string) {
  const { results } = await site.ask(search, ada, { query: { q } });
  return results.map(({ id }) => id);
}

describe('searches find', () => {
  it.each(cases(FINDS))('%s: %s', async (q, text) => {
    const puzzles = await idsFor(searchPuzzles, q);
    expect(puzzles).toContain(byTitle.get(text));
    expect(puzzles).toContain(byDescription.get(text));
    expect(await idsFor(searchCollections, q)).toContain(collectionOf.get(text));
  });
});

describe('searches do not find', () => {
  it.each(cases(MISSES))('%s: %s', async (q, text) => {
    const puzzles = await idsFor(searchPuzzles, q);
    expect(puzzles).not.toContain(byTitle.get(text));
    expect(puzzles).not.toContain(byDescription.get(text));
    expect(await idsFor(searchCollections, q)).not.toContain(collectionOf.get(text));
  });
});

describe('a name is found', () => {
  it.each([
    ['Žofie O’Brien', ['zofie', 'ŽOFIE', "zofie o'b", 'brien']],
    ['Şule Iğdır', ['sule', 'ŞULE I', 'Şule ığ']],
    ['Großmann', ['grossmann', 'GROSSMANN', 'großm']],
    ['李小明', ['李', '小明', '明', '李小明']],
    ['김 하늘', ['김', '하늘', '늘']],
  ])('%s', async (name, typed) => {
    const { id } = await site.member(name);
    const own = await storePuzzle(db, id, 'public', { title: 'Own' });
    for (const q of typed) {
      const names = await site.ask(completeUserName, ada, { query: { q } });
      expect(
        names.map((user) => user.id),
        q,
      ).toContain(id);
      // Authors are found by the beginnings of their names, and pieces where there is no space.
      if (q !== 'brien') expect(await idsFor(searchPuzzles, q), q).toContain(own);
    }
  });
});

describe('a rule or symbol is found by its name', () => {
  const SEARCHES = [searchPuzzles, searchOwnPuzzles, searchAllPuzzles] as const;

  it('in titles and among the clues, in the singular and plural, in any language', async () => {
    const clues = ['viewpoint', 'number'];
    const inClues = await storePuzzle(db, ada.id, 'public', { title: 'Lookout', clues });
    const inTitle = await storePuzzle(db, ada.id, 'public', { title: 'My viewpoint' });

    for (const search of SEARCHES) {
      const { results } = await site.ask(search, ada, { query: { q: 'viewpoint' } });
      expect(results.map(({ id }) => id)).toEqual([inTitle, inClues]);
    }
    for (const q of [
      'Viewpoints',
      'viewpoint ',
      'Aussichtspunkt',
      'aussichtspunkte ',
      'ViewPoint!',
    ])
      expect(await idsFor(searchPuzzles, q), q).toContain(inClues);
    for (const q of ['viewpoin', 'points', 'lotus'])
      expect(await idsFor(searchPuzzles, q), q).not.toContain(inClues);
  });

  it('with words of the title, an author, and other names', async () => {
    const ana = await site.member('Ana María');
    const clues = ['viewpoint', 'same_shape'];
    const anas = await storePuzzle(db, ana.id, 'public', { title: 'Quay', clues });
    const anatomy = await storePuzzle(db, ada.id, 'public', { title: 'Anatomy', clues });
    const others = await storePuzzle(db, ada.id, 'public', { title: 'Quay', clues: ['dart'] });

    for (const q of ['viewpoint ana', 'viewpoints same shapes ana', 'viewpoint same shape ANA'])
      expect(await idsFor(searchPuzzles, q), q).toEqual([anatomy, anas]);
    for (const q of [
      'ana viewpoint',
      'viewpoint ana mar',
      'Ana María Aussichtspunkt',
      'quay viewpoint',
    ])
      expect(await idsFor(searchPuzzles, q), q).toEqual([anas]);
    expect(await idsFor(searchPuzzles, 'dart qua')).toEqual([others]);
    expect(await idsFor(searchPuzzles, `viewpoint creator=${ana.id}`)).toEqual([anas]);
    expect(await idsFor(searchPuzzles, 'viewpoint ana dart')).toEqual([]);
  });
});
