import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileTexts } from './scripts/build/compileTexts.mjs';
import { MODULES } from './scripts/module-cache.mjs';
import type { Plugin } from 'vite';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of pure code: no DOM, no module or global replaced. So their files may share a worker. */
const PURE = [
  'tests/engine/*.test.ts',
  'tests/engine/!(canvas)/**/*.test.ts',
  'tests/machines/**/*.test.ts',
];

/** Tests that may use a database: a server for them is started first, see `testDatabase.ts`. */
const SERVER = ['tests/server/**/*.test.ts'];

/** Tests of pages over a server in the same process: they put a document into it. */
const SITE_PAGES = ['tests/server/pages/**/*.test.ts'];

/** Tests of pages and their parts, which speak English. */
const PAGES = ['tests/ui/**/*.test.{ts,tsx}'];

const FILES = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);

const whereText = (part: RegExp) => FILES.filter((file) => part.test(readFileSync(file, 'utf8')));

/** Tests that replace or reset modules, which the next file in a worker would notice. */
const REPLACES = whereText(/\bvi\.(?:mock|doMock|resetModules)\(/);

/** Tests that have a process for each file; packages that solve have state of their own. */
const ALONE = [...REPLACES, ...FILES.filter((file) => file.startsWith('tests/solvers/'))];

/** Tests that need a document and nothing else: files in a worker share it, one after another. */
const WITH_DOCUMENT = whereText(/@vitest-environment happy-dom/).filter(
  (file) => !ALONE.includes(file),
);

/** Compiled modules are stored for the next run, by their contents and the paths of aliases. */
const MODULE_CACHE = { fsModuleCache: true, fsModuleCachePath: MODULES };
const { imports: ALIASES } = JSON.parse(readFileSync('package.json', 'utf8')) as object & {
  imports: unknown;
};

/** Vitest's own environment, in which set-up for all files runs. */
const MAIN = '__vitest__';

/**
 * A module with a list of files (`import.meta.glob`) changes with a folder: it is not stored. Nor
 * are modules of the main process: Vitest reads them back as bytes, and fails when it then looks
 * for the source of an error.
 */
const storeModules: Plugin = {
  name: 'store-modules',
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ environment, sourceCode }) => {
      const isStored = environment.name !== MAIN && !sourceCode.includes('import.meta.glob');
      return isStored && JSON.stringify(ALIASES);
    });
  },
};

/** Set-up that runs once for all files with a database or a server. */
const SERVER_SETUP = ['tests/support/testCluster.ts', 'tests/support/buildPrograms.ts'];

/** Set-up for tests that run the solver. */
const CHECK_REASONS = ['tests/support/checkReasons.ts'];

const PAGE_SETUP = ['tests/support/provideEnglish.ts', 'tests/support/waitForLateParts.ts'];

/** Files that are no unit tests, and files of the projects above. */
const NOT_OTHER = ['tests/e2e/**', 'tests/visual/**', ...PURE, ...SERVER, ...PAGES];

/**
 * Ends a test that hangs. It is no measure of speed: a solver package takes six seconds for its
 * hardest puzzle, and three times that beside a linter, two tests and a build on two cores.
 */
const TIMEOUT_MS = 60_000;

/** Room for what is new in memory: pages in a document leave much of it behind at once. */
const ROOMY = ['--max-semi-space-size=32'];

/** Files that take long. Begun last, one would keep one core busy while the other is idle. */
const LONG =
  /tests\/(solvers|engine\/(solver|explain|foreign)|server\/process|ui\/(play|editor))\//;

/**
 * Projects in the order in which they run, the one with the shortest files last. Each begins with
 * new workers, which load all modules again, so their files follow one another.
 */
const ORDER = [
  'alone',
  'server',
  'site pages',
  'pure',
  'pages alone',
  'documents',
  'other',
  'pages',
];

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId, project }: TestSpecification) =>
      2 * ORDER.indexOf(project.name) + (LONG.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}

/**
 * Unit tests: everything under `tests` that ends in `.test.ts(x)`. A component test asks for its
 * DOM by a docblock.
 */
export default defineConfig({
  plugins: [compileTexts(), react(), storeModules],
  test: {
    environment: 'node',
    restoreMocks: true,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    maxWorkers: 2,
    experimental: MODULE_CACHE,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          pool: 'threads',
          isolate: false,
          setupFiles: CHECK_REASONS,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          execArgv: ROOMY,
          include: SERVER,
          exclude: SITE_PAGES,
          isolate: false,
          globalSetup: SERVER_SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'site pages',
          execArgv: ROOMY,
          include: SITE_PAGES,
          isolate: false,
          globalSetup: SERVER_SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'other',
          execArgv: ROOMY,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...NOT_OTHER, ...ALONE, ...WITH_DOCUMENT],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          execArgv: ROOMY,
          include: ALONE,
          exclude: NOT_OTHER,
          setupFiles: CHECK_REASONS,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          execArgv: ROOMY,
          include: PAGES,
          exclude: [...ALONE, ...WITH_DOCUMENT],
          isolate: false,
          setupFiles: ['tests/support/dropTimers.ts', ...PAGE_SETUP],
        },
      },
      {
        extends: true,
        test: {
          name: 'documents',
          execArgv: ROOMY,
          include: WITH_DOCUMENT,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [
            'tests/support/dropTimers.ts',
            'tests/support/leaveDocument.ts',
            ...PAGE_SETUP,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages alone',
          execArgv: ROOMY,
          include: ALONE.filter((file) => file.startsWith('tests/ui/')),
          setupFiles: PAGE_SETUP,
        },
      },
    ],
  },
});
