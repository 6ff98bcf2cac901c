import { firstRunAddress } from '../auth/firstRun.ts';
import type { Deps } from '../deps.ts';

/**
 * Say at the terminal how to become the first moderator, if nobody has an account yet. It goes into
 * no log: whoever reads the terminal owns the site, whoever reads logs need not.
 */
export async function sayFirstAddress({ db, site }: Pick<Deps, 'db' | 'site'>): Promise<void> {
  const address = await firstRunAddress(db, site);
  if (address === null) return;
  process.stdout.write(
    `Nobody has an account yet. Open this within 15 minutes to become the first moderator:\n${address}\n`,
  );
}
