import { randomFrom } from '#base/random.ts';
import type { Feature } from '#engine/clues/defineRule.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { createLegend } from '#engine/judging/legend.ts';
import { render } from '#engine/picture/render.ts';
import { listFeatures } from '#engine/play/features.ts';
import { boardScore } from '#engine/play/playback.ts';
import { parsePuzzle, writePuzzle } from '#engine/puzzle/envelope.ts';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import type { ParseError } from '#engine/text/ParseError.ts';
import { decodeShare, encodeShare } from '#engine/codec/share.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import { openPuzzle, openShared } from '#engine/puzzle/puzzle.ts';
import type { Result } from '#base/result.ts';
import { english } from '#texts/english.ts';
import { casesOf } from '#tests/support/conformance.ts';
import { compression } from '../../src/cli/readInput.ts';
import { mutate } from './mutate.ts';

type Outcome = Result<unknown, ParseError>;

/**
 * A reader under attack: texts to start from, and what to do with a changed one. Throwing is what
 * must never happen.
 */
interface Target {
  readonly name: string;
  readonly corpus: readonly string[];
  read(text: string): Outcome | Promise<Outcome>;
}

/**
 * Boards that are judged too stay small: this attacks what odd texts mean, not how fast big boards
 * are.
 */
const MAX_JUDGED_CELLS = 150;

/** Timers that are longer fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

function readGrid(text: string): Outcome {
  const grid = parseGridText(text);
  if (!grid.ok) return grid;
  // Lines without rows read back with one row, so that only the second writing has to be the last
  // word.
  const written = writeGridText(reread(writeGridText(grid.value)));
  if (writeGridText(reread(written)) !== written) throw new Error('Writing is not stable');
  const clean = sanitize(grid.value);
  writeGridText(clean);
  if (clean.tiles.length <= MAX_JUDGED_CELLS) use(clean);
  return grid;
}

/**
 * Uses a board as a page does: judges it, explains it, draws it, and offers the features of its
 * rules.
 */
function use(grid: Grid): void {
  const board = boardOf(grid);
  const judgement = judge(board, null);
  createLegend(board, judgement, 'create');
  render(grid, { symbols: 'all' });
  for (const feature of listFeatures(grid)) expectUsable(feature);
  const score = boardScore(grid);
  if (score && !score.columnStartsSeconds.every(Number.isFinite))
    throw new Error('The music never ends');
}

/** Expects valid counts and delays. */
function expectUsable(feature: Feature): void {
  if (feature.kind !== 'foresight') return;
  const { count, regenIntervalSeconds } = feature;
  const isUsable = Number.isInteger(count) && count >= 1 && regenIntervalSeconds >= 1;
  if (!isUsable || regenIntervalSeconds * 1000 > MAX_TIMER_MS)
    throw new Error('The charges of foresight cannot be counted');
}

function reread(text: string): Grid {
  const grid = parseGridText(text);
  if (!grid.ok) throw new Error(`Cannot read what was written: ${english.say(grid.error.message)}`);
  return grid.value;
}

function readEnvelope(text: string): Outcome {
  const puzzle = parsePuzzle(text);
  if (puzzle.ok) writePuzzle(puzzle.value);
  openPuzzle(text);
  return puzzle;
}

async function readLink(data: string): Promise<Outcome> {
  const text = await decodeShare(data, compression);
  const puzzle = await openShared(data, compression);
  return text.ok ? puzzle : text;
}

/** The whole way of a puzzle whose grid is odd: envelope, link and back. */
async function readPacked(grid: string): Promise<Outcome> {
  const data = await encodeShare(JSON.stringify({ title: 'T', grid }), compression);
  return openShared(data, compression);
}

function textsOf(file: string, field: string): string[] {
  return casesOf(file).flatMap((one) => {
    const value: unknown = Object.entries(one).find(([name]) => name === field)?.[1];
    return typeof value === 'string' ? [value] : [];
  });
}

/** Every reader, with the texts of the conformance tables. */
export function targets(): readonly Target[] {
  const grids = ['roundtrip.jsonl', 'parse.jsonl', 'checksum.jsonl'].flatMap((file) =>
    textsOf(file, 'grid'),
  );
  const puzzles = casesOf('puzzle.jsonl').flatMap(({ expect }) =>
    typeof expect['text'] === 'string' ? [expect['text']] : [],
  );
  const links = textsOf('share_decode.jsonl', 'data');
  return [
    { name: 'grid text', corpus: grids, read: readGrid },
    { name: 'envelope', corpus: puzzles, read: readEnvelope },
    { name: 'link', corpus: links, read: readLink },
    { name: 'packed grid', corpus: grids.map((text) => text.replace(/^0_/, '')), read: readPacked },
  ];
}

/** The input of a number, the same for the same seed. */
export function inputOf(target: Target, seed: number, index: number): string {
  const random = randomFrom(seed ^ Math.imul(index + 1, 0x9e3779b1));
  const pick = () => target.corpus[Math.floor(random() * target.corpus.length)] ?? '';
  return mutate(pick(), pick(), random);
}

/** The result of one input. */
export interface Attack {
  readonly target: string;
  readonly input: string;
  /** The code of its error, or that it was read. */
  readonly outcome: string;
  readonly milliseconds: number;
}

/** Attack with one input. Rejects if the reader throws. */
export async function attack(
  list: readonly Target[],
  seed: number,
  index: number,
  now: () => number,
): Promise<Attack> {
  const target = list[index % list.length];
  if (!target) throw new Error('No reader to attack');
  const input = inputOf(target, seed, index);
  const start = now();
  const outcome = await target.read(input);
  return {
    target: target.name,
    input,
    outcome: outcome.ok ? 'read' : outcome.error.code,
    milliseconds: now() - start,
  };
}
