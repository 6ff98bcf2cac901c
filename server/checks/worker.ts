import { fileURLToPath } from 'node:url';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { handleRequest } from './handleRequest.ts';
import { hostWorkers } from './HostedPool.ts';
import type { CheckRequest } from './protocol.ts';
import { SINGLE_JOBS } from './ProcessWorker.ts';
import { READY } from './SingleJobWorker.ts';
import { isMemoryWatch, watchMemory, serveSingleJobs } from './serveSingleJobs.ts';

function work(port: MessagePort): void {
  port.on('message', (request: CheckRequest) => {
    void handleRequest(request).then((reply) => port.postMessage(reply));
  });
  port.postMessage(READY);
}

const [, , role, ...limits] = process.argv;
const given: unknown = workerData;

// The processes, and the threads in them, run this same file.
if (parentPort && isMemoryWatch(given)) watchMemory(given, parentPort);
else if (parentPort) work(parentPort);
else if (role === SINGLE_JOBS)
  serveSingleJobs(fileURLToPath(import.meta.url), limits, handleRequest);
else hostWorkers();
