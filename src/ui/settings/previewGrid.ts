/**
 * A board with everything that settings may change: regions of each color, givens, satisfied, open
 * and wrong symbols, and connected tiles.
 */
export const PREVIEW_GRID = [
  '6x4',
  'T6:WwwbnbBbwbbWnbwwbnnbbbbn',
  'C6:',
  'Z',
  'Snumber,x=0,y=0,number=6:dart,x=0,y=1,number=2,orientation=right:viewpoint,x=4,y=2,number=2:galaxy,x=5,y=2.5',
  'Rwrap_around,horizontal=wrap,vertical=none',
].join('|');
