import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_BASE } from '#contract/endpoint.ts';
import { STATUS_OF, type ErrorCode } from '#contract/problem.ts';
import { ANSWER_HEADERS, errorPage } from './clientErrors.ts';

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
  readonly sentence: string;
  /** Error code for API clients; null for pages. */
  readonly code: ErrorCode | null;
}

const PATH_TOO_LONG: Excess = {
  status: STATUS_OF.address_too_long,
  code: 'address_too_long',
  sentence: `This address is too long: before the question mark it may have ${MAX_PATH_CHARACTERS.toLocaleString('en')} characters.`,
};
const HEADERS_TOO_LONG: Excess = {
  status: 431,
  code: null,
  sentence: `The headers of this request are too long: they may have ${MAX_HEADERS_CHARACTERS.toLocaleString('en')} characters. Delete the cookies of this site and try again.`,
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
  const { status, sentence, code } = excess;
  const isCall = code !== null && request.url?.startsWith(`${API_BASE}/`) === true;
  request.url = '';
  request.rawHeaders.length = 0;
  request.headers = {};
  const body = isCall ? JSON.stringify({ code, summary: sentence }) : errorPage(sentence);
  return (response) => {
    response
      .writeHead(status, {
        ...ANSWER_HEADERS,
        'Content-Type': isCall ? 'application/json' : 'text/html; charset=utf-8',
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
