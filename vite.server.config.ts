import { defineConfig } from 'vite';

/** The server in one file with everything it imports: `dist/server/main.js`. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
});
