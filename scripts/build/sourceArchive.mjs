import { create } from 'tar';

/**
 * What the source of the product is, at the top of the project. A list and not a rule: beside it
 * may lie what must not be given away, such as the data of a site or its secrets.
 */
export const SOURCE_PARTS = [
  ...['assets', 'contract', 'docs', 'public', 'scripts', 'server', 'src', 'tests'],
  ...['.ci', '.dependency-cruiser.cjs', '.git-blame-ignore-revs', '.gitignore', '.oxfmtrc.json'],
  ...['.oxlintrc.json', 'drizzle.config.ts', 'playwright.config.ts', 'vitest.config.ts'],
  ...['CHANGELOG.md', 'LICENSE', 'README.md', 'code.html', 'index.html', 'knip.json'],
  ...['package-lock.json', 'package.json', 'tsconfig.base.json', 'tsconfig.engine.json'],
  ...['tsconfig.json', 'tsconfig.server.json', 'tsconfig.tests.json', 'tsconfig.web.json'],
  ...['tsconfig.worker.json', 'vite.code.config.ts', 'vite.config.ts', 'vite.server.config.ts'],
];

/**
 * Write the source as it is now into `file` (gzip): what a site offers to those who use it, as the
 * AGPL asks for.
 *
 * @param {{ root: string, file: string, folder: string }} where `folder` is the one it unpacks to
 */
export async function writeSourceArchive({ root, file, folder }) {
  await create(
    { cwd: root, file, gzip: true, portable: true, noMtime: true, prefix: folder },
    SOURCE_PARTS,
  );
}
