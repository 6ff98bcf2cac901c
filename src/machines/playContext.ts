import type { State } from '#engine/clues/verdict.ts';
import type { Judgement } from '#engine/clues/judgement.ts';
import type { Feature } from '#engine/clues/feature.ts';
import type { Cell, Grid, SolidColor } from '#engine/grid/grid.ts';
import { featuresOf } from '#engine/play/features.ts';
import { foresee, type Foresight } from '#engine/play/foresight.ts';
import { freshProgress, type BoardProgress } from './boardContext.ts';
import { firstJudgement } from './checkingMachine.ts';
import type { Document } from './document.ts';
import {
  firstCharges,
  type Charges,
  type ForesightInput,
  type SavedCharges,
} from './foresightMachine.ts';
import type { PlaybackSource } from './playbackMachine.ts';
import type { ProgressToSave } from './progressMachine.ts';
import type { SpentTime } from './solveMachine.ts';
import type { WorkspaceMode } from './workspaceMode.ts';

/** Milliseconds of a clock that never runs backwards. */
type Clock = () => number;

export interface PlayInput {
  readonly document: Document;
  readonly mode: WorkspaceMode;
  /** What the primary button paints. */
  readonly color: SolidColor;
  /** How far an earlier visit came; null for a new board. */
  readonly progress: BoardProgress | null;
  readonly time: SpentTime;
  /** The charges of foresight an earlier visit left; null for a new board. */
  readonly charges: SavedCharges | null;
  /** Whether this session has recorded a solve of the puzzle before. */
  readonly isRecorded: boolean;
  /** Whether the board is saved while it changes. */
  readonly isSaving: boolean;
  readonly now: Clock;
}

type ForesightFeature = Extract<Feature, { kind: 'foresight' }>;

/** What of its children's snapshots the play acts on. */
export interface PlayContext {
  readonly input: PlayInput;
  /**
   * Null where it is not offered: it needs a solution, and somebody who solves. As the puzzle was
   * opened: only authors change rules, and they are offered none; what they try is opened anew.
   */
  readonly foresight: ForesightFeature | null;
  readonly charges: Charges;
  readonly isMusic: boolean;
  readonly board: BoardProgress;
  /** The grid as it is seen: an author may look at the puzzle without its solution. */
  readonly shown: Grid;
  /** The progress that was passed on to be saved. */
  readonly saved: BoardProgress;
  /** No stroke is under way. */
  readonly isBoardIdle: boolean;
  /** The cell that was painted last. */
  readonly lastCell: Cell | null;
  /** What the clues say together, and of which grid. */
  readonly verdict: { readonly grid: Grid; readonly final: State };
  /** What was known of the board when it was opened. */
  readonly judgement: Judgement;
  readonly time: SpentTime;
  readonly playback: PlaybackSummary;
  /** Every clue holds, and no stroke is under way. */
  readonly isSolved: boolean;
  /** The cell that solved it. */
  readonly solvedFrom: Cell | null;
}

/** What the playback does, as far as buttons ask. */
export interface PlaybackSummary {
  readonly isStopped: boolean;
  readonly isPaused: boolean;
  readonly source: PlaybackSource;
  readonly fromColumn: number;
}

const SECOND_MS = 1000;

/** A play before its actors have told anything. */
export function firstContext(input: PlayInput): PlayContext {
  const features = featuresOf(input.document.grid);
  const board = input.progress ?? freshProgress(input.document);
  const judgement = firstJudgement(board);
  const isForeseen = input.mode.isSolving && board.solution !== null;
  const offered = isForeseen ? features.find((feature) => feature.kind === 'foresight') : null;
  const foresight = offered ?? null;
  return {
    input,
    foresight,
    charges: firstCharges(chargesOf(foresight, input.charges)),
    isMusic: makesMusic(input.document.grid),
    board,
    shown: board.grid,
    saved: board,
    isBoardIdle: true,
    lastCell: null,
    verdict: { grid: board.grid, final: judgement.final },
    judgement,
    time: input.time,
    playback: { isStopped: true, isPaused: false, source: 'board', fromColumn: 0 },
    isSolved: false,
    solvedFrom: null,
  };
}

const musicByRules = new WeakMap<Grid['rules'], boolean>();

/** Whether a rule makes music of the board. Known once for the same rules. */
export function makesMusic(grid: Grid): boolean {
  const known = musicByRules.get(grid.rules);
  if (known !== undefined) return known;
  const isMusic = featuresOf(grid).some(({ kind }) => kind === 'playback');
  musicByRules.set(grid.rules, isMusic);
  return isMusic;
}

/** What there is to save of a play now. */
export function toSave({ board, time, isSolved, foresight, charges }: PlayContext): ProgressToSave {
  return { progress: board, time, isSolved, charges: foresight && charges };
}

/** What foresight tells of the board as it stands; null where it is not offered. */
export function answerOf({ foresight, isMusic, board }: PlayContext): Foresight | null {
  if (!foresight || !board.solution) return null;
  const { solvePath } = foresight;
  return foresee(board.grid, board.solution, { solvePath, lightIsBlank: isMusic });
}

/** The charges a play begins with. */
export function foresightInput(context: PlayContext): ForesightInput {
  const { foresight, input, charges, board } = context;
  const answer = charges.isKnown ? answerOf(context) : null;
  const told = answer && { grid: board.grid, answer };
  return { ...chargesOf(foresight, input.charges), told, now: input.now };
}

/** The charges of a puzzle: without foresight there are none, and nothing runs. */
function chargesOf(foresight: ForesightFeature | null, saved: SavedCharges | null) {
  return {
    count: foresight?.count ?? 0,
    regenIntervalMs: (foresight?.regenIntervalSeconds ?? 0) * SECOND_MS,
    startFull: foresight?.startFull ?? true,
    saved: foresight && saved,
  };
}
