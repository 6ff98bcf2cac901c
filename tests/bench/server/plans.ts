import { createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Tables that no call may read from end to end. */
const LARGE = ['puzzle', 'completion', 'comment', 'notification'];

/** Database statistics of a call. */
export interface CallPlan {
  /** Milliseconds of each statement, as the database measured them. */
  readonly durationsMs: readonly number[];
  /** Large tables that were read from end to end. */
  readonly scanned: readonly string[];
}

/** Present length of the database log in bytes. */
export function logLength(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Read what the database logged of its plans since `start`. */
export async function plansSince(file: string, start: number): Promise<CallPlan> {
  const durationsMs: number[] = [];
  const scanned = new Set<string>();
  for await (const line of createInterface({ input: createReadStream(file, { start }) })) {
    const [, duration] = /duration: ([\d.]+) ms {2}plan:/.exec(line) ?? [];
    if (duration !== undefined) durationsMs.push(Number(duration));
    const [, table = ''] = /Seq Scan on (\w+)/.exec(line) ?? [];
    if (LARGE.includes(table)) scanned.add(table);
  }
  return { durationsMs, scanned: [...scanned] };
}
