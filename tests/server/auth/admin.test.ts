import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { finishSignIn, listIdentities } from '#contract/auth.ts';
import { checkInvitation } from '#contract/invitations.ts';
import {
  ADMIN_COMMAND_NAMES,
  ADMIN_USAGE,
  findAdminHelp,
  readAdminCommand,
} from '#server/admin/adminCommands.ts';
import { adminContext } from '#server/admin/adminContext.ts';
import { noteSiteAddress } from '#server/db/siteAddress.ts';
import { parseEnv } from '#server/env.ts';
import { copyrighted } from '#server/db/schema/puzzles.ts';
import { identities, users } from '#server/db/schema/users.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

/** Run a command as typed at a terminal, and return its output. */
async function run(...words: readonly string[]): Promise<string> {
  const command = readAdminCommand(words);
  if (!command.ok) throw new Error(command.error);
  const result = await command.value({ db, site: SITE });
  return result.ok ? result.value.join('\n') : `Refused: ${result.error}`;
}

async function userNamed(name: string) {
  const [user] = await db.select().from(users).where(eq(users.name, name));
  return user;
}

async function openIn(browser: TestBrowser, printed: string): Promise<Response> {
  const address = new URL(printed.split('\n').find((line) => line.startsWith('http')) ?? '');
  expect(address.origin + address.pathname).toBe('http://localhost:4173/oauth/callback');
  return browser.call(finishSignIn, { query: Object.fromEntries(address.searchParams) });
}

describe('an admin command', () => {
  it.each([
    ['login', 'Grace', ['moderator']],
    ['invite', 'Alan', []],
  ])('"%s" makes an account and an address that signs in once', async (command, name, labels) => {
    const printed = await run(command, name);

    expect(await userNamed(name)).toMatchObject({ labels });
    const browser = new TestBrowser(site);
    expect((await openIn(browser, printed)).status).toBe(204);
    expect((await browser.call(listIdentities)).status).toBe(200);
    expect((await openIn(new TestBrowser(site), printed)).status).toBe(401);
  });

  it('takes a name of several words, and none that nobody sees', async () => {
    await run('invite', 'Mary', 'Ann', ' Evans ');

    expect(await userNamed('Mary Ann Evans')).toBeDefined();
    expect(await run('invite', '\u{200b}')).toMatch(/^Refused: /);
  });

  it('"recover" signs in to an account that is there', async () => {
    const { id } = await site.member('Emmy');
    const printed = await run('recover', 'Emmy');

    expect(printed).toContain(id);
    expect((await openIn(new TestBrowser(site), printed)).status).toBe(204);
  });

  it('"recover" prints the address with which the site was last started, or that it guesses', async () => {
    const { id } = await site.member('Lise');
    const recover = async (variables: Record<string, string>) => {
      const env = parseEnv(variables);
      const command = readAdminCommand(['recover', id]);
      if (!env.ok || !command.ok) throw new Error('The command is not right.');
      const result = await command.value(await adminContext(db, { env: env.value, variables }));
      return result.ok ? result.value.join('\n') : result.error;
    };

    expect(await recover({})).toMatch(
      /localhost:4173\/oauth[^]*never started [^]* set PUBLIC_URL or PORT/,
    );
    await noteSiteAddress(db, 'http://localhost:4999');
    await noteSiteAddress(db, 'https://puzzles.example');
    expect(await recover({})).toMatch(/\nhttps:\/\/puzzles\.example\/oauth[^]*15 minutes\.$/);
    expect(await recover({ PORT: '5000' })).toContain('\nhttp://localhost:5000/oauth');
    expect(await recover({ PUBLIC_URL: 'https://other.example' })).toContain(
      '\nhttps://other.example/oauth',
    );
  });

  it('"recover" signs in to no account that is blocked', async () => {
    await site.member('Blocked already');
    await run('block', 'Blocked already');

    expect(await run('recover', 'Blocked already')).toMatch(/^Refused: .* is blocked/);
  });

  it('"block" ends all sessions at once, and "unblock" lets in again', async () => {
    const member = await site.member('Eve');
    const printed = await run('recover', member.id);
    expect(await run('block', member.id)).toContain('is blocked');
    expect(await site.refusal(listIdentities, member)).toBe('signed_out');
    expect((await openIn(new TestBrowser(site), printed)).status).toBe(401);

    await db.update(users).set({ bannedUntil: sql`now() + interval '1 day'` });
    expect(await run('unblock', 'Eve')).toContain('isn’t blocked');
    expect(await site.refusal(listIdentities, member)).toBe('signed_out');
    const again = await run('recover', 'Eve');
    expect((await openIn(new TestBrowser(site), again)).status).toBe(204);
    await db.update(users).set({ bannedUntil: null });
  });

  it('"invitation" prints links to sign up, lists them and withdraws them', async () => {
    const [link = '', sentence] = (await run('invitation', 'add')).split('\n');
    expect(sentence).toBe('1 person can sign up with this link within 7 days.');
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toBe('/auth');
    const body = { secret: searchParams.get('invitation') };
    expect((await site.call(checkInvitation, null, { body })).status).toBe(200);
    expect(await run('invitation', 'add', '20', '30')).toContain(
      '20 people can sign up with this link within 30 days.',
    );

    const [second, first = ''] = (await run('invitation', 'list')).split('\n');
    expect(second).toMatch(/^[\da-f-]{36} {2}used 0 of 20 {2}until [\d-]{10}$/);
    const [id = ''] = first.split('  ');
    expect(await run('invitation', 'remove', id)).toBe(`Withdrew the invitation ${id}.`);
    expect(await site.refusal(checkInvitation, null, { body })).toBe('not_found');
    expect(await run('invitation', 'remove', id)).toMatch(/^Refused: There is no invitation/);
    expect(await run('invitation', 'remove', 'Ada')).toMatch(/^Refused: There is no invitation/);
  });

  it.each([['0'], ['1001'], ['many'], ['1', '0'], ['1', '366'], ['1', '7', 'days']])(
    '"invitation add" takes no %s %s',
    async (...words) => {
      expect(await run('invitation', 'add', ...words)).toMatch(/^Refused: (USES|DAYS) is a whole/);
    },
  );

  it('"label" and "unlabel" make moderators and unmake them', async () => {
    const { id } = await site.member('Sofia');
    await run('label', 'Sofia', 'moderator');
    await run('label', id, 'moderator');
    expect(await userNamed('Sofia')).toMatchObject({ labels: ['moderator'] });

    await run('unlabel', 'Sofia', 'moderator');
    expect(await userNamed('Sofia')).toMatchObject({ labels: [] });
    expect(await run('label', 'Sofia', 'moderater')).toMatch(/^Refused: Unknown label: moderater/);
  });

  it('"title" sets the line under a name and removes it', async () => {
    await site.member('Countess');
    await run('title', 'Countess', 'Champion', 'of', '2026');
    expect(await userNamed('Countess')).toMatchObject({ title: 'Champion of 2026' });
    expect(await run('title', 'Countess', 'x'.repeat(101))).toMatch(/^Refused: /);

    await run('title', 'Countess');
    expect(await userNamed('Countess')).toMatchObject({ title: null });
  });

  it('says the ids when a name is that of several accounts', async () => {
    const [first, second] = [await site.member('Twin'), await site.member('Twin')];

    const refusal = await run('block', 'Twin');
    expect(refusal).toMatch(/^Refused: Several accounts/);
    expect(refusal).toContain(first.id);
    expect(refusal).toContain(second.id);
    expect(await run('block', first.id)).toContain(first.id);
    const rows = await db.select().from(users).where(eq(users.name, 'Twin')).orderBy(users.id);
    expect(rows.map(({ active }) => active)).toEqual([false, true]);
  });

  it('finds nobody by half a name, nor an account that was removed', async () => {
    const { id } = await site.member('Removed');
    await db
      .update(users)
      .set({ removedAt: sql`now()` })
      .where(eq(users.id, id));

    for (const who of ['Remov', 'removed', 'Removed', id, crypto.randomUUID(), '%'])
      expect(await run('block', who)).toBe(`Refused: There is no account "${who}".`);
  });

  it('"list" shows who is who, the newest first', async () => {
    const { id } = await site.member('Listed 100%', ['moderator']);
    const identity = { userId: id, provider: 'passkey', subject: 'listed' };
    await db.insert(identities).values({ ...identity, id: crypto.randomUUID() });
    await run('invite', 'Listed later');

    const [first, second, ...rest] = (await run('list', 'LISTED')).split('\n');
    expect(first).toMatch(/Listed later {2}never signed in {2}no sign-in method$/);
    expect(second).toMatch(
      new RegExp(`^${id} {2}Listed 100% {2}moderator {2}last seen [\\d-]{10} {2}passkey$`),
    );
    expect(rest).toEqual([]);
    expect(await run('list', '100%')).toBe(second);
    expect(await run('list', '1_0')).toBe('No accounts found.');
    expect((await run('list')).split('\n').length).toBeGreaterThan(5);
  });

  it('"copyright" keeps the list of what cannot be published', async () => {
    const [a, b] = [`cs4_${'a'.repeat(64)}`, `cs4_${'b'.repeat(64)}`];
    expect(await run('copyright', 'list')).toBe('The list is empty.');
    await run('copyright', 'add', b);
    await run('copyright', 'add', a, 'of', 'a', 'magazine');

    expect(await run('copyright', 'list')).toBe(`${a}  of a magazine\n${b}`);
    expect(await run('copyright', 'list', 'cs4_b')).toBe(b);
    expect(await run('copyright', 'remove', a)).toContain('can be published again');
    expect(await run('copyright', 'remove', a)).toMatch(/^Refused: .* isn’t on the list/);
    expect(await db.$count(copyrighted)).toBe(1);
    expect(await run('copyright', 'add', 'b')).toMatch(/^Refused: "b" is neither/);
    expect(await run('copyright', 'add', crypto.randomUUID())).toMatch(/^Refused: There is no/);
  });
});

describe('words that are no command', () => {
  it.each([
    [[], 'Missing command.'],
    [['dance'], 'Unknown command: dance.'],
    [['toString'], 'Unknown command: toString.'],
    [['copyright'], 'Unknown command: copyright.'],
    [['copyright', 'burn', 'x'], 'Unknown command: copyright burn x.'],
    [['invitation', 'list', 'all'], 'Too many arguments. Usage: invitation list'],
    [['block'], 'Missing argument. Usage: block USER'],
    [['label', 'Ada'], 'Missing argument. Usage: label USER LABEL'],
    [['copyright', 'add'], 'Missing argument. Usage: copyright add CHECKSUM [NOTE]'],
  ])('%j are answered with a sentence', (words, sentence) => {
    expect(readAdminCommand(words)).toEqual({ ok: false, error: sentence });
  });

  it('are helped by a list of all commands', () => {
    for (const name of ['login', 'invite', 'recover', 'list', 'label', 'unlabel', 'title'])
      expect(ADMIN_USAGE).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    for (const line of ADMIN_USAGE.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});

describe('the help of an admin command', () => {
  it.each(ADMIN_COMMAND_NAMES)('"%s" has a usage and an example that it understands', (name) => {
    const words = name.split(' ');
    const help = findAdminHelp([...words, '--help']) ?? '';
    const [, example = ''] = /\nExample:\n {2}npm run admin -- (.*)\n/.exec(help) ?? [];

    expect(help).toMatch(new RegExp(`\nUsage:\n {2}npm run admin -- ${name}\\b`));
    expect(help).toMatch(/\nExit codes:\n {2}0 {2}Success\.\n/);
    expect(example).toMatch(new RegExp(`^${name}( |$)`));
    expect(readAdminCommand(example.split(' ')).ok).toBe(true);
    expect(findAdminHelp([...words, '-h'])).toBe(help);
    expect(findAdminHelp(words)).toBeNull();
  });

  it('is the list of all for other words', () => {
    for (const words of [['--help'], ['-h'], ['dance', '--help']])
      expect(findAdminHelp(words)).toBe(ADMIN_USAGE);
  });
});
