import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ModerationAction } from '#contract/moderationAction.ts';
import type { ErrorCode } from '#contract/problem.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { moderationRefusal, type Subject } from '../../domain/moderation.ts';
import { refusal, type Refusal, type RefusalId } from '../../domain/refusal.ts';
import { english } from '#texts/english.ts';
import type { Message, ValuesArgument } from '#texts/message.ts';
import { withYielding, YIELD_AFTER } from '../databaseErrors.ts';
import type { Db, Tx } from '../database.ts';
import { addNotifications } from '../notifications.ts';
import { moderations } from '../schema/messages.ts';
import { users } from '../schema/users.ts';

/** The acting moderator, and the message to the affected account. */
export interface ModerationContext {
  readonly moderatorId: string;
  /** Markdown, as typed. */
  readonly message: string;
}

/** An account, or an item of one. */
interface Owned {
  readonly id: string;
  readonly owner: Subject;
}

/** Columns of `Owned.owner`. */
export const ownerColumns = { id: users.id, labels: users.labels, isHouse: users.isHouse };

/** A completed action, for the log and for the affected account. */
export interface ModerationRecord {
  readonly action: ModerationAction;
  /** For the log of moderators. */
  readonly log: Message;
  /** The removed content. */
  readonly removed?: unknown;
  /** Notification before the moderator's message; null sends none. */
  readonly notice: Message | null;
  /** The page that the notification links to. */
  readonly path: string | null;
}

/** Finds an item and locks it until the transaction ends. */
type Lock<Thing extends Owned> = (tx: Tx, id: string) => Promise<Thing | undefined>;

/** Outcome of a moderator's action. */
export type ModerationOutcome<Code extends ErrorCode = 'conflict'> = Result<
  undefined,
  Refusal<Code | 'forbidden' | 'not_found'>
>;

/**
 * Run a moderator's action, unless the owner is the moderator or another one. The action, its log
 * and the notification are one transaction; an action without effect returns null. Yields to
 * concurrent calls of users.
 */
export async function moderate<Thing extends Owned, Code extends ErrorCode>(
  db: Db,
  { moderatorId, message }: ModerationContext,
  id: string,
  lock: Lock<Thing>,
  act: (tx: Tx, thing: Thing) => Promise<Result<ModerationRecord | null, Refusal<Code>>>,
): Promise<ModerationOutcome<Code>> {
  return withYielding(() =>
    db.transaction(async (tx): Promise<ModerationOutcome<Code>> => {
      await tx.execute(sql`select set_config('lock_timeout', ${YIELD_AFTER}, true)`);
      const thing = await lock(tx, id);
      if (!thing) return fail(refusal('not_found', 'refusals.gone'));
      const refused = moderationRefusal(moderatorId, id, thing.owner);
      if (refused) return fail(refused);
      const done = await act(tx, thing);
      if (!done.ok) return done;
      if (done.value !== null) await recordAction(tx, { moderatorId, message }, thing, done.value);
      return ok(undefined);
    }),
  );
}

/** Log a completed action, and notify the account. */
export async function recordAction(
  tx: Tx,
  { moderatorId, message }: ModerationContext,
  { id: thingId, owner }: Owned,
  { action, log, removed, notice, path }: ModerationRecord,
): Promise<void> {
  const id = uuidv7();
  await tx.insert(moderations).values({
    id,
    moderatorId,
    userId: owner.id,
    action,
    target: thingId === owner.id ? null : thingId,
    description: english.say(log),
    text: log,
    message,
    removed,
  });
  if (notice === null) return;
  await addNotifications(tx, [
    {
      userId: owner.id,
      type: 'account',
      text: notice,
      remark: message,
      target: path,
      sourceId: id,
      eventKey: `moderation:${id}`,
    },
  ]);
}

/** Refusal of an action without effect. */
export function alreadyDone<Id extends RefusalId>(
  id: Id,
  ...values: ValuesArgument<Id>
): Result<never, Refusal<'conflict'>> {
  return fail(refusal('conflict', id, ...values));
}
