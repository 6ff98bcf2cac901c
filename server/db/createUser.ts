import { v7 as uuidv7 } from 'uuid';
import type { AutoPopulate } from '#contract/shapes.ts';
import type { Queryable } from './Db.ts';
import { collections } from './schema/collections.ts';
import { STATUS } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/** The automatic collections of every account. Solved and loved puzzles are private by default. */
const AUTOMATIC: readonly {
  readonly autoPopulate: AutoPopulate;
  readonly title: string;
  readonly status: number;
}[] = [
  { autoPopulate: 'createdPuzzles', title: 'Created puzzles', status: STATUS.public },
  { autoPopulate: 'lovedPuzzles', title: 'Loved puzzles', status: STATUS.private },
  { autoPopulate: 'solvedPuzzles', title: 'Solved puzzles', status: STATUS.private },
];

/** Properties of a new account. */
interface NewUser {
  readonly id?: string;
  readonly name: string;
  readonly labels?: string[];
}

/** Create an account with its automatic collections; run it in a transaction. Returns its id. */
export async function createUser(
  db: Queryable,
  { id = uuidv7(), name, labels = [] }: NewUser,
): Promise<string> {
  await db.insert(users).values({ id, name, labels });
  await db
    .insert(collections)
    .values(AUTOMATIC.map((automatic) => ({ ...automatic, id: uuidv7(), creatorId: id })));
  return id;
}
