import { defineConfig } from 'vite';
import { compileTexts } from './scripts/build/compileTexts.mjs';
import { fileList } from './scripts/build/fileList.ts';
import { precompress } from './scripts/build/precompress.ts';

/**
 * The document of the code editor, beside the pages in `dist/client`. It shares no script with
 * them, so that they neither grow nor load one more file. It is built after them, because their
 * build empties the folder; thus the service worker keeps it only once it was opened, or asked for
 * with the list of its files.
 */
export default defineConfig({
  plugins: [compileTexts(), fileList('code-files.json'), precompress()],
  publicDir: false,
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    assetsDir: 'assets/code',
    target: 'es2022',
    assetsInlineLimit: 0, // as for the pages
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 8000, // the checker of scripts is one file
    rolldownOptions: { input: 'code.html' },
  },
});
