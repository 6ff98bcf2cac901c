import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { foldText } from '#base/foldText.ts';
import { fail, ok } from '#base/result.ts';
import { endAllSessions, isActiveUser } from '../auth/sessions.ts';
import { createLoginUrl } from '../auth/tickets.ts';
import { createUser } from '../db/accounts.ts';
import type { Tx } from '../db/database.ts';
import { hasPart } from '../db/names.ts';
import { identities, users } from '../db/schema/users.ts';
import { cleanUserName } from '../domain/userName.ts';
import type { AdminContext, AdminResult } from './AdminCommand.ts';
import { findUser, type FoundUser } from './findUser.ts';

/** Labels that have a meaning. */
const LABELS = ['moderator'];
const MAX_TITLE = 100;
const MAX_LISTED = 50;
const HOUSE = 'This account belongs to the site, so it can’t be used or changed.';

/** Create an account and print a sign-in link for it. */
export async function createAccount(
  { db, site, ...context }: AdminContext,
  text: string,
  labels: string[],
): Promise<AdminResult> {
  const name = cleanUserName(text);
  if (name === null) return fail('Enter a name with at least one visible character.');
  return db.transaction(async (tx) => {
    const id = await createUser(tx, { name, labels });
    const kind = labels.includes('moderator') ? 'moderator' : 'account';
    const first = `Created ${kind} "${name}" (id ${id}).`;
    return ok([first, ...howToOpen(await createLoginUrl(tx, site, id), context)]);
  });
}

/** Print a sign-in link for an account whose owner has lost every other sign-in method. */
export async function recover(
  { db, site, ...context }: AdminContext,
  who: string,
): Promise<AdminResult> {
  return db.transaction(async (tx) => {
    const user = await findUser(tx, who);
    if (!user.ok) return user;
    const { id, name, isActive, isHouse } = user.value;
    if (isHouse) return fail(HOUSE);
    if (!isActive) return fail(`${called(user.value)} is blocked. Unblock it first.`);
    const address = await createLoginUrl(tx, site, id);
    return ok([`To sign in as "${name}":`, ...howToOpen(address, context)]);
  });
}

function howToOpen(
  address: string,
  { isAddressGuessed = false }: Pick<AdminContext, 'isAddressGuessed'>,
): readonly string[] {
  const lines = [address, 'The link works once and expires in 15 minutes.'];
  if (!isAddressGuessed) return lines;
  return [
    ...lines,
    `The site was never started with this database. If its address isn’t ${new URL(address).origin}, set PUBLIC_URL or PORT as for the site and run this again.`,
  ];
}

/** Add a label to an account, or remove it. */
export async function setLabel(
  context: AdminContext,
  who: string,
  label: string,
  isWanted: boolean,
): Promise<AdminResult> {
  if (!LABELS.includes(label))
    return fail(`Unknown label: ${label}. Labels: ${LABELS.join(', ')}.`);
  return change(context, who, async (tx, user) => {
    const others = user.labels.filter((one) => one !== label);
    await tx
      .update(users)
      .set({ labels: isWanted ? [...others, label] : others, updatedAt: sql`now()` })
      .where(eq(users.id, user.id));
    return `${called(user)} ${isWanted ? 'has' : 'doesn’t have'} the label ${label}.`;
  });
}

/** Set the honorary line under a name; an empty text removes it. */
export async function setTitle(
  context: AdminContext,
  who: string,
  text: string,
): Promise<AdminResult> {
  const title = cleanUserName(text);
  if (title !== null && Array.from(title).length > MAX_TITLE)
    return fail(`A title can have at most ${MAX_TITLE} characters.`);
  return change(context, who, async (tx, user) => {
    await tx
      .update(users)
      .set({ title, updatedAt: sql`now()` })
      .where(eq(users.id, user.id));
    return title === null
      ? `${called(user)} has no title.`
      : `${called(user)} has the title "${title}".`;
  });
}

/** Block an account, which ends all its sessions, or unblock it. */
export async function setActive(
  context: AdminContext,
  who: string,
  active: boolean,
): Promise<AdminResult> {
  return change(context, who, async (tx, user) => {
    await tx
      .update(users)
      .set({ active, updatedAt: sql`now()`, ...(active && { bannedUntil: null }) })
      .where(eq(users.id, user.id));
    if (!active) await endAllSessions(tx, user.id);
    return active
      ? `${called(user)} isn’t blocked.`
      : `${called(user)} is blocked and signed out everywhere.`;
  });
}

async function change(
  { db }: AdminContext,
  who: string,
  work: (tx: Tx, user: FoundUser) => Promise<string>,
): Promise<AdminResult> {
  return db.transaction(async (tx) => {
    const user = await findUser(tx, who);
    if (user.ok && user.value.isHouse) return fail(HOUSE);
    return user.ok ? ok([await work(tx, user.value)]) : user;
  });
}

function called({ name, id }: FoundUser): string {
  return `The account "${name}" (${id})`;
}

/** List accounts, the newest first: all of them, or those whose name contains the words. */
export async function listAccounts({ db }: AdminContext, words: string): Promise<AdminResult> {
  const where = and(isNull(users.removedAt), hasPart(foldText(words)));
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      labels: users.labels,
      isActive: sql<boolean>`${isActiveUser}`,
      isHouse: users.isHouse,
      seenOn: sql<string | null>`to_char(${users.accessedAt}, 'YYYY-MM-DD')`,
      ways: sql<string>`(select coalesce(string_agg(distinct provider, ', ' order by provider), '') from ${identities} where user_id = app_user.id)`,
    })
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(MAX_LISTED);
  const total = await db.$count(users, where);
  const lines = rows.map(({ id, name, labels, isActive, isHouse, seenOn, ways }) =>
    [
      id,
      name,
      ...(isHouse ? ['the site itself'] : []),
      ...labels,
      ...(isActive ? [] : ['blocked']),
      seenOn === null ? 'never signed in' : `last seen ${seenOn}`,
      ways === '' ? 'no sign-in method' : ways,
    ].join('  '),
  );
  const rest = total > rows.length ? [`… and ${total - rows.length} more.`] : [];
  return ok(total === 0 ? ['No accounts found.'] : [...lines, ...rest]);
}
