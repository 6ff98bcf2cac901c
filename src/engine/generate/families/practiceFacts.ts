import type { PracticeFacts } from '../FamilyFacts.ts';

/** The techniques to practice, with kinds of puzzles that need them. Made by `npm run practice`. */
export const PRACTICE_FACTS = [
  {
    id: 'views',
    example:
      '0_5x5|T5:nWWWnnnnWWnnnWnWnnWnWWnnn|C1:|Z|Sviewpoint,x=3,y=0,number=8:viewpoint,x=4,y=1,number=3:viewpoint,x=0,y=3,number=6:viewpoint,x=0,y=4,number=8:viewpoint,x=1,y=4,number=6|Rconnect_all,color=light:ban_pattern,pattern=2x1&#124;T2&#58;bb&#124;C1&#58;&#124;Z&#124;S&#124;R',
    kinds: [
      {
        family: 'range',
        side: 7,
        grade: 2,
      },
      {
        family: 'mixed',
        side: 7,
        grade: 3,
      },
    ],
  },
  {
    id: 'fullAreas',
    example:
      '0_5x5|T5:nBnnWWnnWnnnnnWnnWnnnWBnn|C1:|Z|Snumber,x=1,y=0,number=9:number,x=4,y=0,number=1:number,x=0,y=1,number=7:number,x=3,y=1,number=1:number,x=4,y=2,number=2:number,x=2,y=3,number=7:number,x=1,y=4,number=7:number,x=2,y=4,number=9|Rban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
    kinds: [
      {
        family: 'areas',
        side: 7,
        grade: 3,
      },
      {
        family: 'trios',
        side: 7,
        grade: 3,
      },
    ],
  },
  {
    id: 'growth',
    example:
      '0_5x5|T5:BWBBnBWWWnBWBWnWWBWnWWBWB|C1:|Z|Sminesweeper,x=2,y=1,number=3:minesweeper,x=1,y=3,number=4:minesweeper,x=1,y=4,number=2:viewpoint,x=0,y=3,number=3:viewpoint,x=3,y=4,number=4|Rregion_area,color=dark,size=3:connect_all,color=light',
    kinds: [
      {
        family: 'areas',
        side: 7,
        grade: 3,
      },
      {
        family: 'trios',
        side: 7,
        grade: 3,
      },
    ],
  },
  {
    id: 'apart',
    example:
      '0_5x5|T5:WnWBnnBnnBnWnnnnnWBWBWBBB|C1:|Z|Sletter,x=0,y=0,letter=E:letter,x=2,y=0,letter=H:letter,x=3,y=0,letter=D:letter,x=1,y=1,letter=I:letter,x=4,y=1,letter=C:letter,x=1,y=2,letter=E:letter,x=3,y=3,letter=I:letter,x=0,y=4,letter=B:letter,x=1,y=4,letter=E:letter,x=2,y=4,letter=I:letter,x=3,y=4,letter=I:letter,x=4,y=4,letter=I|Rban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
    kinds: [
      {
        family: 'letters',
        side: 7,
        grade: 3,
      },
    ],
  },
  {
    id: 'connection',
    example:
      '0_5x5|T5:WWWWWnnBBWnBnWWnnBBWnnWBW|C1:|Z|S|Rconnect_all,color=dark:connect_all,color=light:ban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
    kinds: [
      {
        family: 'yinYang',
        side: 7,
        grade: 3,
      },
      {
        family: 'tree',
        side: 7,
        grade: 3,
      },
    ],
  },
  {
    id: 'loops',
    example:
      '0_5x5|T5:BBWBBWBWBWWBBnnBBnBBBWWBn|C1:|Z|Sviewpoint,x=0,y=0,number=2:viewpoint,x=2,y=0,number=2:viewpoint,x=4,y=0,number=2:number,x=0,y=1,number=2:number,x=4,y=3,number=15:number,x=1,y=4,number=3|Rconnect_all,color=dark:no_loops,color=dark:ban_pattern,pattern=3x1&#124;T3&#58;www&#124;C1&#58;&#124;Z&#124;S&#124;R',
    kinds: [
      {
        family: 'tree',
        side: 7,
        grade: 3,
      },
    ],
  },
  {
    id: 'images',
    example:
      '0_5x5|T5:WWWnnnBnnnnnnnWnnnBBnWBWW|C1:|Z|Sgalaxy,x=1,y=0:galaxy,x=0,y=2:galaxy,x=3.5,y=4:lotus,x=4,y=1.5,orientation=right:lotus,x=2,y=2,orientation=up:lotus,x=1,y=4,orientation=down-right|Rsymbols_per_region,count=1,color=light,comparison=eq:connect_all,color=dark:ban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R',
    kinds: [
      {
        family: 'galaxies',
        side: 7,
        grade: 3,
      },
    ],
  },
  {
    id: 'shapes',
    example:
      '0_5x5|T5:nWWWnnBWBWBWWWnWBWBnWWWnn|C1:|Z|Sminesweeper,x=2,y=1,number=2:minesweeper,x=0,y=3,number=2:minesweeper,x=1,y=4,number=1:viewpoint,x=4,y=1,number=2|Rsame_shape,color=dark:connect_all,color=light:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
    kinds: [
      {
        family: 'sameShape',
        side: 7,
        grade: 3,
      },
      {
        family: 'differentShapes',
        side: 7,
        grade: 3,
      },
    ],
  },
  {
    id: 'edge',
    example:
      '0_5x5|T5:nBBBBnnnWBnBBWBBnWWBBWnBB|C1:|Z|S|Rconnect_all,color=dark:connect_all,color=light:ban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R:ban_pattern,pattern=2x2&#124;T2&#58;wwww&#124;C1&#58;&#124;Z&#124;S&#124;R',
    kinds: [
      {
        family: 'yinYang',
        side: 7,
        grade: 3,
      },
    ],
  },
  {
    id: 'allWays',
    example:
      '0_5x5|T5:nWBWWnBWBWnWBWnnnBWnnBnBn|C1:|Z|Sminesweeper,x=1,y=0,number=3:minesweeper,x=3,y=0,number=2:minesweeper,x=1,y=1,number=5:minesweeper,x=2,y=1,number=4:minesweeper,x=1,y=2,number=6:minesweeper,x=3,y=2,number=4:minesweeper,x=2,y=3,number=4:minesweeper,x=3,y=3,number=5:minesweeper,x=1,y=4,number=2:minesweeper,x=3,y=4,number=3|R',
    kinds: [
      {
        family: 'mines',
        side: 7,
        grade: 3,
      },
    ],
  },
  {
    id: 'whatIf',
    example:
      '0_5x5|T5:nnnWnnnWnnnWnnnWBWnnnWnnn|C1:|Z|Sviewpoint,x=3,y=0,number=2:viewpoint,x=2,y=1,number=3:viewpoint,x=2,y=3,number=4:viewpoint,x=1,y=4,number=2|Rconnect_all,color=light:ban_pattern,pattern=2x1&#124;T2&#58;bb&#124;C1&#58;&#124;Z&#124;S&#124;R',
    kinds: [
      {
        family: 'range',
        side: 7,
        grade: 5,
      },
    ],
  },
] as const satisfies readonly PracticeFacts[];
