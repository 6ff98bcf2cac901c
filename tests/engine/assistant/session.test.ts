import { describe, expect, it } from 'vitest';
import type { AssistantFact } from '#engine/assistant/assist.ts';
import { createSession } from '#engine/assistant/session.ts';

const UNIQUE = '2x1|T2:Bn|Snumber,x=0,y=0,number=2';
const SEVERAL = '2x1|T2:nn';

function createSilentSession() {
  return createSession(() => 0);
}

type Session = ReturnType<typeof createSilentSession>;

/** All facts until the last one, or until a fact of a type. */
function hear(session: Session, until?: string): readonly AssistantFact[] {
  const heard: AssistantFact[] = [];
  for (let step = session.next(); step !== null; step = session.next()) {
    if (step === 'pause') continue;
    heard.push(step);
    if (step.type === until) break;
  }
  return heard;
}

const typesOf = (facts: readonly AssistantFact[]) => facts.map(({ type }) => type);

describe('a session of the assistant', () => {
  it('tells the cheapest first, and that it is done', () => {
    const session = createSilentSession();
    session.ask({ id: 1, grid: UNIQUE, cursor: null });

    const types = typesOf(hear(session));
    expect(types.slice(0, 3)).toEqual(['scope', 'forced', 'solvable']);
    expect(types.at(-1)).toBe('done');
    expect(session.next()).toBeNull();
  });

  it('forgets what an older request asked of another puzzle', () => {
    const session = createSilentSession();
    session.ask({ id: 1, grid: UNIQUE, cursor: null });
    hear(session, 'solvable');

    session.ask({ id: 2, grid: SEVERAL, cursor: null });

    const heard = hear(session);
    expect(session.id()).toBe(2);
    expect(typesOf(heard)).toContain('several');
    expect(typesOf(heard)).not.toContain('unique');
  });

  it('goes on with a puzzle that is asked of again, and answers the cursor before the rest', () => {
    const session = createSilentSession();
    session.ask({ id: 1, grid: UNIQUE, cursor: null });
    hear(session, 'unique');

    session.ask({ id: 2, grid: UNIQUE, cursor: { type: 'cell', cell: 0 } });

    const types = typesOf(hear(session));
    expect(types).not.toContain('unique');
    expect(types.indexOf('values')).toBeLessThan(types.indexOf('redundant'));
  });

  it('answers a cursor of a puzzle that it has told all of', () => {
    const session = createSilentSession();
    session.ask({ id: 1, grid: UNIQUE, cursor: null });
    hear(session);

    session.ask({ id: 2, grid: UNIQUE, cursor: { type: 'cell', cell: 0 } });

    expect(hear(session)).toEqual([
      { type: 'values', possible: [1, 2], unknown: [], unique: [] },
      { type: 'values', possible: [1, 2], unknown: [], unique: [1, 2] },
      { type: 'cursorDone' },
    ]);
  });

  it('throws for a text that is no grid', () => {
    expect(() => createSilentSession().ask({ id: 1, grid: '1x1|Tx', cursor: null })).toThrow();
  });
});
