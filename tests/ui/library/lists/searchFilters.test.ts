import { describe, expect, it } from 'vitest';
import { searchCollections } from '#contract/collections.ts';
import { searchPuzzles } from '#contract/search.ts';
import {
  asksForHardest,
  leavesOut,
  nextSort,
  readFilters,
  withChange,
  withoutFilters,
} from '#ui/library/lists/searchFilters.ts';

/** The filters in `address` for a search of puzzles, without absent ones. */
function filtersOf(address: string): Record<string, unknown> {
  const filters = readFilters(searchPuzzles.query, new URLSearchParams(address));
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

describe('how hard puzzles are by computation', () => {
  it('is what a list is about that is sorted or filtered by it', () => {
    for (const address of ['hardest=clue', 'sort=hardest-asc', 'sort=hardest-desc'])
      expect(asksForHardest(filtersOf(address)), address).toBe(true);
    for (const address of ['', 'sort=difficulty-asc', 'minDiff=3', 'hardest=easy'])
      expect(asksForHardest(filtersOf(address)), address).toBe(false);
  });
});

describe('an address', () => {
  it('says what is searched for', () => {
    expect(
      filtersOf('q=salt&type=music&size=s&minDiff=3&maxDiff=10&hardest=whatIf&sort=love-asc'),
    ).toEqual({
      q: 'salt',
      type: 'music',
      size: 's',
      minDiff: 3,
      maxDiff: 10,
      hardest: 'whatIf',
      sort: 'love-asc',
    });
    expect(filtersOf('clue=dart&clue=lotus')).toEqual({ clue: ['dart', 'lotus'] });
  });

  it.each([
    'type=chess',
    'size=xl',
    'minDiff=0',
    'minDiff=11',
    'maxDiff=3.5',
    'maxDiff=x',
    'hardest=5',
    'sort=random',
    'sort=created-desc', // is the order of one's own
    'q=',
    'cursorAfter=1',
    'other=1',
  ])('that means nothing is as none, and leaves the rest as it is: %s', (part) => {
    expect(filtersOf(part)).toEqual({});
    expect(filtersOf(`${part}&solve=seen`)).toEqual({ solve: 'seen' });
  });

  it('with a text that is too long loses the text alone', () => {
    const params = new URLSearchParams({ q: 'a'.repeat(201), sort: 'follow-asc' });
    expect(readFilters(searchCollections.query, params)).toMatchObject({ sort: 'follow-asc' });
    expect(readFilters(searchCollections.query, params)).not.toHaveProperty('q');
  });

  it('changes where it is asked to, and keeps what is not a filter', () => {
    const params = new URLSearchParams('q=a&type=music&tab=x');
    expect(withChange(params, { q: 'b', type: null, size: 's' }).toString()).toBe(
      'q=b&tab=x&size=s',
    );
    expect(withChange(params, withoutFilters()).toString()).toBe('tab=x');
    expect(params.toString()).toBe('q=a&type=music&tab=x');
  });

  it('leaves something out by a filter, not by an order', () => {
    expect(leavesOut({ sort: 'love-asc', q: undefined })).toBe(false);
    expect(leavesOut({ sort: undefined, size: 's' })).toBe(true);
  });
});

it('a sort that is pressed goes from the largest first to the smallest first to none', () => {
  const steps = [undefined, 'love-desc', 'love-asc'].map((sort) => nextSort('love', sort));
  expect(steps).toEqual(['love-desc', 'love-asc', null]);
  expect(nextSort('love', 'solve-asc')).toBe('love-desc');
});
