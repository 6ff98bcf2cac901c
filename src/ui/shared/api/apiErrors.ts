import type { CodeOf, Endpoint } from '#contract/endpoint.ts';
import { network } from '#ui/shared/platform/network.ts';
import { message, type Text } from '#texts/message.ts';

/** Further parts of a refusal. */
interface Refused {
  /** The reason in the reader's language; null if this page does not know the text. */
  readonly text?: Text | null;
  /** Data of the refusal, to be parsed by the schema next to the endpoint. */
  readonly details?: unknown;
}

/** A refusal by the server. The message is its summary in English and the status. */
export class ApiError extends Error {
  readonly status: number;
  /** The stable code of the refusal; null when the answer is not from our server but a proxy. */
  readonly code: string | null;
  readonly summary: string;
  readonly text: Text | null;
  readonly details: unknown;

  constructor(
    status: number,
    code: string | null,
    summary: string,
    { text = null, details }: Refused = {},
  ) {
    super(`${summary} (${status})`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.summary = summary;
    this.text = text;
    this.details = details;
  }
}

/** True if a call was refused because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'signed_out';
}

/** True if a call was refused because a moderator has restricted the account. */
export function isRestricted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'restricted';
}

/** The code of a refusal if `endpoint` declares it; null for every other failure. */
export function refusedBecause<E extends Endpoint>(endpoint: E, error: unknown): CodeOf<E> | null {
  if (!(error instanceof ApiError)) return null;
  return endpoint.errors.find((code) => code === error.code) ?? null;
}

/**
 * A call without an answer: no network, the server was not reached or is in maintenance, or offline
 * mode.
 */
export class NoAnswerError extends Error {
  /** The sentence of a server in maintenance. */
  readonly sentence: Text | null;

  constructor(options?: ErrorOptions, sentence: Text | null = null) {
    super('unreachable', options);
    this.name = 'NoAnswerError';
    this.sentence = sentence;
  }
}

const SIGNED_OUT = 401;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/**
 * True if the server refused the call itself, so that a retry is useless. False for failures of the
 * server, for the rate limit, and for an ended session, as the visitor may sign in again.
 */
export function isRefused(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.status < FIRST_SERVER_ERROR &&
    error.status !== TOO_MANY_REQUESTS &&
    error.status !== SIGNED_OUT
  );
}

const MAX_RETRIES = 3;

/**
 * True if a failed call is to be retried: at most three times, if the network or the server failed.
 * The server would repeat a refusal, offline mode makes no calls, and a server in maintenance is
 * polled anyway.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (network.current() === 'offlineMode') return false;
  if (error instanceof NoAnswerError && error.sentence !== null) return false;
  const wasRefused = error instanceof ApiError && error.status < FIRST_SERVER_ERROR;
  return !wasRefused && failures < MAX_RETRIES;
}

/**
 * The message about a failed call: the text of the server, or its English summary with the status
 * if this page does not know the text. Refusals that any call may get have texts of the page.
 */
export function describeFailure(error: unknown): Text {
  if (error instanceof NoAnswerError) return error.sentence ?? message('account.noAnswer');
  if (error instanceof ApiError) {
    if (error.code === 'signed_out') return message('account.signedOut');
    if (error.code === 'confirmation_needed') return message('account.confirmationNeeded');
    if (isRestricted(error)) return message('account.restricted');
    if (error.text !== null) return error.text;
  }
  return error instanceof Error ? error.message : String(error);
}
