import { endpoint, raw } from './endpoint.ts';

/** The description of this API for programs: OpenAPI 3.1. */
export const openApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  caller: 'anyone',
  rate: 'reads',
  response: raw,
});
