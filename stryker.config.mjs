const folder = process.env['MUTANTS'] ?? '';
const file = process.env['MUTANTS_FILE'] ?? '**/*.{ts,tsx}';

/** Mutation tests of a folder of `src`, started by `npm run mutants`. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts', related: true },
  mutate: [`src/${folder}/${file}`],
  ignorePatterns: ['/data', '/dist', '/docs', '/.cache'],
  // A change of a constant at the top of a module would need new workers for each change.
  ignoreStatic: true,
  concurrency: 2,
  tempDirName: '.cache/mutants',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
