// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetReturn, keepReturn, readReturn } from '#ui/people/account/signedIn.ts';

beforeEach(() => sessionStorage.clear());

describe('the way back', () => {
  it('is kept for the tab until it is forgotten', () => {
    keepReturn('/my-stuff/puzzles?sort=love-desc');
    expect(sessionStorage.getItem('redirect')).toBe('/my-stuff/puzzles?sort=love-desc');

    expect(readReturn()).toBe('/my-stuff/puzzles?sort=love-desc');
    expect(readReturn()).toBe('/my-stuff/puzzles?sort=love-desc');
    forgetReturn();
    expect(readReturn()).toBe('/');
  });

  it.each([
    ...['https://example.org/', '//example.org', '/\\example.org', '/\t/example.org'],
    ...['/.//example.org', '/x/..//example.org', 'solve', '/auth', '/oauth/x', '/x/../auth'],
  ])('does not lead to %s', (path) => {
    keepReturn(path);
    expect(readReturn()).toBe('/');
  });
});
