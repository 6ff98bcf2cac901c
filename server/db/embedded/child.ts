import type { SystemAccount } from './account.ts';

interface ChildOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * How programs of the database are run: as its account, and without our environment, which has
 * secrets in it, and perhaps `PGPORT`.
 */
export function childOptions(account: SystemAccount | null): ChildOptions {
  const ids = account ? { uid: account.uid, gid: account.gid } : {};
  return { cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }, ...ids };
}
