import { describe, expect, it } from 'vitest';
import { FAMILY_FACTS } from '#engine/generate/families/facts.ts';
import { invariant } from '#base/invariant.ts';
import { english } from '#texts/english.ts';
import {
  afterWish,
  choiceFor,
  gradesOf,
  MOST_SEED,
  parseWish,
  practiceOf,
  PRACTICES,
  practiceWish,
  sidesOf,
  symmetriesOf,
  wishAddress,
  type PlayWish,
} from '#ui/play/wish/wishes.ts';

const WISH: PlayWish = {
  family: 'range',
  width: 7,
  height: 8,
  grades: [2],
  symmetry: 'half',
  seed: 41,
};

function parsed(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://chiaro.test');
  return parseWish(pathname.split('/')[2] ?? '', searchParams);
}

function errorOf(address: string): string {
  const result = parsed(address);
  return result.ok ? 'no error' : english.say(result.error);
}

describe('the address of a wish', () => {
  it('leads back to the wish', () => {
    expect(wishAddress(WISH)).toBe('/play/range?size=7x8&grade=2&symmetry=half&seed=41');
    expect(parsed(wishAddress(WISH))).toEqual({ ok: true, value: WISH });
  });

  it('may leave everything to the kind', () => {
    const result = parsed('/play/rows');
    expect(result).toMatchObject({
      ok: true,
      value: { width: 8, height: 8, grades: [2], symmetry: 'none' },
    });
    expect(parsed('/play/range?size=7x8')).toMatchObject({ value: { symmetry: 'half' } });
  });

  it.each([
    ['/play/chess', 'There’s no kind of puzzle called “chess”.'],
    ['/play/range?size=3x3', 'Range comes in sizes from 4 × 4 to 15 × 15.'],
    ['/play/range?size=7', 'Range comes in sizes from 4 × 4 to 15 × 15.'],
    ['/play/rows?size=9x9', 'Balanced rows comes in even sizes from 8 × 8 to 14 × 14.'],
    ['/play/picture?size=9x9', 'Pictures comes in 10 × 10 only.'],
    ['/play/range?grade=3', 'Range doesn’t come in this difficulty at this size.'],
    ['/play/range?grade=easy', 'Range doesn’t come in this difficulty at this size.'],
    [
      '/play/range?size=7x8&symmetry=quarter',
      'Range doesn’t come with this symmetry at this size.',
    ],
    ['/play/range?seed=0', 'Puzzles have numbers from 1 to 999,999.'],
    ['/play/range?seed=-4', 'Puzzles have numbers from 1 to 999,999.'],
  ])('%s is refused with one sentence', (address, sentence) => {
    expect(errorOf(address)).toBe(sentence);
  });

  it('of a very long name repeats only its start', () => {
    expect(errorOf(`/play/${'x'.repeat(500)}`)).toContain(`“${'x'.repeat(30)}”`);
  });
});

describe('a choice', () => {
  it.each(FAMILY_FACTS.map(({ id }) => id))('of %s can always be made', (family) => {
    for (const side of sidesOf(family)) {
      for (const grade of gradesOf(family, { width: side, height: side })) {
        const choice = choiceFor(family, { side, grade });
        expect(choice).toMatchObject({ width: side, height: side, grades: [grade] });
        expect(symmetriesOf(family, choice)).toContain(choice.symmetry);
        expect(parsed(wishAddress({ ...choice, seed: 1 })).ok).toBe(true);
      }
    }
    expect(sidesOf(family)).not.toEqual([]);
  });

  it('comes as near to the wanted values as the kind has', () => {
    expect(choiceFor('picture', { side: 5, grade: 8 })).toMatchObject({ width: 10, grades: [5] });
    expect(choiceFor('nurikabe', { symmetry: 'half' }).symmetry).toBe('none');
    expect(choiceFor('range', { symmetry: 'quarter' }).symmetry).toBe('quarter');
  });
});

describe('a wish for a technique', () => {
  it('has an address that leads back to it', () => {
    for (const practice of PRACTICES) {
      const wish = practiceWish(practice, 7);
      expect(wishAddress(wish)).toMatch(new RegExp(`&seed=7&technique=${practice.id}$`));
      expect(parsed(wishAddress(wish))).toEqual({ ok: true, value: wish });
    }
  });

  it('takes turns with the kinds of puzzles, the same for everyone', () => {
    const practice = practiceOf('views');
    invariant(practice, 'views can be practiced');
    const first = practiceWish(practice, 1);
    const second = afterWish(first);
    expect(second).toEqual(practiceWish(practice, 2));
    expect(second.family).not.toBe(first.family);
    expect(afterWish(second).family).toBe(first.family);
  });

  it.each([
    ['technique=guessing', 'There’s no technique called “guessing”.'],
    ['technique=loops', 'There are no puzzles of this kind for the technique “No loops”.'],
  ])('that was not measured is refused: %s', (technique, sentence) => {
    expect(errorOf(`/play/range?size=7x7&grade=2&seed=1&${technique}`)).toBe(sentence);
    expect(errorOf(`/play/range?size=9x9&grade=2&seed=1&technique=views`)).toContain('“Views”');
  });
});

describe('the series of a wish', () => {
  it('is the same for everyone, and begins again after the last seed', () => {
    expect(afterWish(WISH)).toEqual({ ...WISH, seed: 42 });
    expect(afterWish({ ...WISH, seed: MOST_SEED }).seed).toBe(1);
  });
});
