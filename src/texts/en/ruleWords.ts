/** Other names of rules, for the editor's search. */
export const ruleWords = {
  ban_pattern:
    'ban, banned, avoid, never, tatami, corner, checkerboard, polyomino, shape, adjacent, neighbors, touch, diagonal',
  ban_row: 'line, three in a row, binairo, takuzu',
  ban_square: '2x2, square, block',
  ban_pool: '2x2, square, block, pool, nurikabe',
  cell_count: 'number, amount, sum, total, exactly, mines',
  complete_pattern: 'picture, image, pixel art, continue, tiling, wallpaper, repeat',
  connect_all:
    'connectivity, connected, contiguous, joined, one group, nurikabe, wall, river, hitori, kurodoko, heyawake, yin yang',
  connect_zones: 'connectivity, connected, contiguous, room, lits, nuribou',
  contains_shape: 'polyomino, tetromino, include, inside, has a',
  custom: 'own, free text, variant, other, special',
  foresight: 'hint, help, reveal, charge',
  lying_symbols: 'liar, lies, false, wrong, truth',
  music: 'song, melody, tune, notes, sound, piano, nonogram',
  mystery: 'second solution, secret, hidden, easter egg, alternative',
  no_loops: 'cycle, circuit, ring, tree, acyclic, 2x2, nurimaze',
  off_by_x: 'wrong, error, difference, inaccurate, plus, minus',
  perfection: 'final, mistake, one try, hard mode, locked',
  region_area:
    'area, group, size, number, domino, tromino, tetromino, pentomino, norinori, lits, polyomino',
  same_shape: 'identical, congruent, equal, polyomino',
  symbols_per_region: 'clue, one number, island, nurikabe, contains, area, group',
  underclued: 'not unique, several solutions, ambiguous, deduce, partial, open',
  unique_shape: 'different, distinct, no two, polyomino, pentominoes',
  wrap_around: 'torus, toroidal, cylinder, mobius, klein, edge, joined, border',
  zone_cell_count: 'room, same, even, balance, number',
  zone_diff_count: 'room, different, distinct, unique, number',
  zone_exact_count: 'room, number, norinori, star battle, heyawake, exactly',
} as const;
