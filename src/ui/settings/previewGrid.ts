/**
 * All that a setting may change at once: areas of each color, givens, symbols that are satisfied,
 * open and wrong, and sides that are joined.
 */
export const PREVIEW_GRID = [
  '6x4',
  'T6:WwwbnbBbwbbWnbwwbnnbbbbn',
  'C6:',
  'Z',
  'Snumber,x=0,y=0,number=6:dart,x=0,y=1,number=2,orientation=right:viewpoint,x=4,y=2,number=2:galaxy,x=5,y=2.5',
  'Rwrap_around,horizontal=wrap,vertical=none',
].join('|');
