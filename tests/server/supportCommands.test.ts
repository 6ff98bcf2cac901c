import { describe, expect, it } from 'vitest';
import { readAdminCommand } from '#server/admin/adminCommands.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { sellingSite } from '#tests/support/sellingSite.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { db } = await useDatabase();
const { site, double, paidBy, levelsOf, daysOf } = await sellingSite(db);

/** Run a command as typed at a terminal, and return its output. */
async function run(...words: readonly string[]): Promise<string> {
  const command = readAdminCommand(words);
  if (!command.ok) throw new Error(command.error);
  const result = await command.value({ db, site: SITE });
  return result.ok ? result.value.join('\n') : `Refused: ${result.error}`;
}

describe('"support"', () => {
  it('gives time at a level, and takes it again', async () => {
    const ada = await site.member('Ada');

    expect(await run('support', 'give', ada.id, '12')).toMatch(/ is a supporter at level 2 until /);
    await run('support', 'give', ada.id, '1', '3');
    expect(await levelsOf(ada)).toEqual({
      level: 3,
      at3: expect.any(Number) as number,
      days: await daysOf(12, 1),
    });

    expect(await run('support', 'take', ada.id)).toContain('isn’t a supporter.');
    expect(await levelsOf(ada)).toMatchObject({ level: 0, days: 0 });
    expect(await run('support', 'take', ada.id)).toMatch(/^Refused: .* has no time/);
  });

  it('takes the time of one order alone, which stays taken', async () => {
    const ada = await site.member('Ada');
    const session = await paidBy(ada, 'long');
    await double.send('checkout.session.completed', session);
    await run('support', 'give', ada.id, '1');

    await run('support', 'take', ada.id, session.payment_intent);
    await double.send('charge.dispute.closed', double.disputeOf(session, 'won'));

    expect(await levelsOf(ada)).toEqual({
      level: 2,
      at3: null,
      days: expect.any(Number) as number,
    });
    expect(await run('support', 'take', ada.id, session.payment_intent)).toMatch(
      /^Refused: .* no time from the order/,
    );
  });

  it('shows the time and where it comes from', async () => {
    const ada = await site.member('Ada');
    expect(await run('support', 'show', ada.id)).toMatch(/ isn’t a supporter\.$/);
    const session = await paidBy(ada, 'long');
    await double.send('checkout.session.completed', session);
    await run('support', 'give', ada.id, '1');
    await double.send('charge.dispute.created', double.disputeOf(session, 'needs_response'));

    const lines = (await run('support', 'show', ada.id)).split('\n');

    expect(lines[0]).toMatch(/ is a supporter at level 2 until \d{4}-\d\d-\d\d\.$/);
    expect(lines[1]).toMatch(/^given {2}level 2 {2}(?:2[89]|3[01]) days left$/);
    expect(lines[2]).toMatch(
      new RegExp(`^${session.payment_intent} {2}level 3 {2}36[56] days left, under dispute$`),
    );
  });

  it.each([
    [['0'], 'MONTHS must be'],
    [['many'], 'MONTHS must be'],
    [['121'], 'MONTHS must be'],
    [['1', '4'], 'LEVEL must be'],
  ])('give %j is refused', async (words, reason) => {
    const ada = await site.member('Ada');

    expect(await run('support', 'give', ada.id, ...words)).toContain(`Refused: ${reason}`);
    expect(await run('support', 'give', 'Nobody at all', '1')).toMatch(/^Refused: There is no/);
  });
});
