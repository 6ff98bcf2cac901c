// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { briefId, collectionBrief, puzzleBrief, userBrief } from '#tests/support/briefs.ts';
import { translator } from '#ui/shared/texts/texts.ts';
import { CollectionCard, preview } from '#ui/library/lists/CollectionCard.tsx';
import { FamilyCard } from '#ui/library/lists/FamilyCard.tsx';
import { countText } from '#ui/library/lists/formats.ts';
import { PuzzleBriefCard } from '#ui/library/lists/PuzzleBriefCard.tsx';
import { medianRating, ratedDifference } from '#ui/library/lists/Ratings.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';

afterEach(cleanup);

const NOT_RATED = puzzleBrief().ratedDifficulty;

/** Ratings of which `count` are `rating`, and no other. */
function rated(...ratings: readonly (readonly [rating: number, count: number])[]): number[] {
  return NOT_RATED.map((_, i) => ratings.find(([rating]) => rating === i + 1)?.[1] ?? 0);
}

/** The one link that a card is. */
function linkOf(card: ReactElement): HTMLElement {
  render(<MemoryRouter>{card}</MemoryRouter>);
  return screen.getByRole('link');
}

function nameOf(card: ReactElement): string | null {
  return linkOf(card).getAttribute('aria-label');
}

describe('the card of a puzzle', () => {
  it('says what a reader needs', () => {
    expect(nameOf(<PuzzleBriefCard puzzle={puzzleBrief()} />)).toBe(
      'Salt road, by Ada, 6 by 5, Difficulty 4 of 10, medium, 214 solves, 1 love',
    );
  });

  it('says all that is known of it', () => {
    const puzzle = puzzleBrief({
      types: ['music', 'logic'],
      ratedDifficulty: rated([7, 3]),
      verified: { state: 'unique', checkedAt: '2026-01-01T00:00:00.000Z' },
      mine: { solvedAt: '2026-01-01T00:00:00.000Z', msTimeUsed: 61_000, loved: true },
    });
    expect(nameOf(<PuzzleBriefCard puzzle={puzzle} />)).toBe(
      'Salt road, by Ada, 6 by 5, music, Difficulty 4 of 10, medium, players find it harder than the author, exactly one solution, solved, 214 solves, 1 love, loved by you',
    );
  });

  it('tells how hard it is by computation where the list is about that', () => {
    const puzzle = puzzleBrief({ computed: { hardest: 7, minutes: 20, whatIfs: 4 } });
    const link = linkOf(<PuzzleBriefCard puzzle={puzzle} showsComputed />);
    expect(link.getAttribute('aria-label')).toContain(', medium, computed: 7 of 10, 214 solves');
    expect(link.textContent).toMatch(/6 × 5computed: 7 of 10$/);
    cleanup();

    expect(linkOf(<PuzzleBriefCard puzzle={puzzle} />).textContent).toMatch(/6 × 52141$/);
    cleanup();
    const unknown = linkOf(<PuzzleBriefCard puzzle={puzzleBrief()} showsComputed />);
    expect(unknown.getAttribute('aria-label')).not.toContain('computed');
  });

  it('has a name where the puzzle has none', () => {
    const puzzle = puzzleBrief({ title: '', designDifficulty: 0 });
    const link = linkOf(<PuzzleBriefCard puzzle={puzzle} isOwn />);
    expect(link.getAttribute('aria-label')).toMatch(
      /^Untitled Puzzle, by you, 6 by 5, Difficulty unrated,/,
    );
    expect(link.textContent).toContain('Untitled Puzzle');
  });

  it.each<[string, Partial<PuzzleBrief>, boolean, string]>([
    ['one that is published opens to be solved', {}, false, '/solve/'],
    ["one's own that is published opens to be solved", {}, true, '/solve/'],
    ["one's own that is private opens to be changed", { status: 'private' }, true, '/create/'],
    ['what is private and not mine opens as it may', { status: 'private' }, false, '/solve/'],
  ])('%s', (_, own, isOwn, path) => {
    const link = linkOf(<PuzzleBriefCard puzzle={puzzleBrief(own)} isOwn={isOwn} />);
    expect(link.getAttribute('href')).toBe(path + briefId(2));
  });

  it('of a private puzzle says so, and no counts', () => {
    const link = linkOf(<PuzzleBriefCard puzzle={puzzleBrief({ status: 'private' })} isOwn />);
    expect(link.getAttribute('aria-label')).toMatch(/, Private$/);
    expect(link.textContent).toContain('Private');
    expect(link.textContent).not.toContain('214');
  });

  it('of one under way shows how far it is', () => {
    const grid = emptyGrid(6, 5);
    const here = { grid, givens: grid.tiles, isSolved: false, done: { cells: 12, of: 30 } };
    const link = linkOf(<PuzzleBriefCard puzzle={puzzleBrief()} here={here} />);
    expect(link.getAttribute('aria-label')).toContain('12 of 30 cells');
    expect(link.querySelector('progress')?.value).toBe(12);
  });

  it.each([
    [1, ''],
    [2, '−−'],
    [3, '−'],
    [4, ''],
    [5, '+'],
    [6, '++'],
    [10, '++'],
  ])('shows by marks that players rate it %i where its author said 4', (rating, marks) => {
    const designDifficulty = rating === 1 ? 1 : 4;
    const puzzle = puzzleBrief({ designDifficulty, ratedDifficulty: rated([rating, 2]) });
    const { textContent } = linkOf(<PuzzleBriefCard puzzle={puzzle} />);
    expect(/[+−]+/.exec(textContent)?.[0] ?? '').toBe(marks);
  });
});

describe('the rating of players', () => {
  it.each([
    ['nobody', [], 0],
    ['one', [[3, 1]], 3],
    ['two apart: the lower one', [[3, 1], [8, 1]], 3], // oxfmt-ignore
    ['three', [[3, 1], [8, 2]], 8], // oxfmt-ignore
    ['many of the lower', [[1, 5], [10, 5]], 1], // oxfmt-ignore
  ] as const)('is the median: %s', (_, ratings, median) => {
    expect(medianRating(rated(...ratings))).toBe(median);
  });

  it('differs from nothing where one of the two is not known', () => {
    expect(ratedDifference(0, rated([9, 1]))).toBe(0);
    expect(ratedDifference(9, NOT_RATED)).toBe(0);
  });
});

describe('the card of a collection', () => {
  it('says what a reader needs', () => {
    const link = linkOf(<CollectionCard collection={collectionBrief({ isSeries: true })} />);
    expect(link.getAttribute('aria-label')).toBe(
      'Small hours, by Ada, Series, 12 puzzles, 1 follower',
    );
    expect(link.getAttribute('href')).toBe(`/collection/${briefId(3)}`);
  });

  it('shows its creator with the badges, and no spoiler', () => {
    const creator = userBrief({ name: 'Ada', moderator: true });
    const description = 'A secret: ||it is a fish||.';
    const link = linkOf(<CollectionCard collection={collectionBrief({ creator, description })} />);

    expect(within(link).getByText('by Ada')).toBeDefined();
    expect(within(link).getByText('Moderator')).toBeDefined();
    expect(within(link).getByText('A secret: █████.')).toBeDefined();
  });

  it('has a name where the collection has none', () => {
    expect(nameOf(<CollectionCard collection={collectionBrief({ title: '' })} />)).toBe(
      'Untitled Collection, by Ada, 12 puzzles, 1 follower',
    );
  });

  it.each([
    ['createdPuzzles', 'Created puzzles'],
    ['lovedPuzzles', 'Loved puzzles'],
    ['solvedPuzzles', 'Solved puzzles'],
  ] as const)('that fills itself is called after what it holds: %s', (autoPopulate, title) => {
    const collection = collectionBrief({
      title: '',
      autoPopulate,
      puzzleCount: null,
      status: 'private',
      followCount: 0,
    });
    expect(nameOf(<CollectionCard collection={collection} />)).toBe(
      `${title}, by Ada, Private, updates automatically, no followers`,
    );
  });

  it('cuts a description at 120 characters, and no character in two', () => {
    expect(preview('a'.repeat(120))).toBe('a'.repeat(120));
    expect(preview('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
    expect(preview('🎹'.repeat(121))).toBe(`${'🎹'.repeat(120)}…`);
    expect(preview(`${'a'.repeat(119)} b`)).toBe(`${'a'.repeat(119)}…`);
    const description = 'b'.repeat(500);
    const { textContent } = linkOf(
      <CollectionCard collection={collectionBrief({ description })} />,
    );
    expect(textContent).toContain(`${'b'.repeat(120)}…`);
    expect(textContent).not.toContain('b'.repeat(121));
  });
});

describe('the badge of a supporter', () => {
  it.each([
    [0, null, ''],
    [1, 'former supporter', 'text-muted'],
    [2, 'supporter', 'text-primary'],
    [3, 'supporter', 'text-primary'],
  ])('of level %i', (level, words, color) => {
    const { container } = render(<UserBadge user={{ supporter: level, moderator: false }} />);
    const heart = container.querySelector('svg');
    expect(container.textContent || null).toBe(words);
    expect(heart !== null).toBe(level > 0);
    expect(container.firstElementChild?.className ?? '').toContain(color);
    expect(heart?.classList.contains('fill-current') ?? false).toBe(level === 3);
  });

  it('comes after the shield of a moderator', () => {
    const { container } = render(<UserBadge user={{ supporter: 2, moderator: true }} />);
    expect(container.textContent).toBe('Moderatorsupporter');
  });

  it('stands after the name on the card of a puzzle, but not after "You"', () => {
    const puzzle = puzzleBrief({ creator: userBrief({ supporter: 2 }) });
    expect(linkOf(<PuzzleBriefCard puzzle={puzzle} />).textContent).toContain('Adasupporter');
    cleanup();
    expect(linkOf(<PuzzleBriefCard puzzle={puzzle} isOwn />).textContent).not.toContain(
      'supporter',
    );
  });
});

describe('counts', () => {
  it.each([
    [0, '0'],
    [38, '38'],
    [4999, '4999'],
    [5000, '5000+'],
    [123_456, '5000+'],
  ])('of %i are shown as %s', (count, shown) => {
    expect(countText(translator.current(), count)).toBe(shown);
  });
});

describe('the card of a family', () => {
  it('has its picture, name and sentence', () => {
    const { container } = render(<FamilyCard family="range" />);

    expect(container.querySelector('svg')).not.toBeNull();
    expect(container.textContent).toContain(
      'RangeEach number counts the cells that it sees in four directions.',
    );
  });
});
