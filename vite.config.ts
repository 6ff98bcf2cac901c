import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiInDevelopment } from './scripts/build/apiInDevelopment.ts';
import { chunkBudget } from './scripts/build/chunkBudget.ts';
import { pagePreloads } from './scripts/build/pagePreloads.ts';
import { precompress } from './scripts/build/precompress.ts';
import { sonnerStyles } from './scripts/build/sonnerStyles.ts';

/** The pages of the site: `dist/client`. The server is built by `vite.server.config.ts`. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    apiInDevelopment(),
    sonnerStyles(),
    chunkBudget([
      { name: 'The first page', modules: ['index.html', 'src/ui/pages/HomePage.tsx'], maxKb: 200 },
      { name: 'Solving', modules: ['index.html', 'src/ui/pages/SolvePage.tsx'], maxKb: 250 },
    ]),
    pagePreloads({
      '/': ['src/ui/pages/HomePage.tsx', 'src/ui/home/loadHome.ts'],
      '/solve': ['src/ui/pages/SolvePage.tsx', 'src/ui/pages/puzzleLoaders.ts'],
      '/perfection': ['src/ui/pages/SolvePage.tsx', 'src/ui/pages/puzzleLoaders.ts'],
      '/create': ['src/ui/pages/CreatePage.tsx', 'src/ui/pages/puzzleLoaders.ts'],
    }),
    precompress(),
  ],
  worker: { format: 'es' },
  server: {
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: 'chrome125', // keeps oklch() in the themes; older targets turn it into lab(), which Pixi cannot read
    assetsInlineLimit: 0, // the security policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
});
