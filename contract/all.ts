import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';

/** The files of the contract. */
const FILES = [health];

/** Every call there is, for the description of the API and for tests of all of them. */
export const allEndpoints: readonly Endpoint[] = FILES.flatMap((file) =>
  Object.values(file).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
