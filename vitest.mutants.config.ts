import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileTexts } from './scripts/build/compileTexts.mjs';

/** The unit tests of the folder of `src` whose code is changed, see `stryker.config.mjs`. */
export default defineConfig({
  plugins: [compileTexts(), react()],
  test: {
    include: [`tests/${process.env['MUTANTS'] ?? ''}/**/*.test.{ts,tsx}`],
    setupFiles: ['tests/support/provideEnglish.ts', 'tests/support/waitForLateParts.ts'],
    restoreMocks: true,
  },
});
