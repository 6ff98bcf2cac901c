import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../../StartProblem.ts';

/** An account of the operating system. */
export interface SystemAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Accounts that run the database instead of root; the first one that exists. */
const HARMLESS = ['postgres', 'nobody'];

/**
 * The system account that runs the database, since PostgreSQL refuses root. Null means the account
 * of this process; for root it is the owner of the folder, else an unprivileged account.
 */
export async function databaseAccount(folder: string): Promise<SystemAccount | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await knownAccounts();
  const owner = await stat(folder).catch(() => null);
  if (owner && owner.uid !== 0) {
    const name = accounts.find(({ uid }) => uid === owner.uid)?.name ?? String(owner.uid);
    return { name, uid: owner.uid, gid: owner.gid };
  }
  const found = HARMLESS.flatMap((name) => accounts.filter((one) => one.name === name))[0];
  if (found) return found;
  throw new StartProblem(
    'The built-in database does not run as root, and there is no account "postgres" or "nobody" to run it: start the server as an ordinary user.',
  );
}

async function knownAccounts(): Promise<readonly SystemAccount[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

/** The first folder on the path to `file` that `account` may not enter, or null. */
export async function closedFolder(file: string, account: SystemAccount): Promise<string | null> {
  const parent = path.dirname(file);
  const above = parent === file ? null : await closedFolder(parent, account);
  if (above !== null) return above;
  const found = await stat(file).catch(() => null);
  if (!found?.isDirectory()) return null;
  const { mode, uid, gid } = found;
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return (mode & bit) === 0 ? file : null;
}

/** Throws if the account cannot reach the path, for example in the home of root. */
export async function requireReachable(file: string, account: SystemAccount | null): Promise<void> {
  const closed = account && (await closedFolder(file, account));
  if (!closed) return;
  throw new StartProblem(
    `The built-in database does not run as root, and the account "${account.name}" may not enter ${closed}: start the server as an ordinary user, or move it to where others may read.`,
  );
}

interface ChildOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Options for child processes of the database: its account, and without our environment, which
 * contains secrets and possibly `PGPORT`.
 */
export function childOptions(account: SystemAccount | null): ChildOptions {
  const ids = account ? { uid: account.uid, gid: account.gid } : {};
  return { cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }, ...ids };
}
