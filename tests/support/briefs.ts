import type { CollectionBrief, PuzzleBrief, UserBrief } from '#contract/shapes.ts';

const AT = '2026-01-01T00:00:00.000Z';

/** The id of the `number`th thing of a test. */
export function briefId(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** Somebody as cards name them. */
export function userBrief(own: Partial<UserBrief> = {}): UserBrief {
  return {
    id: briefId(1),
    createdAt: AT,
    updatedAt: AT,
    name: 'Ada',
    supporter: 0,
    moderator: false,
    description: '',
    title: null,
    solveCount: 0,
    createCount: 0,
    accessedAt: null,
    ...own,
  };
}

/** A published puzzle as cards show it. */
export function puzzleBrief(own: Partial<PuzzleBrief> = {}): PuzzleBrief {
  return {
    id: briefId(2),
    createdAt: AT,
    updatedAt: AT,
    title: 'Salt road',
    description: '',
    types: ['logic'],
    width: 6,
    height: 5,
    designDifficulty: 4,
    ratedDifficulty: Array.from({ length: 10 }, () => 0),
    status: 'public',
    solveCount: 214,
    loveCount: 1,
    inSeries: false,
    publishedAt: AT,
    verified: null,
    computed: null,
    grid: null,
    mine: null,
    creator: userBrief(),
    ...own,
  };
}

/** A public collection as cards show it. */
export function collectionBrief(own: Partial<CollectionBrief> = {}): CollectionBrief {
  return {
    id: briefId(3),
    createdAt: AT,
    updatedAt: AT,
    title: 'Small hours',
    description: '',
    status: 'public',
    isSeries: false,
    puzzleCount: 12,
    followCount: 1,
    autoPopulate: null,
    modifiedAt: AT,
    creator: userBrief(),
    ...own,
  };
}
