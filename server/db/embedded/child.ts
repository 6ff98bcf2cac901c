import type { SystemAccount } from './account.ts';

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
