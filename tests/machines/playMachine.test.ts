import { describe, expect, it } from 'vitest';
import { fromCallback, fromPromise, SimulatedClock, type Actor } from 'xstate';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { Mode } from '#engine/clues/mode.ts';
import { emptyGrid, type Cell, type Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { gridForPerfection } from '#engine/puzzle/modes.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { parsePuzzle } from '#engine/puzzle/envelope.ts';
import type { CompleteInput } from '#machines/solveMachine.ts';
import type { BoardEvent } from '#machines/boardEvents.ts';
import { checkingMachine, type JudgeRequest } from '#machines/checkingMachine.ts';
import {
  playbackMachine,
  type PlaybackEvent,
  type PlayerCommand,
  type PlayerInput,
} from '#machines/playbackMachine.ts';
import type { PlayInput } from '#machines/playContext.ts';
import { playMachine, type PlayEvent } from '#machines/playMachine.ts';
import {
  progressMachine,
  type ProgressToSave,
  type SaveOutcome,
} from '#machines/progressMachine.ts';
import { chargesToSave } from '#machines/foresightMachine.ts';
import { solveMachine } from '#machines/solveMachine.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { musicPuzzle } from '#tests/support/musicPuzzle.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { gridFrom } from '#tests/support/texts.ts';

/** One cell of number 2: both have to be dark. */
const PAIR = exampleGrid({
  tiles: 'nn',
  symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 2 } }],
});
const FULL_CHARGES = { count: 2, regenInterval: 30, startFull: true, solvePath: [] };
const BOTH_DARK = exampleGrid({ tiles: 'bb' });
/** A puzzle that begins with two charges. */
const FORESEEN = {
  grid: { ...PAIR, rules: [{ id: 'foresight', params: FULL_CHARGES }] },
  solution: BOTH_DARK,
};
const FORESEE = { type: 'foresight.request' } as const;
/** A step is written after this long. */
const REST_MS = 20;

interface Setup {
  readonly grid?: Grid;
  readonly solution?: Grid | null;
  readonly mode?: Mode;
  readonly input?: Partial<PlayInput>;
}

/** A play whose outside answers when the test says so, and keeps what it was told. */
class TestPlay {
  readonly #clock = new SimulatedClock();
  readonly #play: Actor<typeof playMachine>;
  readonly #judges: ((grid: Grid, solution: Grid | null) => void)[] = [];
  readonly saved: ProgressToSave[] = [];
  readonly completed: number[] = [];
  /** Hints of the solves that were completed. */
  readonly hints: number[] = [];
  /** Grids the judge actor was asked about. */
  readonly judged: Grid[] = [];
  /** Commands to the player of sounds. */
  readonly sounds: string[] = [];
  nowMs = 0;

  constructor({ grid = PAIR, solution = null, mode = 'solve', input = {} }: Setup = {}) {
    this.#play = startPlay(
      {
        document: { grid, solution, metadata: NEW_METADATA },
        mode: WORKSPACE_MODES[mode],
        isSaving: true,
        now: () => this.nowMs,
        ...input,
      },
      this.#machine(),
      this.#clock,
    );
  }

  #machine() {
    return playMachine.provide({
      actors: {
        checking: checkingMachine.provide({
          actors: {
            judge: fromCallback<JudgeRequest>(({ receive, sendBack }) => {
              receive(({ grid }) => this.judged.push(grid));
              this.#judges.push((grid, solution) =>
                sendBack({
                  type: 'judge.found',
                  grid,
                  judgement: judge(boardOf(grid), solution),
                }),
              );
            }),
          },
        }),
        solve: solveMachine.provide({
          actors: {
            complete: fromPromise<unknown, CompleteInput>(({ input }) => {
              this.hints.push(input.hints);
              this.completed.push(input.msTimeElapsed);
              return Promise.resolve();
            }),
          },
        }),
        progress: progressMachine.provide({
          actors: {
            write: fromPromise<SaveOutcome, ProgressToSave>(({ input }) => {
              this.saved.push(input);
              return Promise.resolve('saved');
            }),
          },
        }),
        playback: playbackMachine.provide({
          actors: {
            player: fromCallback<PlayerCommand, PlayerInput>(({ input, receive, sendBack }) => {
              this.sounds.push(`play from ${input.fromSeconds}`);
              this.endMusic = () => sendBack({ type: 'player.ended' });
              sendBack({ type: 'player.started' });
              receive(({ type }) => this.sounds.push(type));
              return () => this.sounds.push('silence');
            }),
          },
        }),
      },
    });
  }

  /** The player has come to the end of what it played last. */
  endMusic: () => void = () => undefined;

  ask(event: PlayEvent): this {
    this.#play.send(event);
    return this;
  }

  board(event: BoardEvent): this {
    this.#child('board').send(event);
    return this;
  }

  press(cell: Cell, button: 'primary' | 'secondary' = 'primary'): this {
    const contact = { x: 0, y: 0 };
    return this.board({ type: 'stroke.start', cell, button, fill: false, contact });
  }

  release(): this {
    return this.board({ type: 'stroke.end' });
  }

  paint(cell: Cell, button: 'primary' | 'secondary' = 'primary'): this {
    return this.press(cell, button).release();
  }

  undo(): this {
    return this.board({ type: 'history.undo' });
  }

  wait(ms: number): this {
    this.#clock.increment(ms);
    this.nowMs += ms;
    return this;
  }

  /** The judge actor has judged a grid; by default the one on the board. */
  judgeFound(grid: Grid = this.grid, solution: Grid | null = null): this {
    this.#judges.at(-1)?.(grid, solution);
    return this;
  }

  /** Everything that answers in promises has answered. */
  async settled(): Promise<this> {
    await new Promise((resolve) => setImmediate(resolve));
    return this;
  }

  get grid(): Grid {
    return this.#child('board').getSnapshot().context.grid;
  }

  get context() {
    return this.#play.getSnapshot().context;
  }

  get checking() {
    return this.#child('checking').getSnapshot();
  }

  get foresight() {
    return this.#child('foresight').getSnapshot().context;
  }

  music(event: PlaybackEvent): this {
    this.#child('playback').send(event);
    return this;
  }

  get playback() {
    return this.#child('playback').getSnapshot();
  }

  get solve() {
    return this.#child('solve').getSnapshot();
  }

  expectProgress(state: string): this {
    expect(this.#child('progress').getSnapshot().value).toEqual(state);
    return this;
  }

  expectFinality(finality: string): this {
    expect(this.#child('board').getSnapshot().value).toMatchObject({ finality });
    return this;
  }

  #child<Id extends 'board' | 'checking' | 'foresight' | 'playback' | 'solve' | 'progress'>(
    id: Id,
  ) {
    const child = this.#play.getSnapshot().children[id];
    invariant(child, 'a play has all its actors');
    return child;
  }
}

describe('a stroke', () => {
  it('is judged while it is drawn', () => {
    const play = new TestPlay().press(0, 'secondary');

    expect(play.checking.context.grid).toBe(play.grid);
    expect(play.checking.context.judgement.symbols.get('number')).toEqual(['incomplete']);
    play.board({ type: 'stroke.move', cells: [1], contact: { x: 0, y: 0 } });
    expect(play.checking.context.judgement.symbols.get('number')).toEqual(['satisfied']);
  });

  it('is saved once, after its end', async () => {
    const play = new TestPlay().press(0);
    play.board({ type: 'stroke.move', cells: [1], contact: { x: 0, y: 0 } });

    play.expectProgress('clean').wait(REST_MS);
    expect(play.saved).toEqual([]);
    play.release().expectProgress('dirty').wait(REST_MS);
    await play.settled();
    expect(play.saved.map(({ progress }) => progress.grid)).toEqual([play.grid]);
    expect(play.saved[0]?.progress.history.past).toHaveLength(1);
  });

  it('is not saved when it is canceled or changes nothing', () => {
    const given = exampleGrid({ tiles: 'Bn' });

    new TestPlay().press(0).board({ type: 'stroke.cancel' }).expectProgress('clean');
    new TestPlay({ grid: given }).paint(0).expectProgress('clean');
    new TestPlay().board({ type: 'key.move', step: 'right' }).expectProgress('clean');
  });

  it('is saved again when it is undone', async () => {
    const play = await new TestPlay().paint(0).wait(REST_MS).settled();

    await play.undo().expectProgress('dirty').wait(REST_MS).settled();
    expect(play.saved.map(({ progress }) => progress.history.past.length)).toEqual([1, 0]);
  });

  it('makes what foresight told out of date', () => {
    const grid = { ...PAIR, rules: [{ id: 'foresight', params: FULL_CHARGES }] };
    const play = new TestPlay({ grid, solution: exampleGrid({ tiles: 'bb' }) });

    play.paint(1, 'secondary').ask({ type: 'foresight.request' });
    expect(play.foresight).toMatchObject({ charges: 1, shown: { kind: 'one-wrong', cell: 1 } });
    expect(play.board({ type: 'key.move', step: 'right' }).foresight.shown).not.toBeNull();
    expect(play.press(0).foresight.shown).toBeNull();
  });
});

describe('a document edit', () => {
  it('is judged by its own clues, and saved', () => {
    const play = new TestPlay({ grid: exampleGrid({ tiles: 'bbn' }), mode: 'create' });

    play.board({ type: 'document.edit', change: { grid: { ...PAIR, rules: [] } } });
    expect(play.checking.context.judgement.symbols.get('number')).toEqual(['incomplete']);
    play.expectProgress('dirty').paint(0);
    play.board({ type: 'document.edit', change: { grid: { ...play.grid, symbols: new Map() } } });
    expect(play.checking.context.judgement.symbols.size).toBe(0);
  });

  it('that only changes the title is saved too', () => {
    const metadata = { ...NEW_METADATA, title: 'Bora' };

    new TestPlay({ mode: 'create' })
      .board({ type: 'document.edit', change: { metadata } })
      .expectProgress('dirty');
  });

  it('that only changes the solution is judged against it', () => {
    const grid = exampleGrid({ tiles: 'bn', rules: [{ id: 'underclued', params: {} }] });
    const play = new TestPlay({ grid, mode: 'create', solution: exampleGrid({ tiles: 'bb' }) });
    const solution = exampleGrid({ tiles: 'bn' });

    play.board({ type: 'document.edit', change: { solution } });
    expect(play.checking.context.solution).toBe(solution);
    expect(play.checking.context.judgement).toEqual(judge(boardOf(play.grid), solution));
  });
});

describe('a board that is solved', () => {
  it('tells the solve once, with the time of the clock', async () => {
    const play = new TestPlay({ input: { time: { shownSinceMs: 0, spentMs: 500 } } });
    await play.settled();

    play.paint(0).wait(1000).press(1);
    expect(play.context.isSolved).toBe(false);
    play.release();

    expect(play.context).toMatchObject({ isSolved: true, solvedFrom: 1 });
    await play.settled();
    expect(play.completed).toEqual([1000]);
    expect(play.solve.value).toBe('solved');
    await play.undo().paint(1).settled();
    expect(play.completed).toEqual([1000]);
    expect(play.hints).toEqual([0]);
  });

  it('tells how many hints it took; no undo takes them back', async () => {
    const play = new TestPlay();
    play.board({ type: 'hint.note' });
    play.paint(0).undo();
    play.board({ type: 'hint.note' });

    await play.paint(0).paint(1).settled();

    expect(play.hints).toEqual([2]);
    expect(play.context.board.hints).toBe(2);
  });

  it('is no longer when it changes', () => {
    const play = new TestPlay().paint(0).paint(1);

    expect(play.undo().context).toMatchObject({ isSolved: false, solvedFrom: null });
  });

  it('is saved as solved', async () => {
    const play = await new TestPlay().paint(0).paint(1).wait(REST_MS).settled();

    expect(play.saved.at(-1)?.isSolved).toBe(true);
    await play.undo().wait(REST_MS).settled();
    expect(play.saved.at(-1)?.isSolved).toBe(false);
  });

  it('is solved at once when it is taken up again, and nothing is saved for that', async () => {
    const solved = new TestPlay().paint(0).paint(1);
    const { board: progress } = solved.context;

    const play = await new TestPlay({ input: { progress, isRecorded: true } }).settled();

    expect(play.context).toMatchObject({ isSolved: true, solvedFrom: null });
    expect(play.solve.value).toBe('solved');
    expect(play.completed).toEqual([]);
    play.expectProgress('clean');
  });

  it('is no solve in the hands of its author', async () => {
    const play = await new TestPlay({ mode: 'create' }).paint(0).paint(1).settled();

    expect(play.context.isSolved).toBe(true);
    expect(play.solve.value).toEqual({ playing: 'solving' });
    expect(play.completed).toEqual([]);
  });
});

describe('perfection', () => {
  const solution = exampleGrid({ tiles: 'bw' });
  const grid = gridForPerfection(exampleGrid({ tiles: 'nn' }));

  it('takes a mistake back, plays on, and is done', () => {
    const play = new TestPlay({ grid, solution, mode: 'perfection' }).expectFinality('playing');

    play.paint(0, 'secondary').expectFinality('mistaken').undo().expectFinality('playing');
    play.paint(0).expectFinality('playing').undo();
    expect(play.grid.tiles.map(({ color }) => color)).toEqual(['dark', 'gray']);
    play.paint(1, 'secondary').expectFinality('done');
    expect(play.context.isSolved).toBe(true);
  });

  it('is taken up again mistaken or done', () => {
    const mistaken = new TestPlay({ grid, solution, mode: 'perfection' }).paint(0, 'secondary');
    const done = new TestPlay({ grid, solution, mode: 'perfection' })
      .paint(0)
      .paint(1, 'secondary');
    const resumed = (play: TestPlay) =>
      new TestPlay({ grid, solution, mode: 'perfection', input: { progress: play.context.board } });

    resumed(mistaken).expectFinality('mistaken').undo().expectFinality('playing');
    resumed(done).expectFinality('done');
  });

  it('records the mistakes that were taken back, by undo or by painting over them', () => {
    const play = new TestPlay({ grid, solution, mode: 'perfection' });
    const { mistakes } = play.paint(0).context.board;
    expect(mistakes).toBe(0);

    play.paint(1).undo();
    expect(play.context.board.mistakes).toBe(1);
    play.paint(1).paint(1).paint(1, 'secondary').expectFinality('done');
    expect(play.context.board.mistakes).toBe(2);
    play.expectProgress('dirty').board({ type: 'history.restart' });
    expect(play.context.board.mistakes).toBe(0);
  });

  it('counts no mistake in a stroke that is taken back, whichever way', () => {
    const play = new TestPlay({ grid, solution, mode: 'perfection' });
    const takeBack = () => play.board({ type: 'stroke.cancel' }).expectFinality('playing');

    play.press(0, 'secondary').expectFinality('playing');
    takeBack();
    play.board({ type: 'key.hold', button: 'secondary' }).expectFinality('playing');
    takeBack();

    expect(play.context.board.mistakes).toBe(0);
    expect(play.context.board.history.past).toEqual([]);
  });

  it('forgives no mistake in a stroke that is taken back', () => {
    const play = new TestPlay({ grid, solution, mode: 'perfection' }).paint(0, 'secondary');

    play.press(0).board({ type: 'stroke.cancel' }).expectFinality('mistaken');

    expect(play.context.board.mistakes).toBe(0);
  });

  it('notices a mistake at the end of its stroke, once', () => {
    const play = new TestPlay({ grid, solution, mode: 'perfection' });

    play.press(0, 'secondary').expectFinality('playing');
    play.release().expectFinality('mistaken');
    play.undo().expectFinality('playing');

    expect(play.context.board.mistakes).toBe(1);
  });

  it('saves the new beginning after a restart', () => {
    new TestPlay({ grid, solution, mode: 'perfection' })
      .paint(0)
      .board({ type: 'history.restart' })
      .expectProgress('dirty');
  });
});

describe('a board too large for the thread that draws', () => {
  const WIDTH = 10_001;
  const large = emptyGrid(WIDTH, 1);

  it('is judged by the judge actor, also when it is opened', () => {
    const play = new TestPlay({ grid: large });
    expect(play.judged).toEqual([large]);
    expect(play.checking.value).toBe('behind');

    play.judgeFound();
    expect(play.checking.value).toBe('settled');
    play.paint(0);
    expect(play.judged).toEqual([large, play.grid]);
    expect(play.checking.value).toBe('behind');
  });

  it('is not solved by a verdict on a board it no longer is', () => {
    const grid = { ...large, symbols: PAIR.symbols };
    const play = new TestPlay({ grid });
    play.board({ type: 'colors.take', from: { ...grid, tiles: lightButTwo(grid) } });
    const { grid: full } = play;
    expect(judge(boardOf(full), null).final).toBe('satisfied');

    play.undo().judgeFound(full);

    expect(play.judged).toEqual([grid, full, play.grid]);
    expect(play.checking.value).toBe('behind');
    expect(play.context.isSolved).toBe(false);
  });

  it('is checked as far as it is judged, until it changes', () => {
    const play = new TestPlay({ grid: large }).ask({ type: 'check.request' });
    expect(play.checking.context.answer).toEqual({ kind: 'nothingBroken' });

    expect(play.paint(0).checking.context.answer).toBeNull();
  });

  it('is solved when its verdict comes', () => {
    const grid = { ...large, symbols: PAIR.symbols };
    const play = new TestPlay({ grid });
    play.board({ type: 'colors.take', from: { ...grid, tiles: lightButTwo(grid) } });

    expect(play.context.isSolved).toBe(false);
    play.judgeFound();
    expect(play.context.isSolved).toBe(true);
  });

  it('lets a mistake be taken back once the verdict is there', () => {
    const grid = gridForPerfection(large);
    const solution = { ...large, tiles: lightButTwo(large) };
    const play = new TestPlay({ grid, solution, mode: 'perfection' }).judgeFound(grid, solution);

    play.paint(0, 'secondary').expectFinality('playing').undo();
    expect(play.grid.tiles[0]?.color).toBe('light');
    play.judgeFound(play.grid, solution).expectFinality('mistaken').undo();
    expect(play.grid.tiles[0]?.color).toBe('gray');
  });
});

describe('a check', () => {
  it('is answered until the board changes', () => {
    const play = new TestPlay({ solution: exampleGrid({ tiles: 'bb' }) }).paint(0, 'secondary');
    expect(play.checking.context.answer).toBeNull();

    play.ask({ type: 'check.request' });
    expect(play.checking.context.answer).toEqual({ kind: 'wrongCells', count: 1 });
    play.undo();
    expect(play.checking.context.answer).toBeNull();
    play.ask({ type: 'check.request' });
    expect(play.checking.context.answer).toEqual({ kind: 'right' });
  });
});

describe('foresight', () => {
  it('tells nothing where the puzzle has none, or nobody knows the solution', () => {
    const grid = { ...PAIR, rules: [{ id: 'foresight', params: FULL_CHARGES }] };
    const ask = { type: 'foresight.request' } as const;

    expect(new TestPlay().ask(ask).foresight.shown).toBeNull();
    expect(new TestPlay({ grid }).ask(ask).foresight).toMatchObject({ shown: null });
  });

  it('grows its charges by the rule of the puzzle', () => {
    const params = { ...FULL_CHARGES, startFull: false };
    const grid = { ...PAIR, rules: [{ id: 'foresight', params }] };
    const play = new TestPlay({ grid, solution: BOTH_DARK });

    expect(play.foresight.charges).toBe(0);
    expect(play.wait(29_999).foresight.charges).toBe(0);
    expect(play.wait(1).foresight.charges).toBe(1);
  });

  it.each(['count=x,startFull=1', 'count=1000000000,regenInterval=0', 'regenInterval=3000000'])(
    'counts and waits within bounds, whatever the text says: %s',
    (values) => {
      const grid = gridFrom(`2x1|T2:nn|Rforesight,${values}`);
      const play = new TestPlay({ grid, solution: BOTH_DARK });
      const { count, charges, regenIntervalMs } = play.foresight;

      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(99);
      expect(Number.isInteger(charges)).toBe(true);
      expect(regenIntervalMs).toBeGreaterThanOrEqual(1000);
      expect(regenIntervalMs).toBeLessThan(2 ** 31);
      expect(play.wait(999).foresight.charges).toBe(charges);
    },
  );

  it('tells of an unchanged board for nothing, also after it was painted and undone', () => {
    const play = new TestPlay(FORESEEN).paint(0).ask(FORESEE).ask(FORESEE);

    expect(play.foresight).toMatchObject({ charges: 1, shows: 2 });
    play.paint(1).undo();
    expect(play.foresight.shown).toBeNull();
    expect(play.ask(FORESEE).foresight).toMatchObject({ charges: 1, shown: { kind: 'right' } });
    expect(play.paint(1).ask(FORESEE).foresight.charges).toBe(0);
  });

  it('is saved when a charge goes or comes, without a step', async () => {
    const play = new TestPlay(FORESEEN).ask(FORESEE).expectProgress('dirty');

    await play.wait(REST_MS).settled();
    expect(play.saved.at(-1)?.charges).toMatchObject({ charges: 1, sinceMs: 0, isKnown: true });
    play
      .expectProgress('clean')
      .wait(30_000 - REST_MS)
      .expectProgress('dirty');
    await play.wait(REST_MS).settled();
    expect(play.saved.at(-1)?.charges).toMatchObject({ charges: 2, sinceMs: null });
  });

  it('is saved with a stroke that makes what it told out of date', async () => {
    const play = new TestPlay(FORESEEN).ask(FORESEE).paint(0);

    await play.wait(REST_MS).settled();
    expect(play.saved.at(-1)?.charges).toMatchObject({ charges: 1, isKnown: false });
  });

  it('saves the time its interval has run when the page goes, though nothing was painted', () => {
    const empty = { ...FULL_CHARGES, startFull: false };
    const grid = { ...PAIR, rules: [{ id: 'foresight', params: empty }] };
    const play = new TestPlay({ grid, solution: BOTH_DARK }).wait(20_000);

    play.ask({ type: 'page.hidden', atMs: play.nowMs }).expectProgress('saving');
    const [saved] = play.saved;
    invariant(saved?.charges, 'charges are saved');
    expect(chargesToSave(saved.charges, play.nowMs)).toEqual({
      charges: 0,
      chargedMs: 20_000,
      isKnown: false,
    });
  });

  it('knows after a reload what it told of the board', () => {
    const charges = { charges: 1, chargedMs: 5000, isKnown: true };
    const play = new TestPlay({ ...FORESEEN, input: { charges } }).ask(FORESEE);

    expect(play.foresight).toMatchObject({ charges: 1, shown: { kind: 'right' } });
    expect(play.paint(0).ask(FORESEE).foresight.charges).toBe(0);
  });

  it('does not run for authors', () => {
    const play = new TestPlay({ ...FORESEEN, mode: 'create' }).ask(FORESEE).wait(60_000);

    expect(play.foresight).toMatchObject({ count: 0, charges: 0, bars: 0 });
    play.expectProgress('clean');
  });
});

describe('the time', () => {
  it('stands still while the page is hidden, and is saved with a board under way', async () => {
    const play = new TestPlay({ input: { time: { shownSinceMs: 0, spentMs: 0 } } });
    await play.paint(0).wait(REST_MS).settled();

    play.wait(980).ask({ type: 'page.hidden', atMs: play.nowMs });
    await play.wait(5000).settled();
    expect(play.context.time).toEqual({ spentMs: 1000, shownSinceMs: null });
    expect(play.saved).toHaveLength(2);
    play.ask({ type: 'page.shown', atMs: play.nowMs });
    expect(play.context.time).toEqual({ spentMs: 1000, shownSinceMs: 6000 });
  });
});

describe('the music of a puzzle', () => {
  function listening(): TestPlay {
    const puzzle = parsePuzzle(musicPuzzle());
    invariant(puzzle.ok, 'the puzzle can be read');
    const { grid, solution } = puzzle.value;
    return new TestPlay({ grid, solution });
  }

  it('is played and stopped by the same button, and changed by the other', () => {
    const play = listening().ask({ type: 'playback.toggle', source: 'board' });
    expect(play.playback.value).toEqual({ sounding: 'playing' });

    play.ask({ type: 'playback.toggle', source: 'solution' });
    expect(play.playback.context.source).toBe('solution');
    play.ask({ type: 'playback.toggle', source: 'solution' });
    expect(play.playback.value).toBe('stopped');
    expect(play.sounds).toEqual(['play from 0', 'silence', 'play from 0', 'silence']);
  });

  it('is held and goes on', () => {
    const play = listening().ask({ type: 'playback.toggle', source: 'board' });

    play.ask({ type: 'playback.hold' });
    expect(play.playback.value).toEqual({ sounding: 'paused' });
    play.ask({ type: 'playback.hold' });
    expect(play.playback.value).toEqual({ sounding: 'playing' });
    expect(play.sounds).toEqual(['play from 0', 'player.pause', 'player.resume']);
  });

  it('goes on where the player seeks, and begins there next time', () => {
    const play = listening().ask({ type: 'playback.seek', column: 4 });
    expect(play.playback.value).toBe('stopped');
    expect(play.playback.context.fromColumn).toBe(4);

    play.ask({ type: 'playback.toggle', source: 'solution' });
    play.ask({ type: 'playback.seek', column: 6 });
    expect(play.playback.value).toEqual({ sounding: 'playing' });
    expect(play.playback.context.source).toBe('solution');
    play.ask({ type: 'playback.hold' }).ask({ type: 'playback.seek', column: 2 });
    expect(play.playback.value).toBe('stopped');
    expect(play.playback.context.fromColumn).toBe(2);
    expect(play.sounds).toEqual([
      'play from 2',
      'silence',
      'play from 3',
      'player.pause',
      'silence',
    ]);
  });

  it('begins again at the end, as long as that is wanted', () => {
    const play = listening().ask({ type: 'playback.seek', column: 4 });
    play.music({ type: 'playback.loop' }).ask({ type: 'playback.toggle', source: 'board' });
    play.endMusic();
    expect(play.playback.value).toEqual({ sounding: 'playing' });
    play.music({ type: 'playback.loop' }).endMusic();
    expect(play.playback.value).toBe('stopped');
    expect(play.sounds).toEqual(['play from 2', 'silence', 'play from 2', 'silence']);
  });

  it('plays in each round what is painted by then', () => {
    const play = listening().music({ type: 'playback.loop' });
    play.ask({ type: 'playback.toggle', source: 'board' });
    const notes = () => play.playback.context.request?.score.notes.length ?? 0;
    const before = notes();
    play.paint(9).endMusic();
    expect(notes()).toBe(before + 1);
  });

  /** Eight columns of half a second each, and a track as long as told. */
  function withTrack(columns: number): TestPlay {
    const track = emptyGrid(columns, 1);
    const params = { controlLines: [], track, normalizeVelocity: true };
    return new TestPlay({ grid: { ...emptyGrid(8, 1), rules: [{ id: 'music', params }] } });
  }

  it('begins at the start of a track that ends before the column, in each round', () => {
    const play = withTrack(4).music({ type: 'playback.loop' });

    play.ask({ type: 'playback.seek', column: 3 });
    play.ask({ type: 'playback.toggle', source: 'solution' });
    play.ask({ type: 'playback.seek', column: 4 }).endMusic();
    play.ask({ type: 'playback.toggle', source: 'board' });

    const starts = play.sounds.filter((sound) => sound !== 'silence');
    expect(starts).toEqual(['play from 1.5', 'play from 0', 'play from 0', 'play from 2']);
  });

  it('is silent where its track has no length', () => {
    const play = withTrack(0).music({ type: 'playback.loop' });

    play.ask({ type: 'playback.toggle', source: 'solution' });

    expect(play.playback.value).toBe('stopped');
    expect(play.sounds).toEqual([]);
  });

  it('is silent where the puzzle makes none, and when nothing sounds', () => {
    const play = new TestPlay()
      .ask({ type: 'playback.toggle', source: 'board' })
      .ask({ type: 'playback.hold' });

    expect(play.playback.value).toBe('stopped');
    expect(listening().ask({ type: 'playback.hold' }).sounds).toEqual([]);
  });
});

/** Two dark cells and then light ones: where the first is a 2, everything holds. */
function lightButTwo({ tiles }: Grid): Grid['tiles'] {
  const [dark, light] = exampleGrid({ tiles: 'bw' }).tiles;
  invariant(dark && light, 'the drawing has two cells');
  return tiles.map((_, cell) => (cell < 2 ? dark : light));
}
