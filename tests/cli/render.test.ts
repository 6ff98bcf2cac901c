import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPng } from '#tests/support/readPng.ts';
import { renderCommand } from '../../src/cli/commands/renderCommand.ts';

const PUZZLE = '3x2|T3:bwn/.Wn|C1:|Z|Snumber,x=1,y=0,number=7|R';

let folder = '';
let stderrText = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chiaro-render-'));
  stderrText = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderrText += String(text);
    return true;
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function renderTo(name: string, ...options: string[]): Promise<Buffer> {
  const source = path.join(folder, 'puzzle.txt');
  const output = path.join(folder, name);
  await writeFile(source, PUZZLE);
  expect(await renderCommand.run([source, '-o', output, ...options])).toBe(0);
  return readFile(output);
}

describe('chiaro render', () => {
  it('draws an SVG that needs no fonts', async () => {
    const text = (await renderTo('board.svg')).toString('utf8');

    expect(text).toMatch(/^<svg xmlns=/);
    expect(text).not.toMatch(/<text|var\(/);
  });

  it('draws a PNG, half a cell of page round the board', async () => {
    const png = await renderTo('board.png', '--cell', '20');

    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([80, 60]);
  });

  it('draws a PNG as wide as asked', async () => {
    const png = await renderTo('board.png', '--width', '1000');

    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1000, 750]);
  });

  it('has the ink of a figure in its cell', async () => {
    const { width, pixelAt } = readPng(await renderTo('board.png', '--width', '400'));
    const [cellPx, row] = [100, 100];
    const colorsIn = (column: number) => {
      const left = 50 + column * cellPx;
      const colors = new Set<number>();
      for (let x = left + 15; x < left + 85; x += 1) colors.add(pixelAt(x, row));
      return colors;
    };

    expect(width).toBe(400);
    expect(colorsIn(0).size).toBe(1);
    expect(colorsIn(1).size).toBeGreaterThan(3);
  });

  it('draws in either house theme', async () => {
    const dark = await renderTo('dark.svg', '--theme', 'dark');

    expect(dark.equals(await renderTo('light.svg', '--theme', 'light'))).toBe(false);
  });

  it.each([
    [['-o', 'a.png'], 'Pass one file, or - for standard input.'],
    [['puzzle.txt'], 'Missing -o: a file name that ends in .svg or .png.'],
    [['puzzle.txt', '-o', 'board.gif'], '-o takes a file name that ends in .svg or .png.'],
    [['puzzle.txt', '-o', 'a.png', '--theme', 'red'], '--theme takes dark or light.'],
    [['puzzle.txt', '-o', 'a.png', '--cell', '0'], '--cell takes a number from 1 to 512.'],
    [['puzzle.txt', '-o', 'a.png', '--width', 'x'], '--width takes a number from 1 to 16384.'],
    [['puzzle.txt', '-o', 'a', '--cell', '9', '--width', '9'], '-o takes a file name'],
    [
      ['puzzle.txt', '-o', 'a.png', '--cell', '9', '--width', '9'],
      'Pass --cell or --width, not both.',
    ],
  ])('refuses %j with a reason', async (args, reason) => {
    expect(await renderCommand.run(args)).toBe(2);
    expect(stderrText).toContain(reason);
  });

  it('says that a picture would be too large', async () => {
    const source = path.join(folder, 'wide.txt');
    await writeFile(source, `60x1|T60:${'n'.repeat(60)}|C1:|Z|S|R`);

    expect(await renderCommand.run([source, '-o', 'a.png', '--cell', '512'])).toBe(2);
    expect(stderrText).toContain('too large');
  });

  it('says that a file is missing', async () => {
    expect(await renderCommand.run([path.join(folder, 'none.txt'), '-o', 'a.svg'])).toBe(2);
    expect(stderrText).toContain('Can’t read this file');
  });
});
