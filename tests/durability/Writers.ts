import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { generateSecret, hashSecret } from '#server/auth/sessions.ts';
import { createUser } from '#server/db/accounts.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/users.ts';
import { addPuzzleRow } from '#tests/support/puzzleRows.ts';

const PEOPLE = 100;
const PUZZLES = 800;
const CLIENTS = 16;

/** A write confirmed by the server: this account loves that puzzle. */
interface Promised {
  readonly userId: string;
  readonly puzzleId: string;
}

interface Person {
  readonly id: string;
  readonly token: string;
}

/** Accounts that love puzzles as fast as possible, and record the confirmed writes. */
export class Writers {
  readonly #pairs: Generator<{ person: Person; puzzleId: string }>;
  readonly promised: Promised[] = [];
  #address = '';
  #isWriting = false;
  #clients: Promise<void>[] = [];

  private constructor(people: readonly Person[], puzzles: readonly string[]) {
    this.#pairs = pairsOf(people, puzzles);
  }

  /** Create the accounts and the puzzles of an empty site. */
  static async of({ db }: OpenDatabase): Promise<Writers> {
    const people: Person[] = [];
    const puzzles: string[] = [];
    for (let i = 0; i < PEOPLE; i++) {
      const id = await createUser(db, { name: `Person ${i}` });
      const token = generateSecret();
      await db.insert(sessions).values({
        id: uuidv7(),
        userId: id,
        tokenHash: hashSecret(token),
        expiresAt: new Date(Date.now() + 86_400_000),
      });
      people.push({ id, token });
    }
    for (let i = 0; i < PUZZLES; i++) puzzles.push(await addPuzzleRow(db, people[0]?.id ?? ''));
    return new Writers(people, puzzles);
  }

  start(address: string): void {
    this.#address = address;
    this.#isWriting = true;
    this.#clients = Array.from({ length: CLIENTS }, () => this.#write());
  }

  async stop(): Promise<void> {
    this.#isWriting = false;
    await Promise.all(this.#clients);
  }

  /** Retry one write until it is confirmed. */
  async writeNext(address: string): Promise<void> {
    this.#address = address;
    await this.#writeOnce();
  }

  async #write(): Promise<void> {
    while (this.#isWriting && (await this.#writeOnce()));
  }

  /** False if no write is left. */
  async #writeOnce(): Promise<boolean> {
    const next = this.#pairs.next();
    if (next.done === true) return false;
    const { person, puzzleId } = next.value;
    const response = await fetch(`${this.#address}/api/puzzle/${puzzleId}/love`, {
      method: 'PUT',
      headers: {
        Origin: this.#address,
        Cookie: `session=${person.token}`,
        'Content-Type': 'application/json',
      },
      body: '{"loved":true}',
    }).catch(() => null); // killed meanwhile: no write was confirmed
    if (response?.ok) this.promised.push({ userId: person.id, puzzleId });
    await response?.arrayBuffer().catch(() => null);
    return true;
  }
}

function* pairsOf(people: readonly Person[], puzzles: readonly string[]) {
  for (const puzzleId of puzzles) for (const person of people) yield { person, puzzleId };
}

/** Inconsistencies in the data; empty if nothing was lost. */
export async function findLosses(
  pool: pg.Pool,
  promised: readonly Promised[],
): Promise<readonly string[]> {
  const count = async (query: string, values: unknown[] = []) => {
    const { rows } = await pool.query<{ n: number }>(query, values);
    return rows[0]?.n ?? NaN;
  };
  const kept = await count(
    `select count(*)::int as n from love join unnest($1::uuid[], $2::uuid[]) as p (u, z)
     on love.user_id = p.u and love.puzzle_id = p.z`,
    [promised.map(({ userId }) => userId), promised.map(({ puzzleId }) => puzzleId)],
  );
  const miscounted = await count(
    `select count(*)::int as n from puzzle as p
     where love_count <> (select count(*) from love where puzzle_id = p.id)`,
  );
  const client = await pool.connect();
  const byPlan = async (settings: string) => {
    await client.query(settings);
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from love');
    return rows[0]?.n;
  };
  const byScan = await byPlan('set enable_indexscan = off; set enable_indexonlyscan = off');
  const byIndex = await byPlan('reset enable_indexonlyscan; set enable_seqscan = off');
  client.release(true);
  return [
    ...(kept === promised.length ? [] : [`${promised.length - kept} promised writes are lost`]),
    ...(miscounted === 0 ? [] : [`${miscounted} counts differ from their rows`]),
    ...(byScan === byIndex ? [] : [`the table has ${byScan} rows and its index ${byIndex}`]),
  ];
}
