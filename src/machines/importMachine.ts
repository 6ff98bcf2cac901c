import { message, type Text } from '#texts/message.ts';
import { assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import {
  sourceKey,
  type FoundSources,
  type PuzzleSource,
  type Skipped,
} from '#engine/import/findSources.ts';
import type { InspectedPuzzle } from '#engine/import/inspect.ts';
import type { Result } from '#base/result.ts';
import {
  canSolveRow,
  changeRows,
  isUnsolved,
  editedRow,
  newRow,
  withOutcome,
  withProblem,
  withPuzzle,
  type ImportRow,
  type RowOutcome,
} from './importRows.ts';

/** Maximum number of rows in a list. Further sources are counted and not added. */
export const MAX_ROWS = 10_000;

/** A source to be decoded and judged. */
export interface InspectRequest {
  readonly type: 'inspect';
  readonly items: readonly { readonly id: number; readonly source: PuzzleSource }[];
}

/** The result of decoding one source. */
export interface InspectionResult {
  readonly id: number;
  readonly result: Result<InspectedPuzzle, Text>;
}

/** A puzzle to be solved. */
export interface ImportSolve {
  readonly id: number;
  readonly puzzle: InspectedPuzzle;
}

export type ImportEvent =
  /** The sources found in a text. */
  | (FoundSources & { readonly type: 'sources.add' })
  | { readonly type: 'rows.inspected'; readonly results: readonly InspectionResult[] }
  | { readonly type: 'rows.solve' }
  | { readonly type: 'rows.remove' }
  | { readonly type: 'rows.saved'; readonly ids: readonly number[] }
  | { readonly type: 'row.solve'; readonly id: number }
  | { readonly type: 'row.cancel'; readonly id: number }
  | { readonly type: 'row.remove'; readonly id: number }
  /** The puzzle of a row was edited: it is decoded and then solved. */
  | { readonly type: 'row.replace'; readonly id: number; readonly text: string }
  | { readonly type: 'row.solved'; readonly id: number; readonly outcome: RowOutcome }
  /** The solver of a row has exceeded its time limit. */
  | { readonly type: 'row.expired'; readonly id: number };

/** The parts of texts that are no source: their numbers, and the first of them. */
export interface SkippedParts {
  readonly links: number;
  readonly lines: number;
  readonly first: readonly Skipped[];
}

/** Maximum number of skipped parts that are listed. */
const MAX_SKIPPED = 200;

function withSkipped(
  { links, lines, first }: SkippedParts,
  more: readonly Skipped[],
): SkippedParts {
  const moreLinks = more.filter(({ kind }) => kind === 'link').length;
  return {
    links: links + moreLinks,
    lines: lines + more.length - moreLinks,
    first: [...first, ...more.slice(0, MAX_SKIPPED)].slice(0, MAX_SKIPPED),
  };
}

export interface ImportContext {
  readonly rows: readonly ImportRow[];
  readonly nextId: number;
  /** Number of sources that were already in the list, in any form. */
  readonly repeated: number;
  readonly leftOut: number;
  /** Links and lines of the texts that are no source. */
  readonly skipped: SkippedParts;
  /** Maximum number of solvers at a time. */
  readonly workers: number;
  /** Number of rows queued for solvers since all were last idle. */
  readonly asked: number;
}

const EXPIRED: RowOutcome = {
  solution: 'undecided',
  puzzle: null,
  message: message('imports.noAnswer'),
};

/** Id of the actor that solves a row, and of its timeout event. */
const solverId = (id: number) => `solve ${id}`;

/**
 * A list of imported puzzles. Sources are decoded as they arrive; solvers run for as many rows at a
 * time as there are workers, and the others are queued in order. The UI provides `inspector`, which
 * answers `inspect` with `rows.inspected`, and `solve`, which sends one `row.solved` and ends its
 * search when it is stopped.
 */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as { readonly workers: number },
  },
  actors: {
    inspector: fromCallback<InspectRequest>(() => undefined),
    solve: fromCallback<ImportEvent, ImportSolve>(() => undefined),
  },
  delays: { patience: 60_000 },
  guards: {
    isBusy: ({ context }) => context.rows.some(isBusy),
    isAtRest: ({ context }) => !context.rows.some(isBusy),
    canSolve: ({ context }, { id }: { id: number }) =>
      context.rows.some((row) => row.id === id && canSolveRow(row)),
    isAsked: ({ context }, { id }: { id: number }) =>
      context.rows.some((row) => row.id === id && row.run !== 'idle'),
  },
  actions: {
    add: enqueueActions(({ context, enqueue }, { sources, repeated, skipped }: FoundSources) => {
      const known = new Set(context.rows.map(({ source }) => sourceKey(source)));
      const fresh = sources.filter((source) => !known.has(sourceKey(source)));
      const taken = fresh.slice(0, MAX_ROWS - context.rows.length);
      const items = taken.map((source, i) => ({ id: context.nextId + i, source }));
      enqueue.assign({
        rows: [...context.rows, ...items.map(({ id, source }) => newRow(id, source))],
        nextId: context.nextId + items.length,
        repeated: context.repeated + repeated + sources.length - fresh.length,
        skipped: withSkipped(context.skipped, skipped),
        leftOut: context.leftOut + fresh.length - taken.length,
      });
      enqueue.sendTo('inspector', { type: 'inspect', items });
    }),
    note: assign(({ context }, { results }: { results: readonly InspectionResult[] }) =>
      noteInspected(context, results),
    ),
    ask: assign(({ context }, { ids }: { ids: readonly number[] }) => {
      const asked = new Set(ids);
      const wasAtRest = !context.rows.some(({ run }) => run !== 'idle');
      return {
        rows: changeRows(context.rows, asked, (row) => ({ ...row, run: 'queued', message: '' })),
        asked: (wasAtRest ? 0 : context.asked) + ids.length,
      };
    }),
    /** Starts solvers for queued rows, up to the number of free workers. */
    advance: enqueueActions(({ context, enqueue }) => {
      const running = context.rows.filter(({ run }) => run === 'solving').length;
      const next = context.rows
        .filter(({ state, run }) => state === 'local' && run === 'queued')
        .slice(0, Math.max(0, context.workers - running));
      for (const { id, puzzle } of next) {
        if (!puzzle) continue;
        enqueue.spawnChild('solve', { id: solverId(id), input: { id, puzzle } });
        enqueue.raise({ type: 'row.expired', id }, { id: solverId(id), delay: 'patience' });
      }
      const ids = new Set(next.map(({ id }) => id));
      if (ids.size > 0)
        enqueue.assign({
          rows: changeRows(context.rows, ids, (row) => ({ ...row, run: 'solving' })),
        });
    }),
    /** Stops the solvers of rows that have one. */
    stop: enqueueActions(({ context, enqueue }, { ids }: { ids: readonly number[] }) => {
      const stopped = new Set(ids);
      for (const { id, run } of context.rows) {
        if (!stopped.has(id) || run !== 'solving') continue;
        enqueue.stopChild(solverId(id));
        enqueue.cancel(solverId(id));
      }
    }),
    settle: assign(({ context }, { id, outcome }: { id: number; outcome: RowOutcome }) => ({
      rows: changeRows(context.rows, new Set([id]), (row) => withOutcome(row, outcome)),
    })),
    rest: assign(({ context }, { id }: { id: number }) => ({
      rows: changeRows(context.rows, new Set([id]), (row) => ({ ...row, run: 'idle' })),
    })),
    drop: assign(({ context }, { ids }: { ids: readonly number[] }) => {
      const dropped = new Set(ids);
      return { rows: context.rows.filter(({ id }) => !dropped.has(id)) };
    }),
    replace: assign(({ context }, { id, text }: { id: number; text: string }) => ({
      rows: changeRows(context.rows, new Set([id]), (row) => editedRow(row, text)),
    })),
    inspectOne: sendTo(
      'inspector',
      (_, { id, text }: { id: number; text: string }): InspectRequest => ({
        type: 'inspect',
        items: [{ id, source: { kind: 'text', text } }],
      }),
    ),
    markSaved: assign(({ context }, { ids }: { ids: readonly number[] }) => ({
      rows: changeRows(context.rows, new Set(ids), (row) => ({ ...row, isSaved: true })),
    })),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({
    rows: [],
    nextId: 0,
    repeated: 0,
    leftOut: 0,
    skipped: { links: 0, lines: 0, first: [] },
    asked: 0,
    workers: input.workers,
  }),
  invoke: { id: 'inspector', src: 'inspector' },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'isBusy', target: 'working' } },
    working: { always: { guard: 'isAtRest', target: 'idle' } },
  },
  on: {
    'sources.add': {
      actions: { type: 'add', params: ({ event }) => event },
    },
    'rows.inspected': {
      actions: [{ type: 'note', params: ({ event }) => event }, 'advance'],
    },
    'rows.solve': {
      actions: [
        {
          type: 'ask',
          params: ({ context }) => ({ ids: context.rows.filter(isUnsolved).map(({ id }) => id) }),
        },
        'advance',
      ],
    },
    'row.solve': {
      guard: { type: 'canSolve', params: ({ event }) => event },
      actions: [{ type: 'ask', params: ({ event }) => ({ ids: [event.id] }) }, 'advance'],
    },
    'row.solved': {
      guard: { type: 'isAsked', params: ({ event }) => event },
      actions: [
        { type: 'stop', params: ({ event }) => ({ ids: [event.id] }) },
        { type: 'settle', params: ({ event }) => event },
        'advance',
      ],
    },
    'row.expired': {
      guard: { type: 'isAsked', params: ({ event }) => event },
      actions: [
        { type: 'stop', params: ({ event }) => ({ ids: [event.id] }) },
        { type: 'settle', params: ({ event }) => ({ id: event.id, outcome: EXPIRED }) },
        'advance',
      ],
    },
    'row.cancel': {
      guard: { type: 'isAsked', params: ({ event }) => event },
      actions: [
        { type: 'stop', params: ({ event }) => ({ ids: [event.id] }) },
        { type: 'rest', params: ({ event }) => event },
        'advance',
      ],
    },
    'row.remove': {
      actions: [
        { type: 'stop', params: ({ event }) => ({ ids: [event.id] }) },
        { type: 'drop', params: ({ event }) => ({ ids: [event.id] }) },
        'advance',
      ],
    },
    'rows.remove': {
      actions: [
        { type: 'stop', params: ({ context }) => ({ ids: context.rows.map(({ id }) => id) }) },
        { type: 'drop', params: ({ context }) => ({ ids: context.rows.map(({ id }) => id) }) },
        assign({ repeated: 0, leftOut: 0 }),
      ],
    },
    'row.replace': {
      actions: [
        { type: 'stop', params: ({ event }) => ({ ids: [event.id] }) },
        { type: 'replace', params: ({ event }) => event },
        { type: 'ask', params: ({ event }) => ({ ids: [event.id] }) },
        { type: 'inspectOne', params: ({ event }) => event },
        'advance',
      ],
    },
    'rows.saved': { actions: { type: 'markSaved', params: ({ event }) => event } },
  },
});

function isBusy({ state, run }: ImportRow): boolean {
  return state === 'decoding' || run !== 'idle';
}

/** Drops rows with the puzzle of another row: different links may contain the same puzzle. */
function noteInspected(
  context: ImportContext,
  results: readonly InspectionResult[],
): Pick<ImportContext, 'rows' | 'repeated'> {
  const resultById = new Map(results.map(({ id, result }) => [id, result]));
  const texts = new Map(
    context.rows.flatMap(({ id, state, puzzle }) =>
      puzzle && state !== 'decoding' ? [[puzzle.text, id] as const] : [],
    ),
  );
  const rows = context.rows.flatMap((row): readonly ImportRow[] => {
    const result = resultById.get(row.id);
    if (!result || row.state !== 'decoding') return [row];
    if (!result.ok) return [withProblem(row, result.error)];
    if (texts.has(result.value.text)) return [];
    texts.set(result.value.text, row.id);
    return [withPuzzle(row, result.value)];
  });
  return { rows, repeated: context.repeated + context.rows.length - rows.length };
}
