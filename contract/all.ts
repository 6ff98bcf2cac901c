import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import * as moderation from './moderation.ts';
import * as payments from './payments.ts';
import * as reports from './reports.ts';

/** The files of the contract. */
const FILES = [health, moderation, payments, reports];

/** Every call there is, for the description of the API and for tests of all of them. */
export const allEndpoints: readonly Endpoint[] = FILES.flatMap((file) =>
  Object.values(file).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
