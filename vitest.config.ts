import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit tests: everything under `tests` that ends in `.test.ts(x)`. A component test asks for its DOM by a docblock. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/visual/**'],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 15_000,
    maxWorkers: 2,
  },
});
