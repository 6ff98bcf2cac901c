import { create } from 'tar';

/**
 * Files and folders of the product's source, at the top of the project. An explicit list, because
 * the folder may also contain private files, such as the data of a site or its secrets.
 */
export const SOURCE_PARTS = [
  ...['assets', 'contract', 'docs', 'public', 'scripts', 'server', 'src', 'tests'],
  ...['.ci', '.dockerignore', 'Dockerfile', 'compose.yaml'],
  ...['.dependency-cruiser.cjs', '.git-blame-ignore-revs', '.gitignore', '.oxfmtrc.json'],
  ...['.oxlintrc.json', 'drizzle.config.ts', 'playwright.config.ts', 'vitest.config.ts'],
  ...['CHANGELOG.md', 'LICENSE', 'README.md', 'code.html', 'index.html', 'knip.json'],
  ...['package-lock.json', 'package.json', 'tsconfig.base.json', 'tsconfig.contract.json'],
  ...['tsconfig.engine.json', 'tsconfig.json', 'tsconfig.server.json', 'tsconfig.solvers.json'],
  ...['tsconfig.tests.json', 'tsconfig.web.json', 'tsconfig.worker.json'],
  ...['vite.code.config.ts', 'vite.config.ts', 'vite.server.config.ts'],
  'stryker.config.mjs',
  'vitest.mutants.config.ts',
];

/**
 * Write the current source into `file` (gzip), which a site offers to its users as the AGPL
 * requires.
 * @param {{ root: string, file: string, folder: string }} where `folder` is the one it unpacks to
 */
export async function writeSourceArchive({ root, file, folder }) {
  await create(
    { cwd: root, file, gzip: true, portable: true, noMtime: true, prefix: folder },
    SOURCE_PARTS,
  );
}
