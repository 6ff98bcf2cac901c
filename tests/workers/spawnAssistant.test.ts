import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AssistantRequest } from '#engine/assistant/session.ts';
import { english } from '#texts/english.ts';
import { spawnAssistant, type AssistantListener } from '#workers/spawnAssistant.ts';

/** Workers that note what they are asked, and notice it when the test says so. */
function startWorkers() {
  const workers: {
    readonly listener: AssistantListener;
    readonly asked: number[];
    readonly notice: (() => void)[];
    readonly refuse: ((reason: Error) => void)[];
    isEnded: boolean;
  }[] = [];
  const heard: number[] = [];
  const failures: string[] = [];
  const assistant = spawnAssistant(
    {
      onReply: ({ id }) => heard.push(id),
      onFailed: (message) => failures.push(english.say(message)),
    },
    (listener) => {
      const worker = { listener, asked: [], notice: [], refuse: [], isEnded: false };
      const own: (typeof workers)[number] = worker;
      workers.push(own);
      return {
        ask: ({ id }) => {
          own.asked.push(id);
          return new Promise((resolve, reject) => {
            own.notice.push(resolve);
            own.refuse.push(reject);
          });
        },
        terminate: () => (own.isEnded = true),
      };
    },
  );
  const ask = (id: number) => assistant.ask(requestOf(id));
  return { workers, heard, failures, assistant, ask };
}

function requestOf(id: number): AssistantRequest {
  return { id, grid: '1x1', cursor: null };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an assistant in a worker', () => {
  it('starts with the first request and keeps its worker', () => {
    const { workers, ask } = startWorkers();
    expect(workers).toHaveLength(0);
    ask(1);
    ask(2);

    expect(workers.map(({ asked }) => asked)).toEqual([[1, 2]]);
  });

  it('is replaced when it does not notice a request, and asked the newest again', () => {
    const { workers, ask, heard } = startWorkers();
    ask(1);
    ask(2);

    vi.advanceTimersByTime(1000);

    expect(workers.map(({ asked, isEnded }) => ({ asked, isEnded }))).toEqual([
      { asked: [1, 2], isEnded: true },
      { asked: [2], isEnded: false },
    ]);
    workers[0]?.listener.onReply({ id: 1, facts: [] });
    workers[1]?.listener.onReply({ id: 2, facts: [] });
    expect(heard).toEqual([2]);
  });

  it('stays when it notices in time, however long the answer takes', async () => {
    const { workers, ask } = startWorkers();
    ask(1);
    workers[0]?.notice[0]?.();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false]);
  });

  it('tells why a request was refused, and starts anew with the next one', async () => {
    const { workers, ask, failures } = startWorkers();
    ask(1);
    workers[0]?.refuse[0]?.(new Error('no grid'));
    await vi.advanceTimersByTimeAsync(0);

    expect(failures).toEqual(['no grid']);
    ask(2);
    expect(workers.map(({ asked }) => asked)).toEqual([[1], [2]]);
  });

  it('says nothing more once it is stopped', () => {
    const { workers, ask, assistant, heard } = startWorkers();
    ask(1);
    assistant.stop();
    workers[0]?.listener.onReply({ id: 1, facts: [] });
    vi.advanceTimersByTime(5000);

    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    expect(heard).toEqual([]);
  });
});
