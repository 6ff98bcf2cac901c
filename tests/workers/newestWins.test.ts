import { describe, expect, it } from 'vitest';
import { latestOnly, type Expert } from '#workers/latestOnly.ts';

/** Workers that answer when told to. */
class Agency {
  readonly hired: { answer: (text: string) => void; fail: () => void; isDismissed: boolean }[] = [];

  hire = (): Expert<string, string> => {
    const desk = { answer: (_text: string) => {}, fail: () => {}, isDismissed: false };
    this.hired.push(desk);
    return {
      ask: (question) =>
        new Promise((resolve, reject) => {
          desk.answer = (text) => resolve(`${question}: ${text}`);
          desk.fail = () => reject(new Error(`${question} failed`));
        }),
      terminate() {
        desk.isDismissed = true;
      },
    };
  };
}

describe('the newest question', () => {
  it('is answered by the worker that is idle', async () => {
    const agency = new Agency();
    const { ask } = latestOnly(agency.hire);

    const first = ask('first');
    agency.hired[0]?.answer('yes');
    await expect(first).resolves.toBe('first: yes');
    const second = ask('second');
    agency.hired[0]?.answer('no');

    await expect(second).resolves.toBe('second: no');
    expect(agency.hired).toHaveLength(1);
  });

  it('replaces a worker that is busy with an older one', async () => {
    const agency = new Agency();
    const { ask } = latestOnly(agency.hire);

    const older = ask('older');
    const newer = ask('newer');
    agency.hired[0]?.answer('too late');
    agency.hired[1]?.answer('yes');

    await expect(older).resolves.toBeNull();
    await expect(newer).resolves.toBe('newer: yes');
    expect(agency.hired.map(({ isDismissed }) => isDismissed)).toEqual([true, false]);
  });

  it('fails when its worker fails, and the next one gets a new worker', async () => {
    const agency = new Agency();
    const { ask } = latestOnly(agency.hire);

    const failing = ask('failing');
    agency.hired[0]?.fail();
    await expect(failing).rejects.toThrow('failing failed');
    const next = ask('next');
    agency.hired[1]?.answer('yes');

    await expect(next).resolves.toBe('next: yes');
  });

  it('stays unanswered when all is stopped', async () => {
    const agency = new Agency();
    const { ask, stop } = latestOnly(agency.hire);

    const question = ask('question');
    stop();

    await expect(question).resolves.toBeNull();
    expect(agency.hired[0]?.isDismissed).toBe(true);
  });
});
