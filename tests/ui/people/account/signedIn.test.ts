// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepReturn, takeReturn } from '#ui/people/account/signedIn.ts';

beforeEach(() => sessionStorage.clear());

describe('the way back', () => {
  it('is kept for the tab, and taken once', () => {
    keepReturn('/my-stuff/puzzles?sort=love-desc');
    expect(sessionStorage.getItem('redirect')).toBe('/my-stuff/puzzles?sort=love-desc');

    expect(takeReturn()).toBe('/my-stuff/puzzles?sort=love-desc');
    expect(takeReturn()).toBe('/');
  });

  it.each([
    ...['https://example.org/', '//example.org', '/\\example.org', '/\t/example.org'],
    ...['/.//example.org', '/x/..//example.org', 'solve', '/auth', '/oauth/x', '/x/../auth'],
  ])('does not lead to %s', (path) => {
    keepReturn(path);
    expect(takeReturn()).toBe('/');
  });
});
