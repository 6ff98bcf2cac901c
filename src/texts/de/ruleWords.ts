import type { ruleWords as english } from '../en/ruleWords.ts';
import type { Translation } from '../Translation.ts';

export const ruleWords: Translation<typeof english> = {
  ban_pattern:
    'verboten, vermeiden, nie, tatami, ecke, schachbrett, polyomino, form, benachbart, nachbarn, berühren, diagonal',
  ban_row: 'linie, drei in einer reihe, binairo, takuzu',
  ban_square: '2x2, quadrat, block',
  ban_pool: '2x2, quadrat, block, becken, nurikabe',
  cell_count: 'anzahl, menge, summe, insgesamt, genau, minen',
  complete_pattern: 'bild, pixelbild, fortsetzen, parkett, tapete, wiederholen, ornament',
  connect_all:
    'verbunden, zusammenhang, zusammenhängend, eine gruppe, nurikabe, mauer, fluss, hitori, kurodoko, heyawake, yin yang',
  connect_zones: 'verbunden, zusammenhang, zusammenhängend, raum, lits, nuribou',
  contains_shape: 'polyomino, tetromino, enthalten, innen, darin, form',
  custom: 'freitext, variante, andere, sonderregel, beliebig',
  foresight: 'tipp, hilfe, aufdecken, ladung',
  lying_symbols: 'lügner, lüge, falsch, unwahr, wahrheit',
  music: 'lied, melodie, musik, noten, klang, klavier, nonogramm',
  mystery: 'zweite lösung, geheim, versteckt, geheimnis, andere',
  no_loops: 'zyklus, kreis, ring, rundweg, baum, 2x2, nurimaze',
  off_by_x: 'falsch, fehler, abweichung, ungenau, unterschied, plus, minus',
  perfection: 'endgültig, fehler, ein versuch, schwer, gesperrt',
  region_area:
    'gebiet, gruppe, größe, anzahl, domino, tromino, tetromino, pentomino, norinori, lits, polyomino',
  same_shape: 'gleich, identisch, kongruent, deckungsgleich, polyomino',
  symbols_per_region: 'hinweis, eine zahl, insel, nurikabe, enthält, gebiet, gruppe',
  underclued: 'nicht eindeutig, mehrere lösungen, mehrdeutig, folgern, teilweise, offen',
  unique_shape: 'anders, unterschiedlich, einzigartig, keine zwei, polyomino, pentominos',
  wrap_around: 'torus, zylinder, möbius, klein, rand, rundum, seiten, umlauf',
  zone_cell_count: 'raum, gleich, ausgeglichen, gleichmäßig, zahl',
  zone_diff_count: 'raum, verschieden, unterschiedlich, eindeutig, zahl',
  zone_exact_count: 'raum, zahl, norinori, star battle, sternenschlacht, heyawake, genau',
};
