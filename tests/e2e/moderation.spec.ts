import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';
import { beginAs, callFrom, signUpAs } from './account.ts';
import { onModeratedSite } from './moderatedSite.ts';
import { publish } from './serverPuzzles.ts';

/** Do something in a dialog of the moderator, with a message. */
async function act(page: Page, button: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message to this person' }).fill(words);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a moderator settles what was reported, and whom it concerns hears of it', async ({
  page: unused,
  browser,
}) => {
  await unused.close();
  await onModeratedSite(browser, async ({ moderator, another }) => {
    const rolf = await another();
    const rolfId = await beginAs(rolf, 'Rolf');
    const puzzle = await publish(rolf, 'Buy lamps');
    await callFrom(rolf, 'POST', `/comment/${puzzle}`, { content: 'Cheap lamps, cheap!' });
    const ute = await another();
    await beginAs(ute, 'Ute');
    const report = { kind: 'puzzle', id: puzzle, reason: 'It sells something.' };
    expect((await callFrom(ute, 'POST', '/report', report)).status).toBe(200);
    await ute.goto(`/solve/${puzzle}#comments`);
    await ute.getByRole('article').getByRole('button', { name: 'Report' }).click();
    await ute.getByRole('textbox', { name: 'What’s wrong?' }).fill('So does this.');
    await ute.getByRole('button', { name: 'Send report' }).click();
    await expect(ute.getByText('A moderator will take a look.')).toBeVisible();

    await moderator.goto('/mod');
    const reports = moderator.getByRole('article');
    await expect(reports).toHaveCount(2);
    await axe(moderator);
    const ofComment = reports.filter({ hasText: 'Cheap lamps' });
    await ofComment.getByRole('button', { name: 'Remove the text' }).click();
    await axe(moderator, '[role="dialog"]');
    const dialog = moderator.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Remove the text' })).toBeDisabled();
    await act(moderator, 'Remove the text', 'No advertising, please.');
    await expect(reports).toHaveCount(1);
    await reports.getByRole('button', { name: 'Make private' }).click();
    await act(moderator, 'Make private', 'Puzzles sell nothing here.');
    await expect(moderator.getByRole('heading', { name: 'No open reports' })).toBeVisible();
    await moderator.getByRole('link', { name: 'Resolved' }).click();
    await expect(reports).toHaveCount(2);
    await expect(reports.first()).toContainText(/(?:Comment removed|Puzzle made private), by/);

    await moderator.goto(`/mod/profile/${rolfId}`);
    await expect(moderator.getByText('“Puzzles sell nothing here.”')).toBeVisible();
    await axe(moderator);
    await rolf.goto('/notifications');
    const told = rolf.getByRole('main');
    await expect(told).toContainText('Puzzles sell nothing here.');
    await expect(told).toContainText('No advertising, please.');
    await rolf.goto(`/solve/${puzzle}#comments`);
    await expect(rolf.getByRole('article')).not.toContainText('Cheap');
    await ute.goto('/notifications');
    const outcomes = ute.getByRole('main');
    await expect(outcomes).toContainText(
      /about a comment\. A moderator removed it\..*So does this/,
    );
    await expect(outcomes).toContainText(/about a puzzle\. A moderator removed it\./);
    await expect(outcomes).not.toContainText(/Rolf|No advertising/);

    await rolf.goto('/notifications');
    await rolf.getByRole('button', { name: /^Appeal.*Buy lamps/ }).click();
    await expect(told).toContainText('You’ve appealed.');
    await axe(rolf);
    await moderator.goto('/mod?state=appeals');
    await expect(
      moderator.getByRole('button', { name: 'Notifications. 1 open appeal' }),
    ).toBeVisible();
    await axe(moderator);
    await moderator.getByRole('button', { name: 'Reject appeal' }).click();
    await act(moderator, 'Reject appeal', 'It sells lamps.');
    await expect(moderator.getByRole('heading', { name: 'No open appeals' })).toBeVisible();
    await rolf.reload();
    await expect(told).toContainText('It sells lamps.');

    await moderator.setViewportSize({ width: 390, height: 844 });
    await moderator.goto('/mod?state=site');
    await expect(moderator.getByRole('heading', { name: 'Invitations' })).toBeVisible();
    await expect(moderator.getByRole('link', { name: 'Site', exact: true })).toBeInViewport({
      ratio: 1,
    });
    await axe(moderator);
  });
});

test('a moderator pauses somebody, blocks them, and lets them in again', async ({
  page: unused,
  browser,
}) => {
  await unused.close();
  await onModeratedSite(browser, async ({ moderator, another }) => {
    const rolf = await another();
    const rolfId = await signUpAs(rolf, 'Rolf');
    const puzzle = await publish(rolf, 'Lamps');
    await moderator.goto(`/mod/profile/${rolfId}`);
    const restrictions = moderator.getByRole('region', { name: 'Permissions' });
    await restrictions.getByRole('button').click();
    await moderator
      .getByRole('dialog')
      .getByRole('button', { name: /week.*comments/i })
      .click();
    await act(moderator, 'Change', 'A pause.');
    await expect(restrictions).toContainText('blocked until');

    await rolf.goto(`/solve/${puzzle}#comments`);
    await expect(rolf.getByText(/paused commenting for your account until/)).toBeVisible();
    await expect(rolf.getByRole('textbox', { name: 'What do you think?' })).toBeHidden();

    await moderator.getByRole('button', { name: 'Suspend' }).click();
    await act(moderator, 'Suspend', 'You went on.');
    await expect(moderator.getByText(/^Suspended until/)).toBeVisible();
    await rolf.bringToFront(); // passkeys are asked for by the page in front
    await rolf.goto('/auth');
    await rolf.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(rolf.getByText(/suspended until .*You went on\./)).toBeVisible();

    await rolf.getByLabel('Message to the moderators').fill('I will behave.');
    await rolf.getByRole('button', { name: 'Appeal this decision' }).click();
    await expect(rolf.getByText('Your appeal was sent.')).toBeVisible();
    await moderator.goto('/mod?state=appeals');
    await expect(moderator.getByRole('article')).toContainText('I will behave.');
    await moderator.getByRole('button', { name: 'Accept appeal' }).click();
    await act(moderator, 'Accept appeal', 'Welcome back.');
    await moderator.goto(`/mod/profile/${rolfId}`);
    await expect(moderator.getByText('Active', { exact: true })).toBeVisible();
    await rolf.bringToFront();
    await rolf.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(rolf.getByRole('button', { name: 'Rolf’s account' })).toBeVisible();
  });
});
