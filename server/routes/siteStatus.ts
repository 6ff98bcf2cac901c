import { API_VERSION } from '#contract/health.ts';
import { readSiteStatus } from '#contract/siteStatus.ts';
import { ok } from '#base/result.ts';
import { migrationsFolder, readMigrations } from '../db/migrate.ts';
import { readDatabaseStatus } from '../db/siteStatus.ts';
import type { Deps } from '../deps.ts';
import { implement, type Route } from '../http/implement.ts';
import { VERSION } from '../version.ts';

/** The state of the site for its host. */
export function siteStatusRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, readSiteStatus, async () => {
      const { version: database, ...counted } = await readDatabaseStatus(deps.db);
      const migration = (await readMigrations(migrationsFolder())).at(-1)?.name ?? '';
      return ok({
        ...counted,
        signUp: deps.signUp,
        backups: await deps.backups(),
        versions: {
          release: VERSION,
          api: API_VERSION,
          node: process.versions.node,
          database,
          migration,
        },
      });
    }),
  ];
}
