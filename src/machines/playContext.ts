import type { State, Judgement } from '#engine/clues/verdict.ts';
import type { Feature } from '#engine/clues/defineRule.ts';
import type { Cell, Grid, SolidColor } from '#engine/grid/grid.ts';
import { listFeatures } from '#engine/play/features.ts';
import { foresee, type Foresight } from '#engine/play/foresight.ts';
import { freshProgress, type BoardProgress } from './boardContext.ts';
import { initialJudgement } from './checkingMachine.ts';
import type { Document } from './document.ts';
import {
  initialCharges,
  type Charges,
  type ForesightInput,
  type SavedCharges,
} from './foresightMachine.ts';
import type { PlaybackSource } from './playbackMachine.ts';
import type { ProgressToSave } from './progressMachine.ts';
import type { SpentTime } from './solveMachine.ts';
import type { WorkspaceMode } from './workspaceMode.ts';

/** Milliseconds of a monotonic clock. */
type Clock = () => number;

export interface PlayInput {
  readonly document: Document;
  readonly mode: WorkspaceMode;
  /** The color of the primary button. */
  readonly color: SolidColor;
  /** Progress of an earlier visit; null for a new board. */
  readonly progress: BoardProgress | null;
  readonly time: SpentTime;
  /** Foresight charges of an earlier visit; null for a new board. */
  readonly charges: SavedCharges | null;
  /** True if this session has already recorded a solve of the puzzle. */
  readonly isRecorded: boolean;
  /** True if the board is saved automatically. */
  readonly isSaving: boolean;
  readonly now: Clock;
}

type ForesightFeature = Extract<Feature, { kind: 'foresight' }>;

/** The state of a play, updated from the snapshots of its children. */
export interface PlayContext {
  readonly input: PlayInput;
  /**
   * Null if foresight is not offered: it needs a solution, and a mode for solving. Fixed when the
   * puzzle is opened: only authors change rules, they get no foresight, and a playtest opens the
   * puzzle again.
   */
  readonly foresight: ForesightFeature | null;
  readonly charges: Charges;
  readonly isMusic: boolean;
  readonly board: BoardProgress;
  /** The visible grid: an author may look at the puzzle without its solution. */
  readonly shown: Grid;
  /** The progress last sent to be saved. */
  readonly saved: BoardProgress;
  /** True if no stroke is in progress. */
  readonly isBoardIdle: boolean;
  /** The last painted cell. */
  readonly lastCell: Cell | null;
  /** The combined verdict of all clues, and its grid. */
  readonly verdict: { readonly grid: Grid; readonly final: State };
  /** The verdicts of the board at the time it was opened. */
  readonly judgement: Judgement;
  readonly time: SpentTime;
  readonly playback: PlaybackSummary;
  /** All clues are satisfied, and no stroke is in progress. */
  readonly isSolved: boolean;
  /** The cell whose color solved the puzzle. */
  readonly solvedFrom: Cell | null;
}

/** The state of the playback that its buttons need. */
export interface PlaybackSummary {
  readonly isStopped: boolean;
  readonly isPaused: boolean;
  readonly source: PlaybackSource;
  readonly fromColumn: number;
}

const SECOND_MS = 1000;

/** The context of a play before any snapshot of its children. */
export function initialContext(input: PlayInput): PlayContext {
  const features = listFeatures(input.document.grid);
  const board = input.progress ?? freshProgress(input.document);
  const judgement = initialJudgement(board);
  const isForeseen = input.mode.isSolving && board.solution !== null;
  const offered = isForeseen ? features.find((feature) => feature.kind === 'foresight') : null;
  const foresight = offered ?? null;
  return {
    input,
    foresight,
    charges: initialCharges(chargesOf(foresight, input.charges)),
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

/** True if a rule plays music on the board. Cached by the list of rules. */
export function makesMusic(grid: Grid): boolean {
  const known = musicByRules.get(grid.rules);
  if (known !== undefined) return known;
  const isMusic = listFeatures(grid).some(({ kind }) => kind === 'playback');
  musicByRules.set(grid.rules, isMusic);
  return isMusic;
}

/** The state of a play to save. */
export function collectProgress({
  board,
  time,
  isSolved,
  foresight,
  charges,
}: PlayContext): ProgressToSave {
  return { progress: board, time, isSolved, charges: foresight && charges };
}

/** The answer of foresight for the present board; null if it is not offered. */
export function computeForesight({ foresight, isMusic, board }: PlayContext): Foresight | null {
  if (!foresight || !board.solution) return null;
  const { solvePath } = foresight;
  return foresee(board.grid, board.solution, { solvePath, lightIsBlank: isMusic });
}

/** The input of the foresight machine at the start of a play. */
export function foresightInput(context: PlayContext): ForesightInput {
  const { foresight, input, charges, board } = context;
  const answer = charges.isKnown ? computeForesight(context) : null;
  const lastAnswer = answer && { grid: board.grid, answer };
  return { ...chargesOf(foresight, input.charges), lastAnswer, now: input.now };
}

/** The charges of a puzzle: none without foresight, so no timer runs. */
function chargesOf(foresight: ForesightFeature | null, saved: SavedCharges | null) {
  return {
    count: foresight?.count ?? 0,
    regenIntervalMs: (foresight?.regenIntervalSeconds ?? 0) * SECOND_MS,
    startFull: foresight?.startFull ?? true,
    saved: foresight && saved,
  };
}
