import type { Text } from '#texts/message.ts';
import type { AssistantFact } from '#engine/assistant/assist.ts';
import {
  createSession,
  type AssistantReply,
  type AssistantRequest,
} from '#engine/assistant/session.ts';

/** After this time, the worker checks for a newer request and sends its results so far. */
const SLICE_MS = 12;

/** The interface of the worker: it answers the newest request and drops older ones. */
export interface RemoteAssistant {
  /** Set the callbacks for replies and for a failed search. Called once, before any request. */
  listen(onReply: (reply: AssistantReply) => void, onFailed: (message: Text) => void): void;
  /**
   * Answer this request from now on. Resolves as soon as the worker has received it; throws for an
   * invalid text.
   */
  ask(request: AssistantRequest): void;
}

/** An assistant with a session of its own, which pauses between two slices for new requests. */
export function createRemoteAssistant(): RemoteAssistant {
  const session = createSession(() => performance.now());
  let reply: (reply: AssistantReply) => void = () => undefined;
  let fail: (message: Text) => void = () => undefined;
  let isRunning = false;

  /** Run the session for one slice. False if it is finished. */
  const runSlice = (): boolean => {
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
  };

  /** Requests arrive between two slices. */
  const run = (): void => {
    try {
      isRunning = runSlice();
      if (isRunning) setTimeout(run);
    } catch (error) {
      isRunning = false;
      fail(error instanceof Error ? error.message : String(error));
    }
  };

  return {
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
}
