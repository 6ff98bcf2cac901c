import { fileURLToPath } from 'node:url';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { handleRequest } from './handleRequest.ts';
import { hostWorkers } from './hostWorkers.ts';
import type { CheckRequest } from './protocol.ts';
import { ALONE } from './WatchedProcess.ts';
import { READY } from './WatchedWorker.ts';
import { isMemoryWatch, watchMemory } from './watchMemory.ts';
import { workAlone } from './workAlone.ts';

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
else if (role === ALONE) workAlone(fileURLToPath(import.meta.url), limits, handleRequest);
else hostWorkers();
