import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { endpoint, none } from '#contract/endpoint.ts';
import { flag, repeatable, wholeNumber } from '#contract/query.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { Session } from '#server/http/session.ts';
import { implement } from '#server/http/implement.ts';
import { bareDeps } from '#tests/support/bareDeps.ts';
import { addNote, listNotes, type replaceNote } from '#tests/support/sampleEndpoints.ts';

const deps = bareDeps();
const parts = { method: 'GET', caller: 'anyone', rate: 'reads', response: none } as const;

describe('an endpoint', () => {
  it('is empty where nothing is declared', () => {
    const { params, query, body, errors } = endpoint({ ...parts, path: '/plain' });

    expect([params.parse({ a: '1' }), query.parse({ b: '2' }), errors]).toEqual([{}, {}, []]);
    expect(body).toBe(none);
  });

  it('declares exactly the parameters in its path', () => {
    const id = z.string();

    endpoint({ ...parts, path: '/a/:id/b/:other', params: z.object({ id, other: id }) });
    // @ts-expect-error -- a parameter has no schema
    endpoint({ ...parts, path: '/a/:id/b/:other', params: z.object({ id }) });
    // @ts-expect-error -- no parameter has a schema
    endpoint({ ...parts, path: '/a/:id' });
    // @ts-expect-error -- a parameter of a path is never a number
    endpoint({ ...parts, path: '/a/:id', params: z.object({ id: z.number() }) });
    // @ts-expect-error -- nor is a value of a query an object
    endpoint({ ...parts, path: '/a', query: z.object({ at: z.object({}) }) });
    // @ts-expect-error -- the path has no parameter
    endpoint({ ...parts, path: '/a', params: z.object({ id }) });
    // @ts-expect-error -- a code nobody knows
    expect(endpoint({ ...parts, path: '/a', errors: ['nonsense'] }).path).toBe('/a');
  });
});

describe('a handler', () => {
  it('is typed from its endpoint', () => {
    implement({ ...deps, clock: 5 }, listNotes, ({ params, query, body, session, deps }) => {
      expectTypeOf(params).toEqualTypeOf<{ book: string }>();
      expectTypeOf(query.limit).toEqualTypeOf<number>();
      expectTypeOf(query.tag).toEqualTypeOf<('red' | 'green' | 'blue')[] | undefined>();
      expectTypeOf(body).toEqualTypeOf<undefined>();
      expectTypeOf(session).toEqualTypeOf<Session | null>();
      expectTypeOf(deps.clock).toEqualTypeOf<number>();
      return ok({ total: 0, results: [] });
    });
    const { endpoint } = implement(deps, addNote, ({ body, session }) => {
      expectTypeOf(session).toEqualTypeOf<Session>();
      expectTypeOf(body.pinned).toEqualTypeOf<boolean>();
      return ok({ id: '1', author: session.userId });
    });

    // @ts-expect-error -- the endpoint does not declare this code
    implement(deps, addNote, () => fail({ code: 'not_found', text: 'There is none.' }));
    // @ts-expect-error -- the answer lacks its author
    implement(deps, addNote, () => ok({ id: '1' }));

    expect(endpoint).toBe(addNote);
  });

  it('answers as declared, and refuses with declared codes only', () => {
    type Outcome = Awaited<
      ReturnType<Parameters<typeof implement<typeof replaceNote, typeof deps>>[2]>
    >;
    type Refused<Code> = Result<never, { code: Code; text: string }>;

    expectTypeOf<Refused<'not_found'>>().toExtend<Outcome>();
    expectTypeOf<Refused<'forbidden'>>().toExtend<Outcome>();
    expectTypeOf<Refused<'conflict'>>().not.toExtend<Outcome>();
    expectTypeOf<Refused<string>>().not.toExtend<Outcome>();
    expectTypeOf<Result<undefined, never>>().toExtend<Outcome>();
    expectTypeOf<Result<string, never>>().not.toExtend<Outcome>();
  });
});

describe('a query', () => {
  it('has whole numbers, written as such', () => {
    expect(['0', '30', '-7', '007'].map((text) => wholeNumber.parse(text))).toEqual([0, 30, -7, 7]);
    for (const text of ['', ' 1', '1.5', '1e3', '0x10', 'Infinity', '1'.repeat(16)])
      expect(wholeNumber.safeParse(text).success).toBe(false);
  });

  it('has yes and no', () => {
    expect([flag.parse('true'), flag.parse('false')]).toEqual([true, false]);
    for (const text of ['', '1', 'yes', 'TRUE']) expect(flag.safeParse(text).success).toBe(false);
  });

  it('has lists of one and of several, up to a limit', () => {
    const numbers = repeatable(wholeNumber, 2);

    expect([numbers.parse('4'), numbers.parse(['4', '5'])]).toEqual([[4], [4, 5]]);
    expect(numbers.safeParse(['4', '5', '6']).success).toBe(false);
    expect(numbers.safeParse('x').success).toBe(false);
  });
});
