import path from 'node:path';
import { build } from 'vite';
import type { Recording } from '#tests/audio/renderer.ts';
import { invariant } from '#base/invariant.ts';
import { emptyGrid, recolor, type Grid } from '#engine/grid/grid.ts';
import { EMPTY_ROW, INSTRUMENTS, type Instrument } from '#engine/music/controlLines.ts';
import { DRUM_SAMPLES } from '#engine/music/pitch.ts';
import { columnAt } from '#engine/music/columnAt.ts';
import { compileScore, type Score } from '#engine/music/score.ts';
import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const BEGINS_AT = 0.1;
const QUIET_MS = 40;
const PITCHED = INSTRUMENTS.filter((instrument) => instrument !== 'drum');

let script = '';

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: path.resolve('tests/audio/renderer.ts'),
        formats: ['iife'],
        name: 'recording',
      },
    },
  });
  const output = Array.isArray(built) ? built[0] : built;
  invariant(output && 'output' in output, 'the recorder is built once');
  script = output.output[0].code;
});

test.beforeEach(async ({ page }) => {
  // A page of nothing, of the site: what is recorded comes from the script.
  await page.route('**/nothing', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>nothing</title>' }),
  );
  await page.goto('/nothing');
  await page.evaluate(script);
});

/** Columns of dark (b) and light (w) cells, `-` held on, one text a row. */
function board(...rows: readonly string[]): Grid {
  const width = rows[0]?.length ?? 0;
  const grid = emptyGrid(width, rows.length);
  const letters = [...rows.join('')];
  return {
    ...grid,
    tiles: grid.tiles.map((tile, cell) => recolor(tile, letters[cell] === 'w' ? 'light' : 'dark')),
    connections: letters.flatMap((letter, cell) => {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      return letter === '-' ? [{ x1: x - 1, y1: y, x2: x, y2: y }] : [];
    }),
  };
}

/** A score of rows that each have one note on one instrument. */
function scoreOf(
  grid: Grid,
  notes: readonly string[],
  instrument: Instrument,
  velocity = 0.8,
): Score {
  const rows = notes.map((note) => ({ ...EMPTY_ROW, note, instrument, velocity }));
  const line = { column: 0, bpm: 150, pedal: null, checkpoint: false, rows };
  return compileScore(grid, [line], false);
}

function record(page: Page, score: Score, seconds = 2.4, volume = 1): Promise<Recording> {
  return page.evaluate((args) => window.recorder.record(...args), [
    score,
    seconds,
    BEGINS_AT,
    volume,
  ] as const);
}

/** Milliseconds at which sound begins after silence. */
function onsets({ peaks }: Recording): readonly number[] {
  const loudest = Math.max(...peaks);
  let quietMs = QUIET_MS;
  return peaks.flatMap((peak, ms) => {
    const begins = quietMs >= QUIET_MS && peak > 0.03 * loudest;
    if (begins) quietMs = 0;
    else if (peak < 0.02 * loudest) quietMs += 1;
    else if (quietMs < QUIET_MS) quietMs = 0;
    return begins ? [ms] : [];
  });
}

test('the volume of music is what is heard of it', async ({ page }) => {
  const score = scoreOf(board('bwbw'), ['A4'], 'piano');
  const loud = await record(page, score);
  const half = await record(page, score, 2.4, 0.5);
  const silent = await record(page, score, 2.4, 0);

  expect(loud.rms).toBeGreaterThan(0.005);
  expect(half.rms / loud.rms).toBeCloseTo(0.5, 1);
  expect(silent.rms).toBe(0);
});

const voices = [
  ...INSTRUMENTS.map((instrument) => [instrument, 'A4', instrument] as const),
  ...DRUM_SAMPLES.map((sample) => [sample, sample, 'drum'] as const),
];

test('each voice sounds when its cells are passed, within 10 ms', async ({ page }) => {
  for (const [name, note, instrument] of voices) {
    const score = scoreOf(board('bwwwbw'), [note], instrument);

    const recording = await record(page, score);
    const heard = onsets(recording);

    expect(heard, name).toHaveLength(2);
    heard.forEach((ms, i) => {
      const { atSeconds = 0, column = 0 } = score.notes[i] ?? {};
      expect(Math.abs(ms / 1000 - BEGINS_AT - atSeconds), name).toBeLessThanOrEqual(0.01);
      expect(columnAt(score, ms / 1000 - BEGINS_AT + 0.001), name).toBeCloseTo(column, 1);
    });
    expect(Math.max(...recording.peaks), name).toBeGreaterThan(0.04);
  }
});

test('instruments are about equally loud', async ({ page }) => {
  const levels = new Map<string, number>();
  for (const instrument of PITCHED) {
    const { rms } = await record(page, scoreOf(board('b-'), ['A4'], instrument), 1);
    levels.set(instrument, 20 * Math.log10(rms));
  }

  const loudness = [...levels.values()];
  const spread = Math.max(...loudness) - Math.min(...loudness);
  expect(spread, JSON.stringify([...levels])).toBeLessThan(6);
});

test('sixteen voices at full strength do not clip', async ({ page }) => {
  const notes = ['C', 'E', 'G', 'B'].flatMap((letter) => [3, 4, 5, 6].map((n) => `${letter}${n}`));
  for (const instrument of PITCHED) {
    const score = scoreOf(board(...notes.map(() => 'b-w')), notes, instrument, 1);

    const { peaks } = await record(page, score, 1.2);

    expect(Math.max(...peaks), instrument).toBeLessThan(1);
  }
});

test('a drum that two rows hit at once sounds once and breaks nothing', async ({ page }) => {
  const score = scoreOf(board('bw', 'bw', 'bw'), ['snare', 'snare', 'kick'], 'drum');

  const { peaks } = await record(page, score, 1);

  expect(Math.max(...peaks)).toBeGreaterThan(0.1);
});

test('a note lasts as long as its joined cells', async ({ page }) => {
  const { peaks } = await record(page, scoreOf(board('b--w'), ['A4'], 'flute'));

  const loudest = Math.max(...peaks);
  const lastMs = peaks.findLastIndex((peak) => peak > 0.5 * loudest);
  expect(lastMs / 1000 - BEGINS_AT).toBeGreaterThan(1.19);
  expect(lastMs / 1000 - BEGINS_AT).toBeLessThan(1.3);
});
