import { fileURLToPath } from 'node:url';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { findFacts } from './findFacts.ts';
import { hostWorkers } from './hostWorkers.ts';
import type { CheckReply, CheckRequest } from './protocol.ts';
import { checkPuzzle } from './publishing.ts';
import { rateData } from './rating.ts';
import { readPuzzleData } from './readPuzzleData.ts';
import { verifyData } from './verifying.ts';
import { ALONE } from './WatchedProcess.ts';
import { READY } from './WatchedWorker.ts';
import { isMemoryWatch, watchMemory } from './watchMemory.ts';
import { workAlone } from './workAlone.ts';

/** One question at a time. What is thrown ends the worker, and its owner knows. */
async function answer(request: CheckRequest): Promise<CheckReply> {
  switch (request.type) {
    case 'read': {
      const full = await readPuzzleData(request.data);
      return { type: 'facts', facts: full.ok ? await findFacts(full.value) : full };
    }
    case 'publish':
      return { type: 'facts', facts: await checkPuzzle(request.puzzle) };
    case 'verify':
      return {
        type: 'verification',
        verification: await verifyData(request.data, request.limits),
      };
    case 'rate':
      return { type: 'rating', rating: await rateData(request.data) };
    case 'redraw': {
      const { redrawPicture } = await import('../pictures/redrawPicture.ts');
      return { type: 'redrawn', picture: await redrawPicture(request.bytes, request.side) };
    }
    case 'draw': {
      // With fonts, which the other processes do without.
      const { drawPreview } = await import('../previews/drawPreview.ts');
      return { type: 'picture', png: await drawPreview(request.card) };
    }
  }
}

function work(port: MessagePort): void {
  port.on('message', (request: CheckRequest) => {
    void answer(request).then((reply) => port.postMessage(reply));
  });
  port.postMessage(READY);
}

const [, , role, ...limits] = process.argv;
const given: unknown = workerData;

// The processes, and the threads in them, run this same file.
if (parentPort && isMemoryWatch(given)) watchMemory(given, parentPort);
else if (parentPort) work(parentPort);
else if (role === ALONE) workAlone(fileURLToPath(import.meta.url), limits, answer);
else hostWorkers();
