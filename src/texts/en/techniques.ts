/** Techniques to practice: their names, and how they work. */
export const techniques = {
  heading: 'Practice a technique',
  lead: 'Start with an example. Then solve as many puzzles as you like that need the technique.',
  toExample: 'Example',
  exampleNote: 'The next cell follows by this technique. Can you find it?',
  showHint: 'Show hint',
  exampleSolved: 'Solved. On to puzzles that need the technique.',
  start: 'Practice puzzles',
  unknown: 'There’s no technique called “{name}”.',
  noPuzzles: 'There are no puzzles of this kind for the technique “{technique}”.',

  'views.title': 'Views',
  'views.about':
    'A number that already sees enough cells can’t see any farther. One that sees too few has to see more.',
  'fullAreas.title': 'Full areas',
  'fullAreas.about':
    'An area that has all of its cells can’t grow, so every cell around it has the other color.',
  'growth.title': 'Room to grow',
  'growth.about':
    'An area that still needs cells has to grow. If there’s only one way out, the area goes that way.',
  'apart.title': 'Separate areas',
  'apart.about':
    'Two areas that have to stay apart can’t join, so a cell between them has the other color.',
  'connection.title': 'Connected colors',
  'connection.about':
    'If a color has to be connected, no cell may cut it in two. Look for the only way through.',
  'loops.title': 'No loops',
  'loops.about': 'A cell that would close a loop has the other color.',
  'reach.title': 'Out of reach',
  'reach.about':
    'Each area needs a number, and a number reaches only so far. Cells that are too far away have the other color.',
  'images.title': 'Opposite cells',
  'images.about':
    'An area is symmetric around its symbol. A cell belongs to it only together with the opposite cell.',
  'shapes.title': 'Shapes',
  'shapes.about': 'A finished area has a shape. The rules allow it for others, or rule it out.',
  'patterns.title': 'Room for a shape',
  'patterns.about':
    'Each area contains the same small shape, so an area has to grow until the shape fits in.',
  'edge.title': 'Around the edge',
  'edge.about':
    'If both colors are connected, each of them is a single stretch along the edge of the board.',
  'allWays.title': 'All ways',
  'allWays.about':
    'Go through all ways to satisfy a clue. Whatever they have in common is certain.',
  'compared.title': 'Compared numbers',
  'compared.about':
    'Two numbers share some of their cells. Their difference comes from the cells that only one of them counts.',
  'whatIf.title': 'What-ifs',
  'whatIf.about':
    'Suppose a color for a cell, and see what follows. If a clue breaks, the cell has the other color.',
  'whatIfInside.title': 'Deep what-ifs',
  'whatIfInside.about':
    'Some what-ifs need another one inside. Suppose a color, then a second one, and see what breaks.',
} as const;
