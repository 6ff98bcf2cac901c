import { expect, it } from 'vitest';
import { currentIn, PLACES } from '#ui/shell/Header.tsx';

it.each([
  ['/play', '/play'],
  ['/play/range', '/play'],
  ['/play/techniques/views', '/play'],
  ['/daily', '/play'],
  ['/daily/archive/2026-11', '/play'],
  ['/search/collections', '/search/puzzles'],
  ['/my-stuff/collections', '/my-stuff/puzzles'],
  ['/playground', null],
  ['/', null],
])('%s is a page of %s', (pathname, place) => {
  const current = PLACES.filter(({ sections }) => currentIn(sections, pathname) === 'page');
  expect(current.map(({ to }) => to)).toEqual(place === null ? [] : [place]);
});
