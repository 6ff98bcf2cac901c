import type { z } from 'zod';
import { API_BASE, type Endpoint } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { ApiError } from './ApiError.ts';

/** Call an endpoint and parse what it answers. Throws an `ApiError` when the server refuses. */
export async function call<Response extends z.ZodType>(
  endpoint: Endpoint<Response>,
  signal: AbortSignal,
): Promise<z.output<Response>> {
  const response = await fetch(API_BASE + endpoint.path, {
    method: endpoint.method,
    credentials: 'include',
    signal,
  });
  if (!response.ok) throw await refusal(response);
  return endpoint.response.parse(await response.json());
}

async function refusal(response: globalThis.Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null); // a proxy may answer with a page
  const problem = Problem.safeParse(body);
  return new ApiError(
    response.status,
    problem.success ? problem.data.summary : response.statusText,
  );
}
