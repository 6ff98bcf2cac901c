import { Problem } from '#contract/problem.ts';
import type { ServerOutage } from '#ui/shared/platform/network.ts';
import { receiveText } from '#ui/shared/texts/receiveText.ts';
import { ApiError } from './apiErrors.ts';

/** The refusal in an answer that is no success. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null); // a proxy may answer with HTML
  const problem = Problem.safeParse(body);
  if (!problem.success) return new ApiError(response.status, null, response.statusText);
  const { code, summary, details } = problem.data;
  const text = await receiveText(problem.data.text);
  return new ApiError(response.status, code, summary, { text, details });
}

/** Answers of proxies while the server behind them is not reached. */
const PROXY_STATUSES: readonly number[] = [502, 503, 504];

/** The outage that a refusal stands for: maintenance, or a proxy without its server. */
export function outageOf({ status, code, text, summary }: ApiError): ServerOutage | null {
  if (code === 'maintenance') return { kind: 'maintenance', sentence: text ?? summary };
  return code === null && PROXY_STATUSES.includes(status) ? { kind: 'unreachable' } : null;
}
