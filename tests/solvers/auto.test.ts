import { describe, expect, it } from 'vitest';
import type { SolveReply } from '#engine/solving/protocol.ts';
import { streamReplies } from '#solvers/answer.ts';
import { findChoice } from '#solvers/choices.ts';
import { english } from '#texts/english.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

const UNSUPPORTED_RULE = 'complete_pattern,';
const UNSUPPORTED_SYMBOL = 'custom_text,x=1,y=0,text=Hm';

async function repliesTo(grid: string, solver = 'auto'): Promise<readonly SolveReply[]> {
  const replies: SolveReply[] = [];
  for await (const reply of streamReplies({ grid, solver, most: 2 }, () => 0)) replies.push(reply);
  return replies;
}

/** Tiles of the solutions, and the type or message of the last reply. */
async function summaryOf(grid: string, solver?: string): Promise<readonly string[]> {
  return (await repliesTo(grid, solver)).map((reply) => {
    if (reply.type === 'solution') return reply.grid.split('|')[1] ?? '';
    return reply.type === 'failed' ? english.say(reply.message) : reply.type;
  });
}

describe('the automatic solver', () => {
  it('solves what any choice supports', () => {
    const auto = findChoice('auto');
    for (const { grid, id } of SOLVER_PUZZLES) {
      expect(auto?.supports(readGrid(grid)), id).toBe(true);
    }
  });

  it('deduces what follows from the supported clues, and no more', async () => {
    const clues = 'Snumber,x=0,y=0,number=2';

    expect(await summaryOf(`3x1|T3:Bnn|${clues}|R${UNSUPPORTED_RULE}`)).toEqual(['T3:Bbw', 'none']);
    expect(await summaryOf(`4x1|T4:Bnnn|${clues}|R${UNSUPPORTED_RULE}`)).toEqual([
      'T4:Bbwn',
      'none',
    ]);
    expect(await summaryOf(`4x1|T4:Bnnn|${clues}:${UNSUPPORTED_SYMBOL}`)).toEqual([
      'T4:Bbwn',
      'none',
    ]);
  });

  it('lets rules count unsupported symbols', async () => {
    const rules = 'Rsymbols_per_region,color=dark,count=1,comparison=eq';

    expect(await summaryOf(`3x1|T3:nnW|S${UNSUPPORTED_SYMBOL}|${rules}`)).toEqual([
      'T3:nnW',
      'none',
    ]);
    expect(await summaryOf(`3x1|T3:BnW|S${UNSUPPORTED_SYMBOL}|${rules}`)).toEqual([
      'T3:BbW',
      'none',
    ]);
  });

  it('finds no solution where supported clues contradict each other', async () => {
    expect(await summaryOf(`2x1|T2:BW|Snumber,x=0,y=0,number=2|R${UNSUPPORTED_RULE}`)).toEqual([
      'none',
    ]);
  });

  it.each(['off_by_x,number=1', 'lying_symbols,count=1', 'wrap_around,horizontal=wrap'])(
    'refuses unsupported clues together with %s, which changes what others mean',
    async (rule) => {
      expect(
        await summaryOf(`3x1|T3:Bnn|Snumber,x=0,y=0,number=2|R${rule}:${UNSUPPORTED_RULE}`),
      ).toEqual(['Error while solving!\nNo solver supports the given grid']);
      expect(await summaryOf(`3x1|T3:Bnn|R${rule}`)).not.toContain(
        'Error while solving!\nNo solver supports the given grid',
      );
    },
  );
});

describe('other solvers', () => {
  it.each(['cspuz', 'backtrack', 'universal', 'nobody'])(
    '%s refuses unsupported clues',
    async (id) => {
      expect(await summaryOf(`3x1|T3:Bnn|R${UNSUPPORTED_RULE}`, id)).toEqual([
        'Error while solving!\nNo solver supports the given grid',
      ]);
    },
  );
});

describe('what cspuz supports', () => {
  const cspuz = findChoice('cspuz');

  it.each([
    ['a gray given', '2x1|T2:Nn', false],
    ['a placeholder', '2x1|T2:nn|Sunsupported,x=0,y=0', true],
    ['a placeholder that is counted', '2x1|T2:nn|Sunsupported,x=0,y=0|Rsymbols_per_region,', false],
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
