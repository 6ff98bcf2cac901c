import type { Locator } from '@playwright/test';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { Fingers } from '#tests/support/Fingers.ts';
import { axe, expect, test } from './fixtures.ts';

const LINE = 'c0|b120|p0|rvnC5,vnB4,vnA4,vnG4'.replaceAll('|', '&#124;').replaceAll(',', '&#44;');
/** Six by four, with four notes from its first column on. */
const SCORE = `0_6x4|T6:${'w'.repeat(24)}|C1:|Z|S|Rmusic,controlLines=${LINE}`;

/** Writes a score as an author would. */
class ScoreAuthor extends CreateDriver {
  /** The popup next to a column, which is counted from 0. */
  playback(column: number): Locator {
    return this.page.getByRole('dialog', { name: `Playback at column ${column + 1}` });
  }

  /** The popup next to a row at a column, both counted from 0. */
  row(row: number, column: number): Locator {
    return this.page.getByRole('dialog', { name: `Row ${row + 1} from column ${column + 1}` });
  }
}

test('by mouse tempo and notes are placed, set, taken back and taken away', async ({ page }) => {
  const author = new ScoreAuthor(page);
  const { keyboard } = author;
  await author.create(SCORE);
  await author.take('Playback');
  await author.click(2);
  await expect(author.undo).toBeEnabled();
  await author.click(8);
  const playback = author.playback(2);
  const tempo = playback.getByRole('spinbutton');
  await expect(tempo).toHaveValue('120');
  await tempo.fill('20');
  await playback.getByRole('radio', { name: 'Down' }).check();
  await playback.getByRole('switch', { name: 'Checkpoint' }).check();
  await axe(page);
  await author.click(20);
  await expect(playback).toHaveCount(0);
  await author.click(2);
  await expect(tempo).toHaveValue('20');
  await expect(playback.getByRole('radio', { name: 'Down' })).toBeChecked();
  await expect(playback.getByRole('switch', { name: 'Checkpoint' })).toBeChecked();
  await keyboard.press('Escape');
  await author.undo.click();
  await author.click(2);
  await expect(tempo).toHaveValue('120');
  await expect(playback.getByRole('switch', { name: 'Checkpoint' })).not.toBeChecked();
  await playback.getByRole('button', { name: 'Delete' }).click();
  await author.click(2);
  await expect(playback).toHaveCount(0);
  await author.click(2, 'right');
  for (let steps = 0; steps < 4; steps++) await author.undo.click();
  await expect(author.undo).toBeDisabled();

  await author.take('Music note');
  await author.click(9);
  await author.click(9);
  const note = author.row(1, 3);
  await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('C4');
  await note.getByRole('textbox', { name: 'Note' }).fill('f#3');
  await note.getByLabel('Instrument').selectOption('Violin');
  await note.getByRole('switch', { name: 'Change the volume' }).check();
  const loudness = note.getByRole('spinbutton');
  await expect(loudness).toHaveValue('0.5');
  await loudness.fill('0.4');
  await note.getByRole('button', { name: 'More: Volume' }).click();
  await expect(loudness).toHaveValue('0.6');
  await keyboard.press('Escape');
  await author.click(9);
  await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('F#3');
  await expect(note.getByLabel('Instrument')).toHaveValue('violin');
  await expect(loudness).toHaveValue('0.6');
  await author.click(23);
  await author.click(9, 'right');
  await author.undo.click();
  await author.undo.click();
  await author.click(9);
  await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('C4');
});

test('by keys tempo and notes are placed and set', async ({ page }) => {
  const author = new ScoreAuthor(page);
  const { keyboard } = author;
  await author.create(SCORE);
  await author.tabToBoard();
  await keyboard.press('Alt+8');
  await author.goTo(4, 1);
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  const playback = author.playback(4);
  await author.tabTo(playback.getByRole('spinbutton'));
  await keyboard.type('240');
  await keyboard.press('ArrowUp');
  await keyboard.press('Escape');
  await expect(playback).toHaveCount(0);
  await expect(author.cell(2, 5)).toBeFocused();
  await keyboard.press('Enter');
  await expect(playback.getByRole('spinbutton')).toHaveValue('241');
  await expect(playback.getByRole('switch', { name: 'Change the tempo' })).toBeFocused();
  await keyboard.press('Delete');
  await expect(playback).toHaveCount(0);
  await expect(author.cell(2, 5)).toBeFocused();

  await keyboard.press('Alt+9');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  const note = author.row(1, 4);
  await expect(note.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('PageUp');
  await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('C#5');
  await author.tabTo(note.getByRole('switch', { name: 'Change the volume' }));
  await keyboard.press('Space');
  const loudness = note.getByRole('spinbutton');
  await author.tabTo(loudness);
  await keyboard.type('0');
  await keyboard.press('ArrowUp');
  await expect(loudness).toHaveValue('0.2');
  await keyboard.press('Escape');
  await keyboard.press('z');
  await keyboard.press('Enter');
  await expect(note.getByRole('textbox', { name: 'Note' })).toHaveValue('C4');
  await expect(loudness).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('tempo and notes are placed by taps and set in a sheet', async ({ page }) => {
    const author = new ScoreAuthor(page);
    await author.create(SCORE);
    const fingers = await Fingers.on(page);
    let atMs = 0;
    const tapOn = async (cell: number) =>
      await fingers.tap((atMs += 1000), await author.middleOf(cell));
    await author.tool('Playback').tap();
    await tapOn(2);
    await expect(author.undo).toBeEnabled();
    await tapOn(2);
    const playback = author.playback(2);
    await playback.getByRole('button', { name: 'More: Beats per minute' }).tap();
    await expect(playback.getByRole('spinbutton')).toHaveValue('121');
    await playback.getByRole('button', { name: 'Close' }).tap();

    await author.tool('Music note').tap();
    await tapOn(15);
    await tapOn(15);
    const note = author.row(2, 3);
    await note.getByLabel('Instrument').selectOption('Drums');
    await note.getByLabel('Drum').selectOption('Kick');
    await note.getByRole('button', { name: 'Close' }).tap();
    await expect(note).toHaveCount(0);
    await tapOn(15);
    await expect(note.getByLabel('Drum')).toHaveValue('kick');
    await note.getByRole('button', { name: 'Delete' }).tap();
    await expect(note).toHaveCount(0);
    for (let steps = 0; steps < 3; steps++) await author.undo.tap();
    await tapOn(15);
    await expect(note).toHaveCount(0);
  });
});
