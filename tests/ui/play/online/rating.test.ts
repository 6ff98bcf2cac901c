// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { moved } from '#ui/play/online/RatingBlock.tsx';

it('a rating counts once, wherever it moves', () => {
  const nobody = Array.from({ length: 10 }, () => 0);
  const four = moved(nobody, null, 4);
  expect(four).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  expect(moved(four, 4, 10)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(moved(four, 4, null)).toEqual(nobody);
  expect(moved(four, 4, 4)).toEqual(four);
});
