import { defineConfig } from 'vite';

/** The server and its workers with everything they import: `dist/server/main.js` and its like. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: { main: 'server/main.ts', puzzleWorker: 'server/checks/worker.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
});
