import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { PuzzleSource } from '#engine/import/findSources.ts';
import { inspect } from '#engine/import/inspect.ts';
import {
  importMachine,
  MAX_ROWS,
  type ImportEvent,
  type InspectRequest,
  type ImportSolve,
} from '#machines/importMachine.ts';
import { isUnsolved, type ImportRow, type RowOutcome } from '#machines/importRows.ts';
import { english } from '#texts/english.ts';

const UNIQUE: RowOutcome = { solution: 'unique', puzzle: null, message: '' };

/** Imports as a page does, with solvers that end when the test says so. */
class TestImport {
  readonly clock = new SimulatedClock();
  /** Ids of the rows that are being solved, in the order in which they were begun. */
  readonly solving: number[] = [];
  readonly actor;
  /** Results of the inspector while it is held; null while it answers at once. */
  #held: ImportEvent[] | null = null;

  constructor(workers: number) {
    const inspector = fromCallback<InspectRequest>(({ receive, sendBack }) => {
      receive(({ items }) => {
        const results = items.map(({ id, source }) => ({
          id,
          result:
            source.kind === 'share' || source.kind === 'penpa'
              ? { ok: false as const, error: 'Damaged.' }
              : inspect(source),
        }));
        const found: ImportEvent = { type: 'rows.inspected', results };
        if (this.#held) this.#held.push(found);
        else sendBack(found);
      });
    });
    const solve = fromCallback<ImportEvent, ImportSolve>(({ input }) => {
      this.solving.push(input.id);
      return () => this.solving.splice(this.solving.indexOf(input.id), 1);
    });
    const machine = importMachine.provide({ actors: { inspector, solve } });
    this.actor = createActor(machine, { input: { workers }, clock: this.clock }).start();
  }

  get rows(): readonly ImportRow[] {
    return this.actor.getSnapshot().context.rows;
  }

  add(...texts: readonly string[]): this {
    return this.send({
      type: 'sources.add',
      sources: texts.map(sourceOf),
      repeated: 0,
      skipped: [],
    });
  }

  send(event: ImportEvent): this {
    this.actor.send(event);
    return this;
  }

  /** From now on what is found is not told. */
  holdInspector(): void {
    this.#held = [];
  }

  releaseInspector(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const event of held) this.actor.send(event);
  }

  expectRows(...expected: readonly string[]): this {
    expect(this.rows.map(({ state, solution, run }) => `${state} ${solution} ${run}`)).toEqual(
      expected,
    );
    return this;
  }
}

function sourceOf(text: string): PuzzleSource {
  if (text.startsWith('dfl_')) return { kind: 'share', data: text };
  return text.startsWith('http') ? { kind: 'foreign', address: text } : { kind: 'text', text };
}

/** Grid texts of so many puzzles without a solution. */
function puzzles(count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => `${i + 1}x1|Rconnect_all,color=dark`);
}

describe('sources that are added', () => {
  it('are decoded and judged, or told why they cannot be', () => {
    const list = new TestImport(1).add(
      '2x1|T2:bb|Rconnect_all,color=dark',
      '3x1|T3:bwb|Rconnect_all,color=dark',
      'dfl_x',
      'https://puzz.link/p?slither/2/2/a',
      '4x1|Rconnect_all,color=dark',
    );

    list.expectRows(
      'local provided idle',
      'local provided idle',
      'malformed missing idle',
      'malformed missing idle',
      'local missing idle',
    );
    const told = list.rows.map(({ puzzle, message }) => puzzle?.facts.problem ?? message);
    expect(told.map((text) => english.say(text))).toEqual([
      '',
      'wrongSolution',
      'Damaged.',
      'Slitherlink can’t be played with light and dark cells.',
      'noSolution',
    ]);
    expect(list.actor.getSnapshot().value).toBe('idle');
  });

  it('are there once, also if another source holds the same puzzle', () => {
    const list = new TestImport(1).add('1x1', '2x1', '1x1').add('2x1', '0_1x1|T1:n|C1:|Z|S|R');

    expect(list.rows).toHaveLength(2);
    expect(list.actor.getSnapshot().context.repeated).toBe(3);
  });
});

describe('links and lines that are no source', () => {
  it('are counted over all texts, and the first are kept', () => {
    const list = new TestImport(1);
    const link = { kind: 'link', text: 'https://tinyurl.com/x' } as const;
    const line = { kind: 'line', text: 'Words' } as const;
    for (const skipped of [[link, line], new Array<typeof line>(300).fill(line)])
      list.send({ type: 'sources.add', sources: [], repeated: 0, skipped });

    const { skipped } = list.actor.getSnapshot().context;
    expect([skipped.links, skipped.lines, skipped.first.length]).toEqual([1, 301, 200]);
    expect(skipped.first.slice(0, 2)).toEqual([link, line]);
  });
});

describe('a list that is full', () => {
  it('leaves out what would be more, and counts it', () => {
    const links = Array.from({ length: MAX_ROWS + 3 }, (_, i) => `dfl_${i}`);
    const list = new TestImport(1).add(...links);

    expect(list.rows).toHaveLength(MAX_ROWS);
    expect(list.actor.getSnapshot().context.leftOut).toBe(3);
  });
});

describe('solving', () => {
  it('runs as many solvers as there are workers, in order', () => {
    const list = new TestImport(2).add(...puzzles(4)).send({ type: 'rows.solve' });
    expect(list.solving).toEqual([0, 1]);
    expect(list.actor.getSnapshot().value).toBe('working');

    list.send({ type: 'row.solved', id: 1, outcome: UNIQUE });

    expect(list.solving).toEqual([0, 2]);
    list.expectRows(
      'local missing solving',
      'local unique idle',
      'local missing solving',
      'local missing queued',
    );
  });

  it('takes only what is not solved yet', () => {
    const list = new TestImport(5).add(...puzzles(3), 'dfl_x', '2x1|Rcomplete_pattern,');
    list.send({ type: 'row.solve', id: 0 });
    list.send({ type: 'row.solved', id: 0, outcome: { ...UNIQUE, solution: 'none' } });
    expect(list.rows.filter(isUnsolved).map(({ id }) => id)).toEqual([1, 2]);

    list.send({ type: 'rows.solve' });

    expect(list.solving).toEqual([1, 2]);
  });

  it('stops for a row that is canceled, and goes on with the next', () => {
    const list = new TestImport(1).add(...puzzles(3)).send({ type: 'rows.solve' });

    list.send({ type: 'row.cancel', id: 0 }).send({ type: 'row.cancel', id: 2 });

    expect(list.solving).toEqual([1]);
    list.expectRows('local missing idle', 'local missing solving', 'local missing idle');
  });

  it('stops for rows that are removed or edited', () => {
    const list = new TestImport(3).add(...puzzles(3)).send({ type: 'rows.solve' });

    list.send({ type: 'row.remove', id: 0 });
    list.send({ type: 'row.replace', id: 1, text: '7x1|T7:bbbbbbb|Rconnect_all,color=dark' });

    expect(list.solving).toEqual([2, 1]);
    list.expectRows('local provided solving', 'local missing solving');
    list.send({ type: 'rows.remove' });
    expect(list.solving).toEqual([]);
    expect(list.rows).toEqual([]);
    expect(list.actor.getSnapshot().value).toBe('idle');
  });

  it('waits with a row that was edited until it is decoded, and shows it as it was', () => {
    const list = new TestImport(1).add(...puzzles(1)).send({ type: 'row.solve', id: 0 });
    list.send({ type: 'row.solved', id: 0, outcome: UNIQUE });
    list.holdInspector();

    list.send({ type: 'row.replace', id: 0, text: '3x1|Rconnect_all,color=dark' });

    list.expectRows('decoding missing queued');
    expect(list.rows[0]?.puzzle?.facts.width).toBe(1);
    expect(list.solving).toEqual([]);
    list.releaseInspector();
    list.expectRows('local missing solving');
    expect(list.rows[0]?.puzzle?.facts.width).toBe(3);
  });

  it('asks nobody about an edit that solvers cannot read or nobody can', () => {
    const list = new TestImport(2).add(...puzzles(2));

    list.send({ type: 'row.replace', id: 0, text: '2x1|Rcomplete_pattern,' });
    list.send({ type: 'row.replace', id: 1, text: 'no puzzle' });

    list.expectRows('local missing idle', 'malformed missing idle');
    expect(list.rows[1]?.puzzle).toBeNull();
    expect(list.actor.getSnapshot().value).toBe('idle');
  });

  it('gives up after a minute', () => {
    const list = new TestImport(1).add(...puzzles(2)).send({ type: 'rows.solve' });

    list.clock.increment(59_000);
    expect(list.solving).toEqual([0]);
    list.clock.increment(1_000);

    expect(list.solving).toEqual([1]);
    expect(list.rows[0]).toMatchObject({
      solution: 'undecided',
      message: { id: 'imports.noAnswer' },
    });
  });

  it('does not give up on a row for the time of an earlier run', () => {
    const list = new TestImport(1).add(...puzzles(1)).send({ type: 'rows.solve' });
    list.clock.increment(50_000);
    list.send({ type: 'row.cancel', id: 0 }).send({ type: 'row.solve', id: 0 });

    list.clock.increment(50_000);

    expect(list.solving).toEqual([0]);
  });

  it('hears nothing of rows that are gone', () => {
    const list = new TestImport(1).add(...puzzles(1)).send({ type: 'rows.solve' });
    list.send({ type: 'row.remove', id: 0 });

    list.send({ type: 'row.solved', id: 0, outcome: UNIQUE });

    expect(list.rows).toEqual([]);
  });
});
