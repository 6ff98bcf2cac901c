import type { FamilyFacts } from '../FamilyFacts.ts';

/** The facts of all families, in the order of lists. Made by `npm run families`. */
export const FAMILY_FACTS = [
  {
    id: 'mixed',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 3, 5, 6, 7],
    smallGrades: [1],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:BwwwwbWbbwbBBbbbbbWwWWbBw|C1:|Z|Sminesweeper,x=0,y=0,number=2:minesweeper,x=2,y=2,number=2:dart,x=1,y=1,number=0,orientation=up:dart,x=1,y=2,number=0,orientation=right:number,x=3,y=3,number=3:number,x=0,y=4,number=2:number,x=3,y=4,number=14:viewpoint,x=1,y=4,number=2|Rconnect_all,color=dark:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'picture',
    version: 2,
    sizes: {
      least: 10,
      most: 10,
    },
    isEven: false,
    grades: [2, 3, 5],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_10x10|T10:wwwbbbbwwWwWbbBbbbwwwBBbbbbBbwbbwwbbWWbbBbwwbBwwBbbbbbbbbBbbbbbbbbbbbBbbbBbbbbbbbBwbbbbwbbbwwwbbwWWb|C1:|Z|Snumber,x=9,y=0,number=6:number,x=5,y=4,number=72:minesweeper,x=1,y=1,number=3:minesweeper,x=2,y=2,number=3:minesweeper,x=7,y=2,number=3:minesweeper,x=7,y=3,number=5:minesweeper,x=8,y=9,number=3:viewpoint,x=4,y=1,number=15:viewpoint,x=1,y=2,number=14:viewpoint,x=0,y=4,number=8:viewpoint,x=7,y=5,number=12:viewpoint,x=3,y=7,number=13:viewpoint,x=7,y=9,number=4:dart,x=6,y=3,number=2,orientation=right:dart,x=8,y=4,number=4,orientation=left:focus,x=9,y=6,deadEnd=0,number=3:focus,x=1,y=8,deadEnd=0,number=2|Rconnect_all,color=dark',
  },
  {
    id: 'range',
    version: 1,
    sizes: {
      least: 4,
      most: 15,
    },
    isEven: false,
    grades: [2, 5],
    smallGrades: [],
    symmetry: 'half',
    choosing: 'reduce',
    example:
      '0_5x5|T5:wwbWbwwwWwWbwbWwWwwwWbwwb|C1:|Z|Sviewpoint,x=3,y=0,number=2:viewpoint,x=3,y=1,number=6:viewpoint,x=0,y=2,number=5:viewpoint,x=4,y=2,number=3:viewpoint,x=1,y=3,number=5:viewpoint,x=0,y=4,number=5|Rconnect_all,color=light:ban_pattern,pattern=2x1&#124;T2&#58;bb&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'rangeJoined',
    version: 2,
    sizes: {
      least: 4,
      most: 15,
    },
    isEven: false,
    grades: [2, 5],
    smallGrades: [],
    symmetry: 'half',
    choosing: 'reduce',
    example:
      '0_5x5|T5:bwbWwwwwwbWbWbWwwbwwwWwbw|C1:|Z|Sviewpoint,x=3,y=0,number=3:viewpoint,x=0,y=2,number=5:viewpoint,x=2,y=2,number=2:viewpoint,x=4,y=2,number=5:viewpoint,x=1,y=4,number=7|Rwrap_around,horizontal=wrap,vertical=wrap:connect_all,color=light:ban_pattern,pattern=2x1&#124;T2&#58;bb&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'mines',
    version: 2,
    sizes: {
      least: 4,
      most: 15,
    },
    isEven: false,
    grades: [3],
    smallGrades: [2],
    symmetry: 'half',
    choosing: 'reduce',
    example:
      '0_5x5|T5:wwwWwWwWbbwwbbwbbBwWbWwww|C1:|Z|Sminesweeper,x=3,y=0,number=2:minesweeper,x=0,y=1,number=0:minesweeper,x=2,y=1,number=3:minesweeper,x=2,y=3,number=5:minesweeper,x=4,y=3,number=1:minesweeper,x=1,y=4,number=4|Rconnect_all,color=dark',
  },
  {
    id: 'darts',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 3, 5],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:WWBBWWbBbbWWbWBWbbWBBbBWB|C1:|Z|Sdart,x=0,y=0,number=1,orientation=down:dart,x=1,y=0,number=0,orientation=left:dart,x=2,y=0,number=2,orientation=left:dart,x=3,y=0,number=3,orientation=down:dart,x=4,y=0,number=2,orientation=left:dart,x=0,y=1,number=4,orientation=right:dart,x=2,y=1,number=1,orientation=left:dart,x=0,y=2,number=0,orientation=left:dart,x=1,y=2,number=2,orientation=down:dart,x=3,y=2,number=2,orientation=up:dart,x=4,y=2,number=3,orientation=left:dart,x=0,y=3,number=1,orientation=down:dart,x=3,y=3,number=0,orientation=down:dart,x=4,y=3,number=1,orientation=up:dart,x=0,y=4,number=1,orientation=right:dart,x=2,y=4,number=0,orientation=left:dart,x=3,y=4,number=0,orientation=down:dart,x=4,y=4,number=0,orientation=right|Rconnect_all,color=dark:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'focus',
    version: 2,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 3, 5],
    smallGrades: [],
    symmetry: 'half',
    choosing: 'reduce',
    example:
      '0_5x5|T5:wwwWWWbbbbwbBbwwbbbWWWwww|C1:|Z|Sfocus,x=3,y=0,deadEnd=0,number=2:focus,x=4,y=0,deadEnd=0,number=1:focus,x=0,y=1,deadEnd=0,number=2:focus,x=2,y=2,deadEnd=0,number=4:focus,x=4,y=3,deadEnd=0,number=2:focus,x=0,y=4,deadEnd=0,number=2:focus,x=1,y=4,deadEnd=0,number=2|Rconnect_all,color=dark:connect_all,color=light:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'myopia',
    version: 3,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 5],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:bbbwwbwBbwbwbwWbwwwbbbbbb|C1:|Z|Smyopia,x=2,y=1,diagonals=0,directions=l:myopia,x=4,y=2,diagonals=0,directions=d|Rconnect_all,color=dark:connect_all,color=light:ban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'areas',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 3, 4, 5, 6, 7],
    smallGrades: [1],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:BbwbBwbwWwBwbwBwbbbbbwwWw|C1:|Z|Snumber,x=0,y=0,number=3:number,x=4,y=0,number=2:number,x=3,y=1,number=5:number,x=0,y=2,number=1:number,x=4,y=2,number=6:number,x=3,y=4,number=4|Rban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'yinYang',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [3, 4, 5],
    smallGrades: [],
    symmetry: 'half',
    choosing: 'reduce',
    example:
      '0_5x5|T5:bBbBBbwwwbbBbWbbwwwbBWbBb|C1:|Z|S|Rconnect_all,color=dark:connect_all,color=light:ban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'nurikabe',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [3, 4, 5],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'place',
    example:
      '0_5x5|T5:bbbwbwbwbbbbwwbwbbwbwwbbb|C1:|Z|Snumber,x=3,y=0,number=1:number,x=0,y=1,number=1:number,x=0,y=3,number=3:number,x=3,y=3,number=4|Rconnect_all,color=dark:ban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R:symbols_per_region,count=1,color=light,comparison=eq',
  },
  {
    id: 'galaxies',
    version: 1,
    sizes: {
      least: 5,
      most: 10,
    },
    isEven: false,
    grades: [3, 5, 6, 7],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:WbbbWbbwbwwbbWbBBwbbwbbbw|C1:|Z|Slotus,x=0,y=0,orientation=down-right:lotus,x=2,y=1,orientation=right:lotus,x=0,y=2,orientation=up:lotus,x=0,y=4,orientation=right:lotus,x=4,y=4,orientation=right:galaxy,x=4,y=0.5:galaxy,x=3,y=2:galaxy,x=2,y=3|Rsymbols_per_region,count=1,color=light,comparison=eq:connect_all,color=dark:ban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'letters',
    version: 2,
    sizes: {
      least: 5,
      most: 8,
    },
    isEven: false,
    grades: [3, 4, 5],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:bbbwBBWbBwWbbwbbwBwwWbWBW|C1:|Z|Sletter,x=4,y=0,letter=K:letter,x=0,y=1,letter=D:letter,x=1,y=1,letter=C:letter,x=0,y=2,letter=E:letter,x=2,y=3,letter=D:letter,x=0,y=4,letter=M:letter,x=3,y=4,letter=B:number,x=3,y=1,number=9:number,x=2,y=4,number=1:number,x=4,y=4,number=4|Rban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'tree',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 3, 5],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:bbbwWwwbbbBbbwbbWWbbWwBbw|C1:|Z|Sviewpoint,x=4,y=0,number=2:viewpoint,x=0,y=2,number=4:viewpoint,x=0,y=4,number=2:number,x=1,y=3,number=4:number,x=2,y=3,number=4:number,x=2,y=4,number=15|Rconnect_all,color=dark:no_loops,color=dark:ban_pattern,pattern=3x1&#124;T3&#58;www&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'trios',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 3, 5, 6],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:wwwwwwwWbbbbwWbBwwwwWwBbb|C1:|Z|Sviewpoint,x=2,y=1,number=6:viewpoint,x=0,y=3,number=2:viewpoint,x=0,y=4,number=2:viewpoint,x=2,y=4,number=3:minesweeper,x=3,y=2,number=3|Rregion_area,color=dark,size=3:connect_all,color=light',
  },
  {
    id: 'sameShape',
    version: 1,
    sizes: {
      least: 5,
      most: 7,
    },
    isEven: false,
    grades: [2, 3, 5, 6],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:wwWWWwbbbbwbwWwWWWbwbbbbw|C1:|Z|Sviewpoint,x=2,y=0,number=5:viewpoint,x=3,y=2,number=3:viewpoint,x=1,y=3,number=3:minesweeper,x=3,y=0,number=3:minesweeper,x=4,y=0,number=2:minesweeper,x=0,y=3,number=3:minesweeper,x=2,y=3,number=5|Rsame_shape,color=dark:connect_all,color=light:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'differentShapes',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 3, 5],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:WbWbbwwwWWbwbbbbWbbbbwwWW|C1:|Z|Sminesweeper,x=0,y=0,number=1:minesweeper,x=2,y=0,number=2:minesweeper,x=3,y=4,number=3:minesweeper,x=4,y=4,number=2:viewpoint,x=3,y=1,number=5:viewpoint,x=4,y=1,number=5:viewpoint,x=1,y=3,number=4|Runique_shape,color=dark:connect_all,color=light:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'shapeInside',
    version: 2,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 3, 5],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:BbWwwbWBbwbWbwwbwwwbWwBbb|C1:|Z|Sminesweeper,x=0,y=0,number=1:minesweeper,x=2,y=0,number=3:minesweeper,x=2,y=1,number=5:minesweeper,x=2,y=4,number=4:viewpoint,x=1,y=1,number=4:viewpoint,x=1,y=2,number=4:viewpoint,x=0,y=4,number=2|Rcontains_shape,color=dark,pattern=2x2&#124;T2&#58;bbbn&#124;C1&#58;&#124;Z&#124;S&#124;R:connect_all,color=light:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'stars',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 3],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:wwwwWwwwbwWbwWwwwwwwwwwBw|C1:|Z3_0_0_1:4_0_0_1:0_1_0_1:2_1_1_0:0_2_1_0:1_2_0_1:2_2_1_0:2_2_0_1:3_2_0_1:3_3_1_0:4_3_0_1|Sdart,x=4,y=0,number=0,orientation=down:dart,x=0,y=2,number=1,orientation=right|Rzone_exact_count,color=dark,count=1:ban_pattern,pattern=2x1&#124;T2&#58;bb&#124;C1&#58;&#124;Z&#124;S&#124;R:ban_pattern,pattern=2x2&#124;T2&#58;bnnb&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'rooms',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [2, 3, 5],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:bwWwwwwWBwwwbwwwbwwbWWbWw|C1:|Z2_0_1_0:0_1_0_1:1_1_0_1:2_1_1_0:2_1_0_1:1_2_1_0:2_2_1_0:0_3_0_1:1_3_1_0:1_3_0_1:2_3_1_0:3_3_0_1:4_3_0_1:1_4_1_0:2_4_1_0|Sminesweeper,x=2,y=0,number=1:minesweeper,x=2,y=1,number=2:minesweeper,x=3,y=1,number=7:minesweeper,x=3,y=4,number=2:viewpoint,x=0,y=4,number=5:viewpoint,x=1,y=4,number=2|Rzone_cell_count,color=dark:connect_all,color=light:ban_pattern,pattern=2x1&#124;T2&#58;bb&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'rows',
    version: 1,
    sizes: {
      least: 8,
      most: 14,
    },
    isEven: true,
    grades: [2, 3],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_8x8|T8:WWBWBBWBBWWBwWBbBBwBWBwWwBBWBBWWBWWBWWBBWBBWwBwbBBWwbBWWbwBBWWBW|C1:|Z0_0_0_1:1_0_0_1:2_0_0_1:3_0_0_1:4_0_0_1:5_0_0_1:6_0_0_1:7_0_0_1:0_1_0_1:1_1_0_1:2_1_0_1:3_1_0_1:4_1_0_1:5_1_0_1:6_1_0_1:7_1_0_1:0_2_0_1:1_2_0_1:2_2_0_1:3_2_0_1:4_2_0_1:5_2_0_1:6_2_0_1:7_2_0_1:0_3_0_1:1_3_0_1:2_3_0_1:3_3_0_1:4_3_0_1:5_3_0_1:6_3_0_1:7_3_0_1:0_4_0_1:1_4_0_1:2_4_0_1:3_4_0_1:4_4_0_1:5_4_0_1:6_4_0_1:7_4_0_1:0_5_0_1:1_5_0_1:2_5_0_1:3_5_0_1:4_5_0_1:5_5_0_1:6_5_0_1:7_5_0_1:0_6_0_1:1_6_0_1:2_6_0_1:3_6_0_1:4_6_0_1:5_6_0_1:6_6_0_1:7_6_0_1|S|Rzone_exact_count,color=dark,count=4:ban_pattern,pattern=3x1&#124;T3&#58;bbb&#124;C1&#58;&#124;Z&#124;S&#124;R:ban_pattern,pattern=3x1&#124;T3&#58;www&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'offByOne',
    version: 1,
    sizes: {
      least: 5,
      most: 15,
    },
    isEven: false,
    grades: [3, 4, 5, 6],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:bbwWwWbbbBbbWBWbbbWwbWbbw|C1:|Z|Sviewpoint,x=3,y=0,number=4:viewpoint,x=0,y=1,number=0:viewpoint,x=4,y=1,number=5:viewpoint,x=2,y=2,number=0:viewpoint,x=4,y=2,number=2:viewpoint,x=3,y=3,number=3:viewpoint,x=1,y=4,number=0:minesweeper,x=3,y=2,number=3|Roff_by_x,number=1:connect_all,color=dark:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
  {
    id: 'liar',
    version: 1,
    sizes: {
      least: 5,
      most: 10,
    },
    isEven: false,
    grades: [5, 6, 7],
    smallGrades: [],
    symmetry: 'none',
    choosing: 'reduce',
    example:
      '0_5x5|T5:wWbbwBwWbWBbwbwbbBbbBwbWb|C1:|Z|Sviewpoint,x=1,y=0,number=3:viewpoint,x=0,y=1,number=4:viewpoint,x=4,y=1,number=3:viewpoint,x=0,y=2,number=4:viewpoint,x=2,y=3,number=6:viewpoint,x=0,y=4,number=4:minesweeper,x=2,y=1,number=5:minesweeper,x=3,y=4,number=5|Rlying_symbols,count=1:connect_all,color=dark:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
  },
] as const satisfies readonly FamilyFacts[];
