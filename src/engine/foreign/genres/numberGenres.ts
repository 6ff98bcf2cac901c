import { message } from '#texts/message.ts';
import { fail, ok } from '#base/result.ts';
import { banned, damaged, type ForeignGenre } from '#engine/foreign/ForeignGenre.ts';
import { clueGenre, readNumber, type ClueGenre } from './clueGenre.ts';

/**
 * Clues on light cells give the size of their area. A clue without a number only counts as the clue
 * of its area.
 */
const SIZES_OF_LIGHT: Pick<ClueGenre, 'state' | 'unstate'> = {
  state: (clue) =>
    ok({
      color: 'light',
      symbol: clue === 'open' ? 'ownLetter' : { id: 'number', params: { number: clue } },
    }),
  unstate: (color, symbol) =>
    color === 'light' && symbol?.id === 'letter' ? 'open' : readNumber(symbol, 'number'),
};

const ONE_CLUE_A_LIGHT_AREA = 'symbols_per_region,count=1,color=light,comparison=eq';

/** Light areas have one number each; the dark cells are connected and fill no square. */
export const nurikabe: ForeignGenre = clueGenre({
  id: 'nurikabe',
  name: 'Nurikabe',
  rules: `connect_all,color=dark:${banned('bb', 'bb')}:${ONE_CLUE_A_LIGHT_AREA}`,
  ...SIZES_OF_LIGHT,
});

/** Same as Nurikabe, but every dark area has two cells. */
export const norinuri: ForeignGenre = clueGenre({
  id: 'norinuri',
  name: 'Norinuri',
  rules: `region_area,color=dark,size=2:${ONE_CLUE_A_LIGHT_AREA}`,
  ...SIZES_OF_LIGHT,
});

const ONE_CLUE_A_DARK_AREA = 'symbols_per_region,count=1,color=dark,comparison=eq';

/**
 * Every area, of either color, has one number, its size. A link holds twice the number, and one
 * more on dark cells; 0 and 1 are clues without a number.
 */
export const lightAndShadow: ForeignGenre = clueGenre({
  id: 'lightshadow',
  name: 'Light and Shadow',
  rules: `${ONE_CLUE_A_DARK_AREA}:${ONE_CLUE_A_LIGHT_AREA}`,
  clueOfWord: (word) => {
    if (word === '.') return null;
    const [, shade, number] = /^([01]),(-?\d{1,4})$/.exec(word) ?? [];
    return number === undefined ? undefined : 2 * Math.max(0, Number(number)) + Number(shade);
  },
  state: (clue) => {
    if (clue === 'open') return damaged('Light and Shadow');
    const number = Math.floor(clue / 2);
    return ok({
      color: clue % 2 === 0 ? 'light' : 'dark',
      symbol: number === 0 ? 'ownLetter' : { id: 'number', params: { number } },
    });
  },
  unstate: (color, symbol) => {
    const number = symbol?.id === 'letter' ? 0 : readNumber(symbol, 'number');
    return number === null ? null : 2 * number + (color === 'dark' ? 1 : 0);
  },
});

const FIRST_CAPITAL = 65;
const FIRST_SMALL = 97;
const LETTERS = 26;

/** Dark areas have two cells; light areas hold letters, all of one kind, and all of that kind. */
export const dominion: ForeignGenre = clueGenre({
  id: 'dominion',
  name: 'Dominion',
  rules: 'region_area,color=dark,size=2:symbols_per_region,count=1,color=light,comparison=ge',
  state: (clue) => {
    if (clue === 'open') return fail(message('parse.clueWithoutLetter', { genre: 'Dominion' }));
    if (clue < 1 || clue > 2 * LETTERS) return damaged('Dominion');
    const code = clue <= LETTERS ? FIRST_CAPITAL + clue - 1 : FIRST_SMALL + clue - LETTERS - 1;
    return ok({
      color: 'light',
      symbol: { id: 'letter', params: { letter: String.fromCharCode(code) } },
    });
  },
  unstate: (_, symbol) => {
    const letter = symbol?.id === 'letter' ? symbol.params['letter'] : null;
    if (typeof letter !== 'string' || !/^[A-Za-z]$/.test(letter)) return null;
    const code = letter.charCodeAt(0);
    return code < FIRST_SMALL ? code - FIRST_CAPITAL + 1 : code - FIRST_SMALL + LETTERS + 1;
  },
});

/** Clues on light cells that a symbol states. A clue without a number is only a light cell. */
function onLight(id: string): Pick<ClueGenre, 'state' | 'unstate'> {
  return {
    state: (clue) =>
      ok({
        color: 'light',
        symbol: clue === 'open' ? null : { id, params: { number: clue } },
      }),
    unstate: (_, symbol) => (symbol ? readNumber(symbol, id) : 'open'),
  };
}

/** Numbers see so many light cells; no dark cells touch, and all light cells are connected. */
export const kurodoko: ForeignGenre = clueGenre({
  id: 'kurodoko',
  name: 'Kurodoko',
  rules: `connect_all,color=light:${banned('bb')}`,
  otherRules: ['connect_all,color=light:region_area,color=dark,size=1'],
  ...onLight('viewpoint'),
});

/** The light cells are a cave, connected; each dark area reaches the rim, which is dark. */
export const cave: ForeignGenre = clueGenre({
  id: 'cave',
  aliases: ['bag'],
  name: 'Cave',
  rules: 'connect_all,color=light:connect_all,color=dark',
  hasDarkRim: true,
  ...onLight('viewpoint'),
});

/** Mines are dark; numbers count those around them. */
export const minesweeper: ForeignGenre = clueGenre({
  id: 'mines',
  name: 'Minesweeper',
  rules: '',
  ...onLight('minesweeper'),
});
