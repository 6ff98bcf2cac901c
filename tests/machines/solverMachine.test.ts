import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { writeGridText } from '#engine/codec/gridText.ts';
import { emptyGrid, internedTile, type Grid } from '#engine/grid/grid.ts';
import type { SolveRequest } from '#engine/solving/protocol.ts';
import { solverMachine, type SolverEvent, parseReply } from '#machines/solverMachine.ts';
import { streamReplies } from '#solvers/answer.ts';
import { english } from '#texts/english.ts';

/** The end of a run with a solver in the same thread. */
async function endOf(grid: string) {
  const solver = fromCallback<SolverEvent, SolveRequest>(({ input, sendBack }) => {
    void (async () => {
      for await (const reply of streamReplies(input, () => 0))
        sendBack({ type: 'solver.reply', reply: parseReply(reply), atMs: 5 });
    })();
  });
  const actor = createActor(solverMachine.provide({ actors: { solver } })).start();
  actor.send({ type: 'solver.start', request: { grid, solver: 'auto', most: 2 }, atMs: 1 });
  return waitFor(actor, (snapshot) => !snapshot.matches('searching'));
}

const SOLVED: Grid = { ...emptyGrid(1, 1), tiles: [internedTile(true, false, 'dark')] };

describe('a run of a solver', () => {
  it('ends with the only solution', async () => {
    const snapshot = await endOf('2x1|T2:Bn|Snumber,x=0,y=0,number=2');

    expect(snapshot.value).toBe('only');
    expect(snapshot.context.repliedMs - snapshot.context.startedMs).toBe(4);
    expect(snapshot.context.solutions.map(writeGridText)).toEqual([
      '0_2x1|T2:Bb|C1:|Z|Snumber,x=0,y=0,number=2|R',
    ]);
  });

  it('ends with two of many solutions', async () => {
    const snapshot = await endOf('2x1|T2:nn');

    expect(snapshot.value).toBe('many');
    expect(snapshot.context.solutions).toHaveLength(2);
  });

  it('tells that there is none', async () => {
    expect((await endOf('2x1|T2:BW|Snumber,x=0,y=0,number=2')).value).toBe('unsolvable');
  });

  it('fails with a message', async () => {
    const { value, context } = await endOf('2x1|Rcomplete_pattern,:off_by_x,number=1');

    expect(value).toBe('failed');
    expect(english.say(context.message)).toBe(
      'Error while solving!\nNo solver supports the given grid',
    );
  });

  it('fails when a solution is no grid', () => {
    const message = 'Error while solving!\n';
    const reply = parseReply({ type: 'solution', grid: '1x1|Tx' });

    expect(reply).toMatchObject({ type: 'failed' });
    expect(reply.type === 'failed' && english.say(reply.message).startsWith(message)).toBe(true);
  });

  it('keeps what was found when stopped', () => {
    const solver = fromCallback<SolverEvent, SolveRequest>(({ sendBack }) => {
      sendBack({ type: 'solver.reply', reply: { type: 'solution', grid: SOLVED }, atMs: 0 });
    });
    const actor = createActor(solverMachine.provide({ actors: { solver } })).start();
    actor.send({
      type: 'solver.start',
      request: { grid: '1x1', solver: 'universal', most: 2 },
      atMs: 0,
    });

    actor.send({ type: 'solver.stop' });

    expect(actor.getSnapshot().value).toBe('stopped');
    expect(actor.getSnapshot().context.solutions).toHaveLength(1);
  });

  it('keeps what was proved when the clues change', () => {
    const solver = fromCallback<SolverEvent, SolveRequest>(({ sendBack }) => {
      sendBack({ type: 'solver.reply', reply: { type: 'none' }, atMs: 0 });
    });
    const actor = createActor(solverMachine.provide({ actors: { solver } })).start();
    const request = { grid: '1x1', solver: 'universal', most: 2 };
    actor.send({ type: 'solver.start', request, atMs: 0 });

    actor.send({ type: 'clues.changed' });

    expect(actor.getSnapshot().value).toBe('unsolvable');
    expect(actor.getSnapshot().context.request).toEqual(request);
  });

  it('ends a search when the clues change', () => {
    const stopped: string[] = [];
    const solver = fromCallback<SolverEvent, SolveRequest>(() => () => stopped.push('stopped'));
    const actor = createActor(solverMachine.provide({ actors: { solver } })).start();
    const request = { grid: '1x1', solver: 'universal', most: 2 };
    actor.send({ type: 'solver.start', request, atMs: 0 });

    actor.send({ type: 'clues.changed' });

    expect(actor.getSnapshot().value).toBe('idle');
    expect(stopped).toEqual(['stopped']);
  });
});
