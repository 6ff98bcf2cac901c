import { describe, expect, it } from 'vitest';
import type { SolveReply } from '#engine/solver/run/protocol.ts';
import { answer } from '#solvers/answer.ts';
import { choiceOf } from '#solvers/choices.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

const UNKNOWN_RULE = 'complete_pattern,';
const UNKNOWN_SYMBOL = 'custom_text,x=1,y=0,text=Hm';

async function repliesTo(grid: string, solver = 'auto'): Promise<readonly SolveReply[]> {
  const replies: SolveReply[] = [];
  for await (const reply of answer({ grid, solver, most: 2 }, () => 0)) replies.push(reply);
  return replies;
}

/** Tiles of what is told, and how it ends. */
async function told(grid: string, solver?: string): Promise<readonly string[]> {
  return (await repliesTo(grid, solver)).map((reply) => {
    if (reply.type === 'solution') return reply.grid.split('|')[1] ?? '';
    return reply.type === 'failed' ? reply.message : reply.type;
  });
}

describe('the automatic choice', () => {
  it('solves what any choice supports', () => {
    const auto = choiceOf('auto');
    for (const { grid, id } of SOLVER_PUZZLES) {
      expect(auto?.supports(readGrid(grid)), id).toBe(true);
    }
  });

  it('tells what follows from the clues it knows, and no more', async () => {
    const clues = 'Snumber,x=0,y=0,number=2';

    expect(await told(`3x1|T3:Bnn|${clues}|R${UNKNOWN_RULE}`)).toEqual(['T3:Bbw', 'none']);
    expect(await told(`4x1|T4:Bnnn|${clues}|R${UNKNOWN_RULE}`)).toEqual(['T4:Bbwn', 'none']);
    expect(await told(`4x1|T4:Bnnn|${clues}:${UNKNOWN_SYMBOL}`)).toEqual(['T4:Bbwn', 'none']);
  });

  it('lets rules count symbols it does not know', async () => {
    const rules = 'Rsymbols_per_region,color=dark,count=1,comparison=eq';

    expect(await told(`3x1|T3:nnW|S${UNKNOWN_SYMBOL}|${rules}`)).toEqual(['T3:nnW', 'none']);
    expect(await told(`3x1|T3:BnW|S${UNKNOWN_SYMBOL}|${rules}`)).toEqual(['T3:BbW', 'none']);
  });

  it('tells that there is none where known clues contradict each other', async () => {
    expect(await told(`2x1|T2:BW|Snumber,x=0,y=0,number=2|R${UNKNOWN_RULE}`)).toEqual(['none']);
  });

  it.each(['off_by_x,number=1', 'lying_symbols,count=1', 'wrap_around,horizontal=wrap'])(
    'refuses unknown clues beside %s, which changes what others mean',
    async (rule) => {
      expect(await told(`3x1|T3:Bnn|Snumber,x=0,y=0,number=2|R${rule}:${UNKNOWN_RULE}`)).toEqual([
        'Error while solving!\nNo solver supports the given grid',
      ]);
      expect(await told(`3x1|T3:Bnn|R${rule}`)).not.toContain(
        'Error while solving!\nNo solver supports the given grid',
      );
    },
  );
});

describe('other choices', () => {
  it.each(['cspuz', 'backtrack', 'universal', 'nobody'])('%s refuses unknown clues', async (id) => {
    expect(await told(`3x1|T3:Bnn|R${UNKNOWN_RULE}`, id)).toEqual([
      'Error while solving!\nNo solver supports the given grid',
    ]);
  });
});

describe('what cspuz supports', () => {
  const cspuz = choiceOf('cspuz');

  it.each([
    ['a gray given', '2x1|T2:Nn', false],
    ['a stand-in', '2x1|T2:nn|Sunsupported,x=0,y=0', true],
    ['a stand-in that is counted', '2x1|T2:nn|Sunsupported,x=0,y=0|Rsymbols_per_region,', false],
    ['a number on an open edge', '2x1|T2:nn|Snumber,x=0.5,y=0,number=2', false],
    ['a number in a merged pair', '2x1|T2:nn|C2:aa|Snumber,x=0.5,y=0,number=2', true],
    ['a number between equal givens', '2x1|T2:BB|Snumber,x=0.5,y=0,number=2', true],
    ['a number between other givens', '2x1|T2:BW|Snumber,x=0.5,y=0,number=2', false],
    ['a galaxy on a corner of givens', '2x2|T2:BBBB|Sgalaxy,x=0.5,y=0.5', false],
    ['a letter on a corner of givens', '2x2|T2:BBBB|Sletter,x=0.5,y=0.5,letter=A', true],
    ['wrap-around', '2x1|T2:nn|Rwrap_around,horizontal=wrap', false],
    ['an alternate solution', '2x1|T2:nn|Rmystery,', true],
  ])('%s', (_name, text, isSupported) => {
    expect(cspuz?.supports(readGrid(text))).toBe(isSupported);
  });
});
