import { endpoint, raw } from './endpoint.ts';

/**
 * Everything the account owns, as one JSON file: an object with `format`, `version`, `exportedAt`,
 * `account`, and a list for each kind of thing. Puzzles are in the puzzle language, with their
 * solution. Nothing of other accounts is in it but the ids of their puzzles and collections.
 */
export const exportMe = endpoint({
  method: 'GET',
  path: '/user/me/export',
  caller: 'user',
  rate: 'exports',
  needsRecentSignIn: true,
  response: raw,
});
