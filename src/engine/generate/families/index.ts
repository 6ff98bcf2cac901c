import type { Family } from '../Family.ts';
import { areas } from './areas/family.ts';
import { darts } from './darts/family.ts';
import { differentShapes } from './differentShapes/family.ts';
import { focus } from './focus/family.ts';
import { galaxies } from './galaxies/family.ts';
import { letters } from './letters/family.ts';
import { liar } from './liar/family.ts';
import { mines } from './mines/family.ts';
import { mixed } from './mixed/family.ts';
import { myopia } from './myopia/family.ts';
import { nurikabe } from './nurikabe/family.ts';
import { offByOne } from './offByOne/family.ts';
import { picture } from './picture/family.ts';
import { range } from './range/family.ts';
import { rangeJoined } from './rangeJoined/family.ts';
import { rooms } from './rooms/family.ts';
import { rows } from './rows/family.ts';
import { sameShape } from './sameShape/family.ts';
import { shapeInside } from './shapeInside/family.ts';
import { stars } from './stars/family.ts';
import { tree } from './tree/family.ts';
import { trios } from './trios/family.ts';
import { yinYang } from './yinYang/family.ts';

/** All families, in the order of lists. A new one is a line here. */
export const allFamilies: readonly Family[] = [
  mixed,
  picture,
  range,
  rangeJoined,
  mines,
  darts,
  focus,
  myopia,
  areas,
  yinYang,
  nurikabe,
  galaxies,
  letters,
  tree,
  trios,
  sameShape,
  differentShapes,
  shapeInside,
  stars,
  rooms,
  rows,
  offByOne,
  liar,
];

export const familyById: ReadonlyMap<string, Family> = new Map(
  allFamilies.map((family) => [family.id, family]),
);
