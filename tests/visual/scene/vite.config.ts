import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const page = (name: string): string => `${import.meta.dirname}/${name}`;

/**
 * The page of scenes, for pictures and measurements of the board alone. Never part of the product.
 * Built once for all workers: a development server would bundle packages again while tests run.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  preview: { port: 0 },
  build: {
    outDir: '../../../.cache/scene',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: 'chrome125', // as the product is built
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: [page('index.html'), page('themes.html')] },
  },
});
