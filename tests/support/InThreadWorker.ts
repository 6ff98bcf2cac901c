import { expose } from 'comlink';
import { createExplainer } from '#workers/explainer.ts';
import { ideaFinder } from '#workers/ideaFinder.ts';
import { createRemoteAssistant } from '#workers/remoteAssistant.ts';

/**
 * A worker for tests of pages: what explains puzzles, what finds ideas for authors, and the
 * assistant answer in the thread of the page, after what is on its way there. Other workers never
 * answer.
 */
export class InThreadWorker extends EventTarget {
  readonly #page: MessagePort;

  constructor(url: string | URL) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#page = port2;
    if (String(url).includes('explain.worker')) expose(createExplainer(), port1);
    if (String(url).includes('ideas.worker')) expose(ideaFinder, port1);
    if (String(url).includes('assistant.worker')) expose(createRemoteAssistant(), port1);
    port2.onmessage = ({ data }: MessageEvent<unknown>) =>
      this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.#page.postMessage(message, transfer);
  }

  terminate(): void {
    this.#page.close();
  }
}
