import { ok } from '#base/result.ts';
import { banned, type ForeignGenre } from '../ForeignGenre.ts';
import { clueGenre, readNumber, type ClueGenre } from './clueGenre.ts';

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
