import { expose } from 'comlink';
import { enableReasonChecks } from '#engine/solver/sat/explainDeduction.ts';
import {
  createGeneratorSession,
  type GenerateReply,
  type GenerateRequest,
} from './generatorSession.ts';

/** After this time, the worker sends its progress and looks for a newer request. */
const SLICE_MS = 40;

/** The interface of the worker: it makes the puzzle of the newest request. */
export interface RemoteGenerator {
  /** Set the callback for replies. Called once, before any request. */
  listen(onReply: (reply: GenerateReply) => void): void;
  /** Make this puzzle from now on. Resolves as soon as the worker has received the request. */
  ask(request: GenerateRequest): void;
}

if (import.meta.env.DEV) enableReasonChecks();

const now = () => performance.now();
const session = createGeneratorSession(now);
let send: (reply: GenerateReply) => void = () => undefined;
let isRunning = false;

/** Requests arrive between two slices. */
function run(): void {
  const reply = session.runUntil(now() + SLICE_MS);
  if (reply) send(reply);
  isRunning = reply?.type === 'progress';
  if (isRunning) setTimeout(run);
}

const generator: RemoteGenerator = {
  listen(onReply) {
    send = onReply;
  },
  ask(request) {
    session.ask(request);
    if (isRunning) return;
    isRunning = true;
    setTimeout(run);
  },
};

expose(generator);
