import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_BASE } from '#contract/endpoint.ts';
import { STATUS_OF } from '#contract/problem.ts';
import { refusal, type Refusal } from '#server/domain/refusal.ts';
import { message, type Text } from '#texts/message.ts';
import { ANSWER_HEADERS, errorPage } from './clientErrors.ts';
import { problemOf } from './errors.ts';

/** Only queries contain puzzles: every path of the site is far shorter. */
const MAX_PATH_CHARACTERS = 2048;

/** Calls of the API pass at most a hundred ids in their query. */
export const MAX_QUERY_CHARACTERS = 8192;

/**
 * Node's own limit for all headers. The address and the referrer of a page may contain a puzzle.
 */
const MAX_HEADERS_CHARACTERS = 16_384;

interface Excess {
  readonly status: number;
  readonly text: Text;
  /** Refusal for API clients; null if they get the page, too. */
  readonly refused: Refusal | null;
}

const ADDRESS_TOO_LONG = refusal('address_too_long', 'refusals.addressTooLong', {
  most: MAX_PATH_CHARACTERS,
});
const PATH_TOO_LONG: Excess = {
  status: STATUS_OF.address_too_long,
  text: ADDRESS_TOO_LONG.text,
  refused: ADDRESS_TOO_LONG,
};
const HEADERS_TOO_LONG: Excess = {
  status: 431,
  text: message('refusals.headersTooLong', { most: MAX_HEADERS_CHARACTERS }),
  refused: null,
};

/** Answers a request that is too long to be processed. */
type RefuseLong = (response: ServerResponse) => void;

/**
 * Compare a request with the bounds as soon as it arrives, and drop long parts that are never read:
 * they would be held until its answer is sent, and while it waits in the queue. Returns the answer
 * function for a request that is too long; then it must not be processed. Only lengths are
 * compared, so that the cost does not depend on the content.
 */
export function boundRequest(request: IncomingMessage): RefuseLong | null {
  const excess = findExcess(request);
  if (excess === null) {
    dropUnreadParts(request);
    return null;
  }
  const { status, text, refused } = excess;
  const isCall = request.url?.startsWith(`${API_BASE}/`) === true;
  const problem = isCall && refused ? problemOf(refused) : null;
  request.url = '';
  request.rawHeaders.length = 0;
  request.headers = {};
  const body = problem ? JSON.stringify(problem) : errorPage(text);
  return (response) => {
    response
      .writeHead(status, {
        ...ANSWER_HEADERS,
        'Content-Type': problem ? 'application/json' : 'text/html; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
      })
      .end(request.method === 'HEAD' ? undefined : body);
  };
}

function findExcess({ url = '', rawHeaders }: IncomingMessage): Excess | null {
  const queryStart = url.indexOf('?');
  if ((queryStart === -1 ? url.length : queryStart) > MAX_PATH_CHARACTERS) return PATH_TOO_LONG;
  let left = MAX_HEADERS_CHARACTERS;
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const [name = '', value = ''] = [rawHeaders[i], rawHeaders[i + 1]];
    if (name.length === REFERRER.length && name.toLowerCase() === REFERRER) continue;
    left -= name.length + value.length;
    if (left < 0) return HEADERS_TOO_LONG;
  }
  return null;
}

/** A query beyond the limit stays beyond it: calls refuse it, and pages ignore the query. */
function dropUnreadParts(request: IncomingMessage): void {
  const { url = '', rawHeaders } = request;
  const most = MAX_PATH_CHARACTERS + 2 * MAX_QUERY_CHARACTERS;
  // Copied, since a substring retains the whole string.
  if (url.length > most) request.url = Buffer.from(url.slice(0, most), 'latin1').toString('latin1');
  delete request.headers.referer;
  for (let i = 0; i + 1 < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.toLowerCase() === REFERRER) rawHeaders[i + 1] = '';
}

/** The header name as spelled in the standard. The server does not read it. */
const REFERRER = 'referer';
