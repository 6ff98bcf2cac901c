import { writeFile } from 'node:fs/promises';
import { invariant } from '#base/invariant.ts';
import { musicPuzzle } from '#tests/support/musicPuzzle.ts';
import { editLink, solveLink } from '#tests/support/gridText.ts';
import { answerOf } from '#tests/support/sharedPuzzles.ts';
import { cellsChangedBy, expectTruePicture } from './boardPicture.ts';
import { expect, test } from './enginesTest.ts';

/**
 * All kinds of cells: empty, given, joined, missing; clues on empty cells, on given ones, between
 * cells.
 */
const MIXED = [
  '0_6x5',
  'T6:nBnWnnnnnnnnNnnnn.nnnBWnnnnnnn',
  'C6:AA..........................BB',
  'Z',
  'Sminesweeper,x=2,y=1,number=3:number,x=3,y=3,number=2:number,x=0,y=4,number=5:letter,x=4,y=0,letter=A',
  'Rconnect_all,color=dark',
].join('|');

/** How colors are chosen. The driver of WebKit loses the release of the right button. */
const COLORS = [
  ['b', 'Dark'],
  ['w', 'Light'],
] as const;

const PAGES = [
  ['home', '/'],
  ['create', '/create'],
  ['solve', solveLink(MIXED)],
  ['music', solveLink(musicPuzzle())],
] as const;

test('every cell has the color that the grid tells, also after a drag @short', async ({
  player,
  browserDriver,
}) => {
  await player.openBoard(solveLink(MIXED));
  const before = await player.letters();
  await expectTruePicture(browserDriver, player);

  await player.paint([6, 7, 8, 9, 15]);
  await player.press('radio', 'Light');
  await player.paint([18, 19, 20]);

  await expect.poll(() => player.letters()).toMatch(/^.{6}bbbb.{5}b..www/);
  await expectTruePicture(browserDriver, player);

  await player.key('z');
  await player.key('z');
  await expect.poll(() => player.letters()).toBe(before);
  await expectTruePicture(browserDriver, player);
});

test('cells have their colors in the light theme', async ({ player, browserDriver }) => {
  await player.openBoard(solveLink(MIXED));
  await player.choose('light');
  await player.reload();
  await player.paint([6, 7, 8, 9, 15]);
  await player.press('radio', 'Light');
  await player.paint([18, 19, 20]);

  await expectTruePicture(browserDriver, player);
});

test('the pages open without a complaint', async ({ player, browserDriver }) => {
  for (const [name, page] of PAGES) {
    if (name === 'home') await player.open(page);
    else await player.openBoard(page);
    await player.comesToRest();
    expect(await browserDriver.complaints(), name).toEqual([]);
    await writeFile(test.info().outputPath(`${name}.png`), await browserDriver.screenshot());
  }
});

test('a puzzle is solved, and a reload brings it back', async ({ player, browserDriver }) => {
  const { grid, answer } = answerOf('unique-153');
  await player.openBoard(solveLink(grid));
  const [end, ...others] = [...answer].reverse();
  invariant(end, 'the puzzle has something to paint');
  const [last, color] = end;
  for (const [letter, name] of COLORS) {
    await player.press('radio', name);
    for (const [cell, wanted] of others)
      if (wanted === letter && (await player.letters())[cell] === 'n') await player.paint([cell]);
  }
  await player.comesToRest(); // the grid tells of a cell a moment after it was painted
  const before = await player.letters();

  await player.reload();
  await expect.poll(() => player.letters()).toBe(before);
  await expectTruePicture(browserDriver, player);

  await player.press('radio', color === 'b' ? 'Dark' : 'Light');
  await player.paint([last]);
  await player.sees('All lit.');
});

test('the editor draws what its tools would do', async ({ player, browserDriver }) => {
  await player.open('/');
  await player.declineTour();
  await player.openBoard(editLink('0_4x3|T4:bwnnwbnnnnnn|C4:|Z|S|R'));
  const changedBy = (action: () => Promise<void>, inset?: number) =>
    cellsChangedBy(browserDriver, player, action, inset);

  await player.press('button', 'Rows');
  expect(await changedBy(() => player.hover({ x: 2, y: 1.5 }))).toBe('----xxxx----');
  await player.press('button', 'Copy and paste');
  expect(await changedBy(() => player.paint([0, 5]))).toBe('xx--xx------');
  await player.key('.');
  expect(await changedBy(() => player.hover({ x: 2.5, y: 1.5 }))).toBe('------xx--xx');
  await player.press('button', 'Zones');
  const border = await changedBy(() => player.draw({ x: 3, y: 0.3 }, { x: 3, y: 2.7 }), 0);
  expect(border).toBe('--xx--xx--xx');
  await expectTruePicture(browserDriver, player);
});

test('a hint dims the board, and shows what follows', async ({ player, browserDriver }) => {
  await player.openBoard(solveLink('0_4x2|T4:Wnnnnnnn|C4:|Z|Sviewpoint,x=0,y=0,number=5|R'));
  const pressed = async (next: string) => {
    await player.key('h');
    await player.find('button', next);
  };
  const dimmed = await cellsChangedBy(browserDriver, player, () => pressed('Which clues?'));
  expect(dimmed.slice(1)).toBe('xxxxxxx');

  await pressed('Which cell?');
  await pressed('Why?');
  expect(await cellsChangedBy(browserDriver, player, () => pressed('Paint it for me'))).toBe(
    '-xxxx---',
  );
  await player.key('h');
  await expect.poll(() => player.letters()).toBe('wwwwwnnn');
  await expectTruePicture(browserDriver, player);
});
