import type { Text } from '#texts/message.ts';
import { expose } from 'comlink';
import type { AssistantFact } from '#engine/assistant/facts.ts';
import {
  createSession,
  type AssistantReply,
  type AssistantRequest,
} from '#engine/assistant/session.ts';
import { enableReasonChecks } from '#engine/solver/sat/explainDeduction.ts';

/** After so long the worker looks whether there is a newer request, and sends what it knows. */
const SLICE_MS = 12;

/** What the worker does: the newest request is answered, whatever was asked before. */
export interface RemoteAssistant {
  /** Where replies go, and what is told if a search fails. Called once, before any request. */
  listen(onReply: (reply: AssistantReply) => void, onFailed: (message: Text) => void): void;
  /** Answer this from now on. Resolves as soon as the worker knows of it; throws for a bad text. */
  ask(request: AssistantRequest): void;
}

if (import.meta.env.DEV) enableReasonChecks();

const session = createSession(() => performance.now());
let reply: (reply: AssistantReply) => void = () => undefined;
let fail: (message: Text) => void = () => undefined;
let isRunning = false;

/** Run the session for a slice of time. False when there is nothing more to say. */
function runSlice(): boolean {
  const endMs = performance.now() + SLICE_MS;
  const facts: AssistantFact[] = [];
  let step = session.next();
  while (step !== null) {
    if (step !== 'pause') facts.push(step);
    if (performance.now() >= endMs) break;
    step = session.next();
  }
  if (facts.length > 0) reply({ id: session.id(), facts });
  return step !== null;
}

/** Requests arrive between two slices. */
function run(): void {
  try {
    isRunning = runSlice();
    if (isRunning) setTimeout(run);
  } catch (error) {
    isRunning = false;
    fail(error instanceof Error ? error.message : String(error));
  }
}

const assistant: RemoteAssistant = {
  listen(onReply, onFailed) {
    reply = onReply;
    fail = onFailed;
  },
  ask(request) {
    session.ask(request);
    if (isRunning) return;
    isRunning = true;
    setTimeout(run);
  },
};

expose(assistant);
