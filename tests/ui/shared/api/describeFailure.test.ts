import { expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { ApiError, NoAnswerError, describeFailure } from '#ui/shared/api/apiErrors.ts';

const said = (error: unknown) => english.say(describeFailure(error));

it('is the sentence of a server that failed, or that lets nobody in for a while', () => {
  expect(said(new ApiError(500, 'internal', 'It broke.'))).toBe('It broke. (500)');
  expect(said(new ApiError(429, 'rate_limited', 'Too much at once.'))).toBe(
    'Too much at once. (429)',
  );
});

it('is a sentence of ours where no server answered', () => {
  expect(said(new NoAnswerError())).toBe(
    'Can’t reach the server. Check your connection and try again.',
  );
});
