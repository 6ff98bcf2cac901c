import { pbkdf2Sync } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { isMemoryWatch, watchMemory, serveSingleJobs } from '#server/checks/serveSingleJobs.ts';

/** Questions to a lone process of tests. */
export type LoneJob =
  | { readonly type: 'echo'; readonly value: unknown }
  | { readonly type: 'throw' | 'redraw' | 'exit' | 'stuck' | 'hoard' | 'fill' | 'claim' | 'pid' };

const MEGABYTE = 1024 ** 2;
const kept: unknown[] = [];

function work(job: LoneJob): unknown {
  switch (job.type) {
    case 'echo':
      return job.value;
    case 'pid':
      return process.pid;
    case 'throw':
    case 'redraw': // as where the library of the decoders is missing
      throw new Error('as asked');
    case 'exit':
      process.exit(3);
      break;
    case 'stuck': // in native code, for minutes
      return pbkdf2Sync('a', 'b', 2 ** 30, 64, 'sha512');
    case 'hoard': // in the heap
      for (;;) kept.push({ many: kept.length });
    case 'fill': // beside the heap, where no limit of threads counts
      for (;;) kept.push(Buffer.alloc(4 * MEGABYTE, 1));
    case 'claim': // all at once, without a use
      return Buffer.allocUnsafeSlow(2000 * MEGABYTE).length;
  }
}

const given: unknown = workerData;
if (parentPort && isMemoryWatch(given)) watchMemory(given, parentPort);
else
  serveSingleJobs(fileURLToPath(import.meta.url), process.argv.slice(3), (job: LoneJob) =>
    Promise.resolve().then(() => work(job)),
  );
