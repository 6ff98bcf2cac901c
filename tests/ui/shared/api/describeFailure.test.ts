import { expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { message } from '#texts/message.ts';
import { ApiError, NoAnswerError, describeFailure } from '#ui/shared/api/apiErrors.ts';

const said = (error: unknown) => english.say(describeFailure(error));

it('is the sentence of a server that failed, or that lets nobody in for a while', () => {
  expect(said(new ApiError(500, 'internal', 'It broke.'))).toBe('It broke. (500)');
  expect(said(new ApiError(429, 'rate_limited', 'Too much at once.'))).toBe(
    'Too much at once. (429)',
  );
});

it('is the text of the server that this page knows, without the status', () => {
  const text = message('refusals.repeated');

  expect(said(new ApiError(409, 'conflict', 'Twice.', { text }))).toBe(
    'You just posted the same comment.',
  );
  expect(said(new ApiError(401, 'signed_out', 'No.', { text }))).toBe(
    'You’ve been signed out. Sign in to continue.',
  );
});

it('is a sentence of ours where no server answered', () => {
  expect(said(new NoAnswerError())).toBe(
    'Can’t reach the server. Check your connection and try again.',
  );
});
