import { writeFile } from 'node:fs/promises';
import { newPuzzle } from '#tests/e2e/serverPuzzles.ts';
import { expect, test } from './enginesTest.ts';

test('the pages of the site open for somebody with puzzles', async ({ player, browserDriver }) => {
  await player.signInAs('Ada Lovelace');
  const { id: me } = (await player.call('GET', '/user/me')) as Made;
  const { id: puzzle } = (await player.call('POST', '/puzzle/create', newPuzzle('Lamps'))) as Made;
  await player.call('POST', `/puzzle/${puzzle}/publish`);
  const series = { title: 'Lights', isSeries: true };
  const { id: collection } = (await player.call('POST', '/collection/create', series)) as Made;
  await player.call('POST', `/collection/${collection}/add`, { puzzleIds: [puzzle] });
  for (const [name, page, shown] of [
    ['front', '/', 'Every cell'],
    ['search', '/search/puzzles', 'Lamps'],
    ['mine', '/my-stuff/puzzles', 'Lamps'],
    ['collections', '/my-stuff/collections', 'Lights'],
    ['follows', '/my-follows', 'Followed collections'],
    ['collection', `/collection/${collection}`, 'Lamps'],
    ['profile', `/profile/${me}`, 'Lamps'],
    ['notifications', '/notifications', 'Notifications'],
    ['settings', '/settings', 'Account'],
    ['support', '/support', 'Support Chiaro'],
    ['perfection', `/perfection/${puzzle}`, 'Lamps'],
    ['own', `/create/${puzzle}`, 'Saved'],
  ] as const)
    await test.step(page, async () => {
      await player.open(page);
      await player.shows(shown);
      await player.comesToRest();
      expect(await browserDriver.complaints(), page).toEqual([]);
      await writeFile(test.info().outputPath(`${name}.png`), await browserDriver.screenshot());
    });

  await player.openBoard(`/solve/${puzzle}`);
  await player.paint([0]);
  await expect.poll(async () => (await player.letters())[0]).toBe('b');
  await player.press('button', 'Love this puzzle');
  await player.press('button', 'Comments');
  await player.press('textbox', 'What do you think?');
  await player.type('Bright');
  await player.key('\uE007'); // Enter
  await player.shows('Bright');
  await expect.poll(() => player.call('GET', `/comment/${puzzle}/count`)).toEqual({ total: 1 });
  await expect
    .poll(() => player.call('GET', `/puzzle/${puzzle}/solve/brief`))
    .toMatchObject({ loveCount: 1 });
});

/** Something that the server made. */
interface Made {
  readonly id: string;
}
